import { defineArchetype } from '../archetype.ts'

export const howto = defineArchetype({
  id: 'howto',
  words:
    'step by step 8, learn to 4, how to 5, knots 7, knot 6, origami 9, craft 4, technique 2, tutorial 5, instructions 5, practise 3, practice 2, magic trick 8, card trick 8, drawing course 7, repair guide 20, makeup tutorial 22, makeup tutorials 22, hair tutorials 20, tutorial app 16, tutorials app 16',
  examples: `
    Knots step by step: bowlines, hitches and splices shown one move at a time, with pause and repeat
    Origami crane, frog, star: pictures of every crease and how hard it is
    Learn to juggle, from one ball to five, with small exercises
    Fix a flat tyre, patch the tube, fit the chain again: tools needed and pictures for each move
    Coin vanishes and card forces explained slowly for beginners, mark the ones mastered
    How to draw a horse in eight stages from circles to mane
    Braiding hair: fishtail, Dutch, waterfall, videos from behind and how long it takes
    Tie a bow tie, fold a pocket square, polish shoes properly
    Balloon dogs and swords for children's parties, twist after twist
    Calligraphy strokes to trace, stroke by stroke, with pens and paper you need
    Sharpen a kitchen knife on a stone, angle, grit, how to test it
    Solve the twisty cube layer by layer, with the moves written as arrows
    Handstand in thirty lessons, from wall to free, with common mistakes
    Instructions to whittle a spoon: wood, first cuts, hollowing, sanding, oil
    Dance steps for the waltz and cha-cha at my wedding, foot by foot
    Skills grandpa knew: darn a sock, light a fire without matches, graft a tree, each as a clear guide`,
  presets: 'playful, natural',
  icon: 'book',
  names: 'Knack, Over and Under, First Try',
  entity: 'subject',
  screens: `
    home | Learn | home
    browse | All | grid
    stats | Progress | trend
    guide | Steps
    detail | Details
    quiz? | Quiz
    timer? | Timer | timer
    saved? | Saved | heart
    profile | Me | user`,
})
