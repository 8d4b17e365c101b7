// tsc checks here that every game's board fits the contract; nothing runs.
import type { Board } from "/web/board/contract.js"
import * as cloud_city from "/games/cloud_city/board/board.js"
import * as connect_four from "/games/connect_four/board/board.js"
import * as neoville from "/games/neoville/board/board.js"
import * as project_skyline from "/games/project_skyline/board/board.js"
import * as tangram_city from "/games/tangram_city/board/board.js"

cloud_city satisfies Board
connect_four satisfies Board
neoville satisfies Board
project_skyline satisfies Board
tangram_city satisfies Board
