/** Load the drawings of a game, with their stylesheet. */
import { styled } from "../page.js"
import { preload } from "../preload.js"

/** @param {string} game @returns {Promise<import("./contract.js").Board>} */
export async function drawings(game) {
  preload(game)
  const [board] = await Promise.all([
    import(`../../games/${game}/board/board.js`),
    styled(`/games/${game}/board/board.css`),
  ])
  return board
}
