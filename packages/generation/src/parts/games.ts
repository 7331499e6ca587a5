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
const twoPlayers = {
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
      said: 'pencil marks, pencil notes, notes, candidates, notes mode, note taking, pencil mode, automatic pencil marks, auto notes, candidate notes, pencil marking, marks',
      within: sudoku,
      on: 'board',
      content: `
        switches
        - x Pencil marks, a tap writes small
        - Take marks away as numbers are put in`,
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
        keys Do
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
      said: 'daily challenge, daily challenges, daily puzzle, daily puzzles, a new puzzle every day, new puzzle every day, puzzle of the day',
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
  ...partsOf('game', [
    twoPlayers,
    {
      said: 'difficulty levels, difficulty, adjustable difficulty, several difficulty levels, difficulties, three difficulty levels, difficulty settings',
      on: 'game',
      content: `chips Difficulty | Easy, * Medium, Hard`,
    },
    {
      said: 'controller support, gamepad support, touch controls, on-screen controls, tilt controls, swipe controls, gamepad, controls, keyboard controls',
      on: 'settings',
      content: `chips Controls | * Touch, Swipe, Tilt, Gamepad`,
    },
    {
      said: 'level editor, map editor, custom levels, create levels',
      page: 'Level editor | edit | Level 7 of your own',
      content: `
        cells
        - ■ ■ ■ ■ ■ ■ ■
        - ■ ● . . ◆ . ■
        - ■ . ■ ■ . . ■
        - ■ . . ◆ . ⚑ ■
        - ■ ■ ■ ■ ■ ■ ■
        keys Put down
        - square | Wall
        - star | Gem
        - flag | Goal
        - trash | Erase
        button play | Try it`,
    },
    {
      said: 'power-ups, power ups, upgrades, boosts, weapons, items and upgrades, characters, unlockable characters, skins, unlockable skins',
      page: 'Upgrades | bolt | 1,240 coins to spend',
      content: `
        rows Upgrades
        - bolt | Longer boost | Level 3 of 5 | 400
        - shield | Shield | Level 1 of 5 | 250
        - heart | Fourth life | Once | 900
        rows Looks
        - palette | Night fox | Worn
        - palette | Paper crane | 600 coins`,
    },
    {
      said: 'achievements, badges, trophies, unlockable achievements',
      page: 'Achievements | trophy | 14 of 32',
      content: `
        rows Achievements
        - trophy | First hundred | A hundred points in one round | | Done
        - trophy | Without a scratch | A level without losing a life | | Done
        - trophy | Marathon | Twenty levels in a row | 12 of 20`,
    },
  ]),
  ...partsOf('emulator', [
    {
      said: 'save states, quick save, save state support, saves, auto-save, multiple save slots, save slots',
      page: 'Save states | download | Four slots, the last one at 8:40',
      content: `
        cards
        - night | Slot 1 | Today, 8:40
        - forest | Slot 2 | Before the bridge, Tuesday
        - city | Slot 3 | Sunday
        keys With slot 1
        - download | Save
        - play | Load`,
    },
    {
      said: 'cheats, cheat codes, cheat code support, gameshark codes',
      on: 'detail settings',
      content: `
        switches
        - Endless lives
        - x All keys
        - x Walk through walls`,
    },
    {
      said: 'fast forward, fast-forward, rewind, fast forward and rewind, slow motion, turbo',
      on: 'game player remote',
      content: `chips Speed | ½×, * 1×, 2×, 4×`,
    },
    {
      said: 'on-screen controls, customizable controls, gamepad support, bluetooth controllers, controller support, custom controls, touch controls, external controllers, bluetooth controller support',
      on: 'settings',
      content: `
        sliders Keys on the screen
        - Size | 55
        - Opacity | 40
        rows Controllers
        - game | Pad of Ada | Bluetooth, 82 % | | Connected
        - plus | Pair another`,
    },
    {
      said: 'shaders, filters, screen filters, scaling, shader support, video filters',
      on: 'settings',
      content: `chips Picture | * Sharp, Smooth, Old screen, Dots`,
    },
  ]),
]
