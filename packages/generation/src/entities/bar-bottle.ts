import { defineEntity } from '../entity.ts'

/** What stands in somebody's bar at home, and what can be mixed with it. */
export const barBottle = defineEntity({
  id: 'bar-bottle',
  words: 'home bar, bar stock, spirits cabinet',
  one: 'Bottle',
  many: 'Bottles',
  icon: 'wine',
  groups: 'Spirits, Liqueurs, Mixers',
  fields: `
    Bottle | text | London dry gin
    Kind | choice | Spirit | Spirit, Liqueur, Bitters, Mixer
    How full | slider | 70
    Notes | long | For sours, not for the negroni`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    wine | London dry gin | Spirit, two thirds full | 14 cocktails | At home | success
    wine | White rum | Spirit, nearly full | 11 cocktails | At home | success
    wine | Campari | Bitters, half full | 6 cocktails | At home | success
    wine | Sweet vermouth | Opened in October | 5 cocktails | Low | warning
    wine | Orange liqueur | A finger left | 7 cocktails | Low | warning
    drop | Soda and tonic | Four bottles each | 9 cocktails | At home | success`,
  about:
    'Two thirds full. With lemons and sugar in the house fourteen of the cocktails can be mixed at once.',
  facts: '14 | Cocktails\n70 % | Full\n2 | Low',
  figures: '8 | Bottles\n14 | Can be mixed now',
  tip: 'Fourteen cocktails with what is there | One bottle more makes it twenty',
  add: 'Add bottle',
  use: 'See cocktails',
})
