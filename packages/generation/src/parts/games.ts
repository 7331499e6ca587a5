import { type KindPart, partsOf } from './part.ts'

const sudoku = /\bsudoku|number place|killer|kakuro|nonogram/i

const chess = /\bchess\b/i

const mines = /\bmine ?sweeper|\bmines\b|minefield/i

const cards = /\bsolitaire|patience|klondike|freecell|spider\b/i

const words = /\bcross ?words?\b/i

const levels = (names: string) => ({
  said: 'difficulty levels, difficulty, levels of difficulty, several difficulty levels, adjustable difficulty, difficulties, board sizes, three difficulties, multiple difficulty levels, different difficulty levels, four difficulty levels, difficulty settings, many levels, custom board sizes, custom boards, custom games, custom difficulty, different board sizes, sizes, various sizes, custom grids, different sizes*',
  on: 'board game',
  content: `chips Difficulty | ${names}`,
})
/** What several kinds have alike. */
export const twoPlayers = {
  said: 'two player mode, two players, play against friends, multiplayer, local multiplayer, play against the computer, online multiplayer, play online, play against computer, two-player mode, against friends, computer opponent, ai opponent, play with friends, 2 player mode, against the computer, pass and play, computer opponents, bluetooth multiplayer, online play',
  on: 'board game',
  content: `chips Opponent | * Computer, Friend on this phone, Friend online`,
}

const undo = {
  said: 'undo, hints, unlimited undo, hint, undo and redo, undo and hints, hint system, unlimited undos, autosave, auto-save, restart, new game, save game, saved games, redo, take back moves, move undo',
  on: 'board game',
}

