import { has } from '../understand/searched.ts'

/** What stands behind makes it something about games. */
const about =
  'night|nights|collection|library|backlog|tracker|log|club|shop|store|review|reviews|score|scores|day|days|master|design|designer|developer|studio|jam|server|finder|guide|stats|statistics|coach|plan|planner|camera|reserve|keeper|organi[sz]er|companion|assistant|results?|schedule|rental|exchange|lending|wiki'
const played = new RegExp(
  `^(?:an? |the |my |our |simple |small |little |new )*(?:[\\p{L}-]{2,14} ){0,3}?game\\b(?! (?:${about})\\b)`,
  'iu',
)
/** Games one looks on at, or plays at a table. */
const elsewhere =
  /^(?:[\p{L}-]+ ){0,4}?(?:football|basketball|hockey|baseball|soccer|rugby|handball|volleyball|board|big|wild|fair|video) games?\b/iu

/** "A racing game with garage and upgrades": it is played in the app itself. */
export const isGame = (text: string): boolean =>
  has(played, text.slice(0, 100)) && !elsewhere.test(text.slice(0, 100))

const byPlayer =
  /\b(?:the )?player (?:sees?|has|can|gets?|plays?|chooses?|clicks?|moves?|must|wins?|loses?|knows?|guesses|repeats?|makes?|draws?|picks?|taps?|presses|rolls?|selects?|hits?|collects?|places?)\b/gi
const enoughPlayed = 3

/** A brief that tells sentence by sentence what the player sees and does: nothing is looked up there, it is played. */
export const isPlayed = (text: string): boolean => (text.match(byPlayer) ?? []).length >= enoughPlayed

/** Games everybody knows, by their names; what stands before the name only says how it is. */
const byName =
  /^(?:an? |the |my |our |play |playing |multiplayer |two-player |offline |online |local |simple |classic |free |minimal |minimalist |implementation |game |version |clone |of )*(?:battleships?|sudokus?|nonograms?|picross|kakuro|futoshiki|ken ?ken|slitherlink|hashi(?:wokakero)?|nurikabe|minesweeper|nine men'?s morris|mancala|kalah|gomoku|shogi|xiangqi|reversi|othello|backgammon|tic[- ]?tac[- ]?toe|noughts and crosses|connect[- ]?four|four in a row|mastermind|hangman|2048|tetris|snake|sokoban|peg solitaire|freecell|klondike|spider solitaire|mah ?jong solitaire|dots and boxes)\b(?! (?:clubs?|trackers?|scor\w+|rules|clocks?|leagues?|tournaments?|evenings?|nights?|lessons|courses?|trainer|helper|solver|results|news|shop|venom|catcher|keeping|breed\w*|bites?|identif\w+))/i

/** "Multiplayer battleship over local Wi-Fi": a game of boards, whatever it is played over. */
export const isNamedGame = (text: string): boolean => has(byName, text.slice(0, 120).trim())

/** Pairs of cards, and lights in an order to repeat. */
const remembered =
  /^(?:an? |the |my |our |simple |classic |fun |little |cute )*(?:(?:memory|concentration) (?:cards? |pairs? |match(?:ing)? |picture |flip ){0,3}game|(?:cards?|pairs?|pictures?|tiles?)[- ]match(?:ing)? game|(?:find|match(?:ing)?) (?:the )?pairs game|game of (?:memory|pairs|concentration)|simon(?:'s)? (?:says?|game)|game (?:in which|where|with) [^.\n]{0,60}\bsequence)\b/i

/** "Cards face down, turn two and find the pairs": told, and not named. */
const turnedOver =
  /\bcards?\b[^.]{0,60}\b(?:face[- ]?down|facing (?:down|backwards?)|face backwards?|upside down|turned over)\b[^]{0,200}\b(?:match(?:es|ing)?|pairs?)\b|\bpairs? of (?:\p{L}+ )?cards\b[^]{0,120}\b(?:face[- ]?down|facing (?:down|backwards?)|flip\w*|turn\w*|match\w*)\b/iu

/** "Memory card matching game for toddlers": the game itself, whoever plays it and whatever is on its cards. */
export const isOfMemory = (text: string): boolean =>
  has(remembered, text.slice(0, 100)) || has(turnedOver, text.slice(0, 400))
