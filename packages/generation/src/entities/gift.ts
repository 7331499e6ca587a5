import { defineEntity } from '../entity.ts'

export const gift = defineEntity({
  id: 'gift',
  words: 'gift, present, gift idea, present idea',
  icon: 'gift',
  groups: 'Ideas, Bought, Wrapped',
  fields: `
    Gift | text | Linen apron
    For | person | Lea Brandt
    Occasion | choice | Birthday | Birthday, Christmas, Wedding, Just so
    Price | money | € 38
    Where | text | Shop by the bridge
    Bought | switch | no
    Photo | photo | gift
    Notes | long | Size M, not in grey`,
  samples: `
    image | title | subtitle | overline | value | meta
    craft | Linen apron | For Lea, birthday 3 December | Idea | € 38 | Shop by the bridge
    book | The Salt Road | For Omar, Christmas | Bought | € 22 | In the drawer
    coffee | Hand grinder | For Ana, Christmas | Idea | € 64 | Compare first
    plant | Olive tree | For the new flat | Wrapped | € 45 | Balcony
    game | Harbour Lights | Secret Santa, draw 24 | Bought | € 25 | Limit € 25
    music | Concert for two | For Kim, just so | Idea | € 58 | 12 January`,
  about: 'Lea said so in September, standing in front of the window. Size M, and not in grey.',
  facts: '€ 38 | Price\n12 days | Left\n2 | Other ideas',
  figures: '14 | Ideas | +3\n€ 118 | Spent\n5 | Still to find',
  hero: 'In 12 days | Lea’s birthday | Three ideas, nothing bought yet | See ideas',
  tip: '€ 118 of € 250 | Omar and Kim are done',
  trend: 'Spent on gifts | € 118 | +22',
  add: 'Save idea',
  use: 'Mark as bought',
})
