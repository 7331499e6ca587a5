import { defineEntity } from '../entity.ts'

/** What an offer is worked out from: amount, price, total. */
export const quoteLine = defineEntity({
  id: 'quote-line',
  one: 'Line',
  many: 'Line items',
  words: 'quote line, price book entry',
  icon: 'layers',
  groups: 'Material, Labour, Extras',
  fields: `
    What | text | Walls, two coats
    Kind | choice | Labour | Material, Labour, Extras
    Amount | text | 64 m²
    Price each | money | € 9.50
    Discount | text | 0 %
    Total | money | € 608`,
  samples: `
    icon | title | subtitle | value | tone
    palette | Walls, two coats | 64 m² at € 9.50 | € 608 | primary
    drop | Paint, white, washable | 2 × 10 l at € 62 | € 124 | primary
    clock | Labour, masking and filling | 6 h at € 48 | € 288 | primary
    truck | Travel, one day | 14 km | € 35 | neutral
    tag | Discount, regular customer | 5 % | − € 53 | success
    receipt | Total with 19 % tax | Valid until 17 December | € 1,192 | accent`,
  about: 'Two coats on 64 square metres in living room and hall. Windows are left out of the area.',
  facts: '64 m² | Amount\n€ 9.50 | Each\n€ 608 | Total',
  figures: '€ 1,002 | Net\n€ 190 | Tax\n€ 1,192 | Total',
  hero: 'Total with tax | € 1,192 | Five lines, valid until 17 December | Send quote',
  tip: 'Labour is a third of it | 6 hours at € 48',
  trend: 'Average quote | € 1,840 | +6 %',
  add: 'Add line',
  use: 'Change amount',
})
