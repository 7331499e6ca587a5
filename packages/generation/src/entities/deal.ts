import { defineEntity } from '../entity.ts'

/** A sale that is not won yet, with how far it is. */
export const deal = defineEntity({
  id: 'deal',
  words: 'sales deal, sales opportunity, deal stage',
  icon: 'layers',
  groups: 'New, Offer, Talks, Won, Lost',
  fields: `
    Stage | choice | Offer | New, Offer, Talks, Won, Lost
    Customer | text | Harbour office
    Value | money | € 8,900
    Closes on | date | Fri 11 Dec
    Handled by | person | Omar Haddad
    Next step | text | Call on Friday`,
  samples: `
    icon | title | subtitle | value | badge | tone
    building | Harbour office | Call on Friday, Omar | € 8,900 | Offer | warning
    building | Mosswell | Wants ten percent less, Ana | € 5,200 | Talks | primary
    building | Lindner and sons | First visit on Tuesday, Lea | € 2,400 | New | accent
    building | Freewheel | Signed on Monday, Kim | € 11,500 | Won | success
    building | Old Mint Hotel | Decides in January, Omar | € 21,000 | Talks | primary
    building | Mill Café | Chose somebody else, Lea | € 760 | Lost | neutral`,
  about: 'The offer is out since 9 November. They compare two others and decide before Christmas.',
  facts: '€ 8,900 | Value\n70 % | Chance\n11 Dec | Closes',
  figures: '€ 48k | In talks | +€ 6k\n12 | Deals\n4 | Won this month',
  hero: 'Call today | Harbour office | € 8,900, the offer waits for an answer | Next step',
  tip: '€ 48k are open | Harbour office and Mosswell close this month',
  trend: 'Won this month | € 21.6k | +18 %',
  add: 'New deal',
  use: 'Next stage',
})
