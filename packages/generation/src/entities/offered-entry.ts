import { defineEntity } from '../entity.ts'

/** A place at a race or an event that somebody cannot use. */
export const offeredEntry = defineEntity({
  id: 'offered-entry',
  one: 'Entry',
  many: 'Entries',
  words: 'race entry, race bib, start place, starting place, spare ticket, offered entry',
  icon: 'ticket',
  groups: 'Running, Cycling, Others',
  fields: `
    Race | text | Harbour Half Marathon
    Date | date | Sun 29 Nov
    Distance | choice | Half | 10 km, Half, Marathon
    Bib | text | 412
    Price | money | € 38.00
    Name change until | date | Sun 22 Nov
    Why | text | Twisted ankle
    Notes | long | Shirt size M is ordered already`,
  samples: `
    icon | title | subtitle | value | badge | tone
    ticket | Harbour Half Marathon | Sun 29 Nov, from Lea, ankle | € 38 | Until Sunday | warning
    ticket | Night Run 10 km | Fri 4 Dec, from Omar, on a shift | € 16 | Free to take | success
    ticket | Three Bridges Marathon | Sun 13 Dec, from Kim, knee | € 64 | Reserved | primary
    ticket | Advent Mile | Sat 12 Dec, from Ana, two places | € 10 | Free to take | success
    ticket | Winter Duathlon | Sun 10 Jan, from Iris, moved away | € 52 | Free to take | success
    check | Mill Trail, 24 km | Sun 15 Nov, went to Tomás | € 30 | Passed on | neutral`,
  about:
    'Lea twisted her ankle on Tuesday. The organiser changes the name until Sunday and takes five euros for it; the shirt is size M.',
  facts: '€ 38 | Price\nHalf | Distance\n22 Nov | Name change',
  figures: '5 | To take | +2\n3 | Wanted\n12 | Passed on',
  hero: 'Until Sunday | Harbour Half Marathon | Name change is open until 22 November | See entry',
  tip: 'Never above what it cost | So say the rules of the club',
  trend: 'Passed on a month | 6 | +2',
  add: 'Offer entry',
  use: 'I take it',
  price: '€ 38 | as it cost',
})