/** What games have. */
export const gameParts: readonly KindPart[] = [
  ...partsOf('board-puzzle', [
    {
      said: 'against the computer, against computer, computer opponent, play against computer, play against the computer, ai opponent, single player, play against ai, against ai, against a bot, two players or against the computer, two players or computer',
      within:
        /\b(?:tic[- ]?tac[- ]?toe|noughts|connect four|four in a row|checkers|draughts|reversi|othello|gomoku|chess|pong|battleship|rock paper scissors)\b/i,
      on: 'board game',
      content: `
        chips Opponent | * Against computer, Two players
        chips Strength | Easy, * Medium, Hard`,
    },
    {
      said: 'pencil marks, pencil notes, notes, candidates, notes mode, note taking, pencil mode, automatic pencil marks, auto notes, candidate notes, pencil marking, marks',
      within: sudoku,
      on: 'board',
      content: `
        switches
        - x Pencil marks
        - Clear marks by themselves`,
    },
    { ...levels('Easy, * Medium, Hard, Expert'), within: sudoku },
    {
      said: 'error highlighting, mistake highlighting, highlight errors, mistake checking, highlighting of errors, error checking, highlight mistakes, conflict highlighting, auto check, highlight duplicates, mistake check, auto-check',
      on: 'settings',
      content: `
        switches
        - Show mistakes at once
        - Highlight the same numbers
        - x End after three mistakes`,
    },
    {
      said: 'killer sudoku, variants, sudoku variants, different variants, x-sudoku, samurai sudoku, sudoku types, variations',
      within: sudoku,
      on: 'board',
      content: `chips Variant | * Classic, Killer, X-Sudoku, Jigsaw`,
    },
    {
      said: 'adjustable computer strength, computer strength, adjustable strength, strength levels, ai levels, difficulty levels, difficulty, stockfish, engine strength, levels, adjustable difficulty, adjustable ai, strong engine, computer levels, adjustable levels, ten levels, skill levels',
      within: chess,
      on: 'board',
      content: `
        sliders Computer strength
        - Level 5, about 1,500 | 50
        chips You play | * White, Black, By lot`,
    },
    {
      said: 'opening book, openings, opening explorer, opening library, opening database, openings book, openings trainer',
      within: chess,
      page: 'Openings | book | Five you play most',
      content: `
        rows With White
        - book | Italian Game | 1. e4 e5 2. Nf3 Nc6 3. Bc4 | 61 %
        - book | Queen’s Gambit | 1. d4 d5 2. c4 | 54 %
        rows With Black
        - book | Sicilian Defence | 1. e4 c5 | 47 %
        - book | Slav Defence | 1. d4 d5 2. c4 c6 | 50 %
        button play | Practise the Italian Game`,
    },
    {
      said: 'analysis, game analysis, analysis of finished games, analyse games, analyze games, computer analysis, engine analysis, post-game analysis, analysis board, analyse your games, move analysis, analysis mode, review',
      within: chess,
      page: 'Analysis | trend | Won in 34 moves, two blunders',
      content: `
        line White is better, in pawns | 0, 0.3, 0.4, -0.2, -1.1, 0.6, 1.8, 3.4 | 1, , 10, , 20, , 30, 34
        rows Moves to look at
        - warning | 19. Qd3 | Blunder, loses a pawn. Better: Rfe1 | −1.3
        - check | 23. Nxf7 | Best move | +1.7
        - spark | 31. Re8+ | Brilliant | Mate in 3
        keys Move by move
        - prev | Back
        - playf | Play
        - skip | On`,
    },
    {
      said: 'puzzles, tactics, tactics puzzles, daily puzzle, daily puzzles, tactics trainer, chess puzzles, puzzle mode, solve puzzles, tactical puzzles',
      within: chess,
      page: 'Puzzles | target | Rating 1,480, 12 in a row',
      content: `
        hero White to move, mate in two | Puzzle 2,417, solved by 64 percent.
        cells
        - ♜ . . . . ♜ ♚ .
        - ♟ . . . . ♟ ♟ ♟
        - . . . ♕ . . . .
        - . . . . . . ♘ .
        - . ♗ . . . . . .
        - . . . . . . . .
        - ♙ . . . . ♙ ♙ ♙
        - . . . . ♖ . ♔ .
        keys Do*
        - bulb | Hint
        - eye | Solution
        - skip | Next`,
    },
    {
      said: 'pgn, pgn import, pgn export, pgn support, import and export games, pgn import and export, save games, games archive',
      within: chess,
      on: 'history settings',
      content: `
        rows PGN*
        - download | Import games | From a file or the clipboard
        - share | Export all games | 214, as PGN`,
    },
    {
      said: 'chess clock, clock, time controls, time control, blitz, timer, blitz and rapid, different time controls',
      within: chess,
      on: 'board',
      content: `chips Time each | * 5 min, 10 + 5, 30 min, None`,
    },
    {
      said: 'chess960, variants, chess variants, fischer random, crazyhouse, atomic',
      within: chess,
      on: 'board',
      content: `chips Variant | * Standard, Chess960, Crazyhouse`,
    },
    { ...levels('* 8 × 8 with 10 mines, 16 × 16 with 40, 16 × 30 with 99, Own'), within: mines },
    {
      said: 'klondike, spider, freecell, klondike spider, game variants, variants, draw one or three, game modes, many games, solitaire games, pyramid, different games',
      within: cards,
      on: 'board',
      content: `chips Game | * Klondike, Spider, FreeCell, Pyramid`,
    },
    {
      said: 'card backs, themes, card designs, custom card backs, different themes, board themes, backgrounds, piece sets, different card sets, card themes, custom themes',
      on: 'settings',
      content: `chips Look | * Green felt, Wood, Slate, Paper`,
    },
    { ...levels('Mini, Easy, * Medium, Hard'), within: words },
    {
      said: 'daily challenge, daily deals, daily deal, deal of the day, daily challenges, daily puzzle, daily puzzles, a new puzzle every day, new puzzle every day, puzzle of the day',
      on: 'calendar history',
      content: `
        rows Daily challenge*
        - flame | Today, number 118 | Not played yet
        - check | Yesterday, number 117 | Solved
        - check | Tuesday, number 116 | Solved`,
    },
    levels('Easy, * Medium, Hard'),
    twoPlayers,
    undo,
  ]),
  ...partsOf('board-puzzle', [
    {
      said: 'doubling cube, dice statistics, match play, cube',
      within: /backgammon/i,
      on: 'board',
      content: `
        keys Cube
        - square | 2
        - plus | Double
        - check | Take
        - close | Drop`,
    },
    {
      said: 'thousands of levels, many levels, hundreds of levels, level packs, levels, puzzle packs, levels*, thousands of puzzles, hundreds of puzzles',
      on: 'history',
      content: `
        rows Packs*
        - grid | First steps | 150 puzzles, 150 solved | | Done
        - grid | Small evenings | 300 puzzles | 118
        - grid | Long nights | 450 puzzles | 12`,
    },
    {
      said: 'zoom, pinch to zoom, zooming',
      on: 'board',
    },
    {
      said: 'best times, best time, high scores, highscores, records, leaderboard',
      on: 'stats history',
    },
  ]),
  ...partsOf('board-puzzle', [
    {
      said: 'step-by-step explanations, explanations, solving techniques, techniques, strategy hints, step-by-step hints, solver, step by step solver, explained hints, solving steps',
      within: /sudoku|kakuro|killer|nonogram/i,
      page: 'Explained | bulb | The next step, and why',
      content: `
        hero Naked pair in the third row | Only 4 and 8 fit into two squares, so neither stands elsewhere in that row.
        cells Third row
        - . 9 8 4,8 . 4,8 . 6 .
        keys Step by step
        - back | Back
        - bulb | Show it
        - next | On
        rows Techniques
        - check | Single candidate | Understood
        - check | Hidden single | Understood
        - bulb | Naked pair | Now`,
    },
    {
      said: 'puzzle scanner, camera import, scan puzzles, scan from newspaper, photo import, camera, scanner',
      within: /sudoku|kakuro|nonogram|crossword/i,
      page: 'Scan | camera | From a newspaper or a book',
      content: `
        camera Hold the whole grid inside the frame | document
        rows Read
        - check | 28 of 28 numbers | One solution
        button check | Solve it here`,
    },
    {
      said: 'rule sets, rules, rule variants, rule variations, house rules, three rule sets, different rules, rulesets, variants, game variants',
      within: /domino/i,
      on: 'board settings',
      content: `
        chips Rules | * Draw, Block, All fives`,
    },
  ]),
  ...partsOf('board-puzzle', [
    {
      said: 'daily streak, streak, streaks, day streak, rating, elo rating, puzzle rating',
      on: 'stats',
    },
    {
      said: 'timer, clock, stopwatch, timed mode, time trial',
      on: 'board',
    },
    {
      said: 'layouts, many layouts, tile layouts, different layouts, board layouts, several layouts',
      within: /mah ?jong/i,
      on: 'board',
      content: `
        chips Layout | * Turtle, Pyramid, Bridge, Four towers`,
    },
    {
      said: 'shuffle, reshuffle',
      on: 'board',
    },
    {
      said: 'categories, word categories, topics, themes and categories',
      within: /hangman|word|guess|charade/i,
      on: 'board',
      content: `
        chips Category | * Animals, Food, Towns, Films`,
    },
  ]),
]
