import { defineEntity } from '../entity.ts'

/** What a customer is asked to pay for a job, before he says yes. */
export const priceQuote = defineEntity({
  id: 'price-quote',
  one: 'Quote',
  many: 'Quotes',
  words: 'price quote, job quote, job estimate',
  icon: 'receipt',
  groups: 'Draft, Sent, Accepted, Declined',
  fields: `
    Customer | person | Lea Brandt
    Job | text | Living room and hall, two coats
    Total | money | € 1,192
    Tax | choice | 19 % | 0 %, 7 %, 19 %
    Valid until | date | Thu 17 Dec
    Notes | long | Windows are left out of the area`,
  samples: `
    icon | title | subtitle | value | badge | tone
    receipt | Living room and hall | Lea Brandt, sent on Tuesday | € 1,192 | Sent | warning
    receipt | Office, 140 m² | Norrgard Studio, opened twice | € 2,840 | Sent | warning
    check | Stairs and doors | Mrs Vogt, signed on Monday | € 960 | Accepted | success
    edit | Two children’s rooms | Noor Rahman, to finish | € 740 | Draft | neutral
    check | Facade, yard side | Old Mint Hotel, starts 1 Dec | € 6,400 | Accepted | success
    close | Garage floor | Chose somebody else | € 520 | Declined | danger`,
  about: 'Sent on Tuesday as a PDF and opened twice. She can accept it with a signature on her phone.',
  facts: '€ 1,192 | Total\n30 d | Valid\n2 | Times opened',
  figures: '€ 4,032 | Waiting\n2 | Accepted | +1\n58 % | Say yes',
  hero: 'Opened twice | Office, 140 m² | Norrgard Studio, € 2,840 | See quote',
  tip: 'Two quotes wait for an answer | Norrgard opened theirs twice',
  trend: 'Accepted this month | € 7,360 | +12 %',
  add: 'New quote',
  use: 'Send as PDF',
})
