import { defineEntity } from '../entity.ts'

export const slowLetter = defineEntity({
  id: 'slow-letter',
  one: 'Letter',
  many: 'Letters',
  words: 'slow letter, pen friend letter',
  icon: 'mail',
  groups: 'Arrived, On the way, Sent',
  fields: `
    To | person | Hana Sato
    Letter | long | Dear Hana, the first frost came last night
    Stamp | choice | Lighthouse | Lighthouse, Heron, Night tram
    Paper | choice | Plain | Plain, Lined, Map`,
  samples: `
    icon | title | subtitle | badge | tone
    mail | From Hana, Kyoto | Arrived today, two pages | New | primary
    mail | From Mateo, Bogotá | Arrived on Tuesday | Read | neutral
    send | To Hana, Kyoto | On its way, 14 hours to go | On the way | warning
    send | To Noor, Bergen | Arrived there on Monday | Delivered | success
    mail | From Noor, Bergen | Arrived on 9 November | Answered | success`,
  about: 'The maples are red and the tea is warm, she writes, and asks what frost smells like where you are.',
  facts: '9,300 km | Far\n38 h | On the way\n2 | Pages',
  figures: '3 | Pen friends\n14 | Letters | +2\n9 | Stamps',
  hero: 'Arrived today | A letter from Hana | 9,300 km, on the way for 38 hours | Open letter',
  tip: 'Your letter to Kyoto | Arrives there in fourteen hours',
  trend: 'Letters a month | 6 | +2',
  add: 'Write a letter',
  use: 'Answer',
})
