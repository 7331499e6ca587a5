import { givenFood } from '../given-food.ts'
import { defineVarieties } from './variety.ts'

/** What is shared; with these words it hangs on trees and is picked by others. */
export const givenFoodVarieties = defineVarieties(givenFood, [
  {
    signs:
      'fruit trees 9, fruit tree 9, pick fruit 9, pick the fruit 9, apple trees 8, orchard 7, gleaning 8, windfalls 8, too many apples 8, harvest share 7',
    one: 'Tree',
    many: 'Trees',
    groups: 'Ripe now, Nearby, Mine',
    fields: `
      What grows | text | Three apple trees, Boskoop
      Where | place | Linden lane 4, behind the house
      Ripe | text | Now until November
      How many may come | number | 4
      Share | choice | Half for you | All for you, Half for you, A jar of jam for us
      Photo | photo | apple
      Notes | long | Ladder is in the shed, dog is friendly`,
    without: 'What, Portions, Allergens, Pick up until',
    samples: `
      image | title | subtitle | overline | meta
      apple | Three apple trees, Boskoop | Lea, 400 m, ladder is there | Ripe now | Half for you
      plum | Old plum tree | Omar, 900 m, mind the wasps | Ripe now | All for you
      pear | Pear on the house wall | Kim, 1.2 km | Next week | Half for you
      cherry | Two cherries, very tall | Ana, 1.6 km, bring a rope | June | All for you
      quince | Quince hedge | Iris, 2.0 km, two baskets | Ripe now | A jar for us
      walnut | Walnut in the yard | Tomás, 2.4 km, on the ground | Ripe now | All for you`,
    about:
      'More than we can eat. The ladder is in the shed, the low branches are for children. Write before you come.',
    facts: 'Now | Ripe\n400 m | Away\nHalf | For you',
    figures: '14 | Trees near you\n5 | Ripe now\n86 kg | Picked this autumn',
    hero: 'Ripe now, 400 m away | Three apple trees, Boskoop | Lea lends the ladder, half is for you | Ask to pick',
    tip: 'Five trees near you are ripe | The plums will be gone on Sunday',
    trend: 'Kilos picked | 86 | +21',
    add: 'Offer a tree',
    use: 'Ask to pick',
  },
])
