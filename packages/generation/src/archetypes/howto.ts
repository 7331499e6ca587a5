import { defineArchetype } from '../archetype.ts'

export const howto = defineArchetype({
  id: 'howto',
  words:
    'step by step 8, learn to 4, how to 5, knots 7, knot 6, origami 9, craft 4, technique 2, tutorial 5, instructions 5, practise 3, practice 2, magic trick 8, card trick 8, drawing course 7, repair guide 20',
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
