import { defineEntity } from '../entity.ts'

/** Somebody who looks for a dress, and how far it is. */
export const dressClient = defineEntity({
  id: 'dress-client',
  one: 'Bride',
  many: 'Brides',
  words: 'bridal client, bride client',
  icon: 'heart',
  groups: 'Looking, Ordered, To fetch',
  fields: `
    Name | text | Lea Brandt
    Wedding | date | 12 June 2027
    Phone | phone | +49 151 0000 4210
    Size | choice | 38 | 34, 36, 38, 40, 42, 44
    Dress | text | Ivory, lace sleeves
    Budget | money | € 1,800
    Deposit | money | € 400
    Stage | choice | Ordered | Looking, Ordered, Fitting, To fetch
    Notes | long | Mother likes the long veil`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea Brandt | Lea Brandt | Wedding 12 June, ivory with lace | € 400 paid | Ordered | primary
    Iris Chen | Iris Chen | Wedding 15 May, second fitting | € 600 paid | Fitting | warning
    Noor Rahman | Noor Rahman | Wedding 4 September, tried five | – | Looking | accent
    Hana Sato | Hana Sato | Wedding 28 November, fetches on Friday | Paid | To fetch | success
    Ana Petrova | Ana Petrova | Wedding 3 July, gown is late | € 500 paid | Late | danger
    Sofia Almeida | Sofia Almeida | Wedding 21 August, comes with two | – | Looking | accent`,
  about:
    'Chose the ivory one with lace sleeves after seven. Mother likes the long veil, Lea does not; the gown comes in March.',
  facts: '12 June | Wedding\n7 | Tried\n€ 400 | Deposit',
  figures: '5 | Fittings this week\n24 | Brides\n3 | To fetch',
  hero: 'Today, 14:00 | Iris, second fitting | Hem by two centimetres, bring the shoes | Open Iris',
  tip: 'Ana’s gown is late | Tell her before Friday',
  trend: 'Dresses sold a month | 9 | +2',
  add: 'Add bride',
  use: 'Book a fitting',
})
