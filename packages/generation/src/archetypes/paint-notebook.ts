import { defineArchetype } from '../archetype.ts'

/** Paints of those who paint small figures and models, and how each was painted. */
export const paintNotebook = defineArchetype({
  id: 'paint-notebook',
  words:
    'miniature painters 60, miniature painting 60, miniature paints 60, paint miniatures 54, painting miniatures 54, paint notebook 54, paint recipes 50, paint recipe 50, paint collection 44, paints i own 50, citadel 40, vallejo 40, warhammer paints 60, model paints 44, hobby paints 50, wargaming 26, paint swatches 34, army painting 44, scale model paints 50, pile of shame 34, scale models 26',
  examples: `
    Which pots I have, which are dried up, and what to buy before the weekend
    How I did the cloak of my knights: base, wash, three highlights, so that the rest of the army matches
    Wargamer wants the steps of each unit with photos and the mixing ratio
    Colours of other makers that come close to the one I am out of
    Figures on my desk: primed, base coats, shaded, varnished
    Scale modeller notes which grey went on which aircraft, thinned how much
    Scan the barcode of the pot, it goes on my shelf
    Armies with units and how far each is painted
    Swatches on white and black, metallics, washes and contrast paints
    Tutorial in my own words with pictures of the half-done model
    Grey plastic that waits: boxes, figures painted this year, goal
    Board game pieces, painted one by one, the same skin tone on all`,
  unless: /\b(?:walls?|house painters?|decorators?|watercolou?r|oil paint\w*)\b/i,
  bars: 'cart checkout slots map',
  presets: 'dark-pro, warm',
  icon: 'palette',
  names: 'Two Thin Coats, Wet Palette, Base Layer',
  entity: 'model-paint',
  home: 'shelf',
  screens: `
    home | Desk | home
    browse | Paints | drop
    browse | Recipes | palette | paint-recipe
    checklist? | To buy | cart
    scanner? | Scan | camera
    stats? | Progress | chart
    saved? | Wanted | heart
    detail | Paint
    form | Add paint
    settings? | Settings | settings`,
})
