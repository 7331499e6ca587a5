import { defineArchetype } from '../archetype.ts'

/** Ways to let chance decide. */
export const decider = defineArchetype({
  id: 'decider',
  words:
    'decision maker 30, random decision 30, decision wheel 40, spin the wheel 34, spinner wheel 34, magic 8-ball 36, magic 8 ball 36, yes or no 12, picker wheel 40, wheel of names 34, decide for me 36, random picker 30, cannot decide 30',
  examples: `
    Wheel with my own options, spin it and do what it says
    A way to decide whatever two of us cannot agree on
    Where do we eat tonight? six places, one turn
    Magic ball that answers yes, no or later
    Save wheels for chores, films and games
    Shake the phone for a number between one and a hundred
    Who begins? fingers on the screen, one lights up
    Pick a name of the class and take it off the wheel
    Whatever it says is done, and a count of the last ten decisions
    Options with weights, the dull ones smaller
    I cannot decide what to wear
    Straws of different lengths for five people`,
  needs: /\b(?:wheels?|decid\w+|decisions?|8-?ball|8 ball|picker)\b/i,
  unless: /\b(?:characters?|campaign|giveaway|raffle|teams)\b/i,
  bars: 'cart checkout slots map feed people',
  presets: 'playful, bold',
  icon: 'repeat',
  names: 'Let It Spin, Heads, Six of Nine',
  entity: 'chance-way',
  screens: `
    topic | Decide | repeat
    browse | Wheels | pie | option-wheel
    history | Decided | clock
    detail | Way
    form | Add wheel | | option-wheel
    settings | Settings | settings`,
})
