import { defineEntity } from '../entity.ts'

export const coinPayment = defineEntity({
  id: 'coin-payment',
  one: 'Payment',
  many: 'Transactions',
  words: 'coin payment, bitcoin payment, coin transaction',
  icon: 'wallet',
  groups: 'All, Received, Sent',
  fields: `
    To | text | bc1q4x…7k9f
    Amount | number | 0.0042
    Fee | choice | Normal | Slow, Normal, Fast
    Note | text | Half of the tent`,
  samples: `
    icon | title | subtitle | value | badge | tone
    download | From Omar | Today, 6 confirmations | +0.0120 | Received | success
    share | Half of the tent | Yesterday, fee 0.00001 | −0.0042 | Sent | neutral
    share | Mill Café | Tuesday, lightning | −0.0003 | Sent | neutral
    download | Invoice 118 | Monday, 412 confirmations | +0.0480 | Received | success
    share | To the cold wallet | 12 November | −0.0500 | Sent | neutral
    download | From Lea | 9 November | +0.0018 | Received | success`,
  about: 'Came in at 11:36 and is six blocks deep. The note is kept on this phone only.',
  facts: '+0.0120 | Amount\n6 | Confirmations\n11:36 | Today',
  figures: '0.1842 | BTC\n€ 7,194 | In euro\n0 | Waiting',
  hero: 'Balance | 0.1842 BTC | € 7,194 at the last price | Send',
  tip: 'Twelve words are written down | Checked on 4 May',
  trend: 'Balance, BTC | 0.1842 | +0.0075',
  data: [0.14, 0.15, 0.149, 0.162, 0.171, 0.176, 0.184],
  add: 'Send',
  use: 'Show details',
})
