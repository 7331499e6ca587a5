import { defineArchetype } from '../archetype.ts'

/** Knots one learns to tie; any other handiwork step by step is `howto`. */
export const knots = defineArchetype({
  id: 'knots',
  words:
    'sailing knots 40, learn knots 38, tie knots 36, tying knots 38, knot tying 40, fishing knots 38, climbing knots 38, scout knots 38, knots step by step 44, knot guide 36, knots 10, rope work 18',
  examples: `
    Learn to tie a bowline, a clove hitch and a sheet bend, step by step
    Knots for sailing, climbing and fishing with a picture of each step
    How do I make fast to a cleat, slowly and with the hands shown
    Scouts learn ten knots and get a badge for each
    Tie it against the clock, my best time for each knot
    Which knot for which purpose: loop, bend, hitch, stopper
    Knots of the sailing licence with a test at the end
    Bends for two ropes of different size
    Turn the drawing round, for left-handed people too
    The five knots everybody on board has to know
    Fishing knots for braided line, how strong they are
    Decorative knots and splices for winter evenings`,
  unless: /\b(?:wind|speed|gusts?|crochet|macram[eé]|carpets?|rugs?)\b/i,
  presets: 'natural, clean',
  icon: 'link',
  names: 'Over and Under, Bowline, Fast to the Cleat',
  entity: 'knot',
  screens: `
    home | Learn | home
    browse | Knots | grid
    stats | Progress | trend
    guide | Steps
    detail | Knot
    quiz? | Quiz
    timer? | Practice | timer
    saved? | Saved | heart
    profile | Me | user`,
})
