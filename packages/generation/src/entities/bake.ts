import { defineEntity } from '../entity.ts'

export const bake = defineEntity({
  id: 'bake',
  one: 'Bake',
  many: 'Bakes',
  words: 'sourdough, starter, loaf, homebrew, ferment, batch, kombucha, cheese making',
  icon: 'flame',
  groups: 'Going, Best, Plans',
  fields: `
    Name | text | Country loaf no. 31
    Begun | time | 7:40
    Flour | text | 450 g wheat, 50 g rye
    Hydration | text | 74 %
    Dough temperature | text | 24 °C
    Fold counter | number | 4
    Photo | photo | bread
    Stars | choice | 4 | 1, 2, 3, 4, 5
    Notes | long | Two hours less in the fridge`,
  samples: `
    image | title | subtitle | overline | rating | meta
    bread | Country loaf no. 31 | 74 %, 4 folds, 24 °C | Thursday | 4.5 | Open crumb
    bread 2 | Rye with seeds | 82 %, tin | Sunday | 4.0 | Dense, good
    cake | Cinnamon knots | With old starter | 14 November | 4.8 | All gone
    bread 3 | Baguettes | 70 %, too pale | 11 November | 3.0 | More steam
    bottle | Ginger brew | Day 6, small bubbles | 8 November | 4.2 | Bottle it
    bread 4 | Olive focaccia | 80 %, overnight | 5 November | 5.0 | Again`,
  about:
    'Four folds in two hours, a night in the cold. Next time two hours less; the crust is what it should be.',
  facts: '74 % | Water\n4 | Folds\n24 °C | Dough',
  figures: '31 | Bakes\n6 h | Since feeding\n4.2 | Average',
  hero: 'Fed at 7:40 | Starter peaks at about 13:00 | 24 °C, doubled by noon | Start a bake',
  tip: '74 % suits your flour | Four of your five best have it',
  trend: 'Stars | 4.2 | +0.3',
  add: 'Log bake',
  use: 'Bake again',
})
