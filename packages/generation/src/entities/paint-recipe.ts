import { defineEntity } from '../entity.ts'

export const paintRecipe = defineEntity({
  id: 'paint-recipe',
  one: 'Recipe',
  many: 'Recipes',
  words: 'paint recipe, recipe, colour scheme, color scheme, paint scheme, painting step, model recipe',
  icon: 'palette',
  groups: 'Cloth, Skin, Metal, Bases',
  fields: `
    Name | text | Blue cloak
    Model | text | Lantern knights
    Base | text | Deep sea blue
    Wash | text | Oily brown
    Highlights | text | Harbour blue, then bone white
    Mix | text | 2 : 1
    Photo | photo | art`,
  samples: `
    icon | title | subtitle | value
    palette | Blue cloak | Lantern knights: base, wash, two lights | 5 steps
    palette | Old bronze | Owl guard: metal, verdigris, edge | 4 steps
    palette | Pale skin | River folk: base, red wash, three lights | 6 steps
    palette | Muddy base | All units: sand, brown, dry brush | 3 steps
    palette | Glowing lamp | Keeper: white, glaze, halo | 5 steps`,
  about:
    'Deep sea blue, oily brown in the folds, harbour blue on the edges, bone white on the last millimetre.',
  facts: '5 | Steps\n4 | Paints\n12 | Figures',
  figures: '23 | Recipes | +2\n118 | Paints\n14 | Units',
  hero: 'Used last | Blue cloak | Five steps, four paints | Open recipe',
  tip: 'One paint of Blue cloak is out | Ember red can be mixed',
  part: 'Add step',
  add: 'Add recipe',
  use: 'Open recipe',
})
