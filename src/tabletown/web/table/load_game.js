/** Load the words and drawings of a game; a game without drawings is played in words. */
import { drawings } from "../board/load.js"
import { styled } from "../page.js"
import { speech } from "../words.js"

/** @param {Pick<import("../server.js").Card, "game" | "drawn">} card */
export async function loadGame({ game, drawn }) {
  const [words, board] = await Promise.all([
    speech(game),
    drawn ? drawings(game) : null,
    styled(`/games/${game}/text.css`),
  ])
  return { speech: words, board }
}
