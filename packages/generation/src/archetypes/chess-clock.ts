import { defineArchetype } from '../archetype.ts'

/** Two clocks of which one runs. */
export const chessClock = defineArchetype({
  id: 'chess-clock',
  words:
    'chess clock 44, chess timer 40, game clock 26, chess clocks 40, two player clock 36, turn clock 30, fischer increment 34, bronstein 34, byo-yomi 34, byoyomi 34, blitz clock 34, increments 12, hourglass mode 26, per-player time 26',
  examples: `
    Two clocks, tap your half and the other one runs
    Blitz with three minutes and two seconds added for each move
    Clock for chess, go and scrabble with presets I make myself
    Byo-yomi with five periods of thirty seconds
    Hourglass mode: what I lose you win
    Counts the moves and buzzes when ten seconds are left
    Clock for four players of a board game, in turn
    Our club plays 15+10, different times for a handicap
    Large numbers, landscape, pause when the phone rings
    Bronstein delay, simple delay, Fischer increment
    Who ran out of time, list of games with times left
    A timer for two that cannot be cheated`,
  unless: /\b(?:openings?|puzzles?|engine|against the computer|rating)\b/i,
  bars: 'cart checkout slots map people',
  presets: 'bold, clean',
  icon: 'timer',
  names: 'Flag Falls, Five Plus Three, Other Half',
  entity: 'clock-preset',
  screens: `
    timer | Clock | timer | | White to move
    browse | Presets | list
    history | Games | clock
    detail | Preset
    form | Add preset
    settings | Settings | settings`,
})
