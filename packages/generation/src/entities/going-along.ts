import { defineEntity } from '../entity.ts'

/** Somebody who comes along and speaks for one. */
export const goingAlong = defineEntity({
  id: 'going-along',
  one: 'Request',
  many: 'Interpreters',
  words: 'volunteer interpreter, going along',
  icon: 'chat',
  groups: 'Dari, Arabic, Ukrainian',
  fields: `
    Language | choice | Dari | Dari, Arabic, Ukrainian, Tigrinya
    Where to | text | Doctor, Mill street 2
    Day | date | Tue 24 Nov
    Time | time | 10:00
    Note | long | My son has an ear ache`,
  samples: `
    avatar | title | subtitle | badge | tone
    Amina | Amina, Dari and English | Free on Tuesdays and Fridays | Free | success
    Yusuf | Yusuf, Arabic | Doctor with Noor, Tuesday 10:00 | Booked | primary
    Olena | Olena, Ukrainian | By phone, any evening | Free | success
    Kim | Kim, Tigrinya | School talk on Thursday | Asked | warning`,
  about:
    'Nurse, in the country for nine years. Comes along to doctors and offices, writes down what was said.',
  figures: '12 | Speak with you\n7 | Languages',
  tip: 'Amina is free on Tuesday | Dari and English',
  add: 'Ask for help',
  use: 'Ask',
})
