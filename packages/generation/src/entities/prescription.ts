import { defineEntity } from '../entity.ts'

export const prescription = defineEntity({
  id: 'prescription',
  words: 'prescription, pharmacy, refill, medicine order',
  icon: 'pill',
  groups: 'Ready, In work, Refill',
  fields: `
    Medicine | text | Ramipril 5 mg
    For | person | Clara Vogt
    Prescription | photo | receipt
    Repeat every | choice | 3 months | Once, Month, 3 months
    Bring it | choice | Deliver | Deliver, Pick up
    Time | time | 16:00
    Question | long | With the new drops?`,
  samples: `
    icon | title | subtitle | value | badge | tone
    pill | Ramipril 5 mg | 98 tablets, for Clara | € 5.00 | Ready | success
    drop | Eye drops | Delivery today 16:00 to 18:00 | € 8.40 | Out | primary
    pill | Vitamin D, 2 months | Without prescription | € 11.90 | In work | warning
    heart | Blood pressure cuff | Borrowed until Friday | – | Borrowed | accent
    pill | Metformin 500 | Refill in nine days | € 5.00 | Refill | danger
    baby | Fever syrup | Delivered on Monday | € 4.60 | Done | neutral`,
  about: 'Ninety-eight tablets, one each morning. Goes well with the drops; the pharmacist looked at it.',
  facts: '98 | Tablets\n€ 5.00 | To pay\n9 days | Refill',
  figures: '1 | Ready\n2 | On the way\n9 | Days to refill',
  hero: 'Today, 16 to 18 | Eye drops are on the way | Omar rings twice | Track delivery',
  tip: 'Refill in nine days | Metformin, one tap is enough',
  add: 'Upload prescription',
  use: 'Order refill',
  price: '€ 5.00 | your share',
})
