import { defineEntity } from '../entity.ts'

export const audiobook = defineEntity({
  id: 'audiobook',
  words: 'audiobook, audio book, narrator',
  icon: 'headphones',
  groups: 'Started, New, Finished',
  fields: `
    Title | text | The Salt Road
    Author | person | Ida Vogt
    Read by | person | Tomás Rey
    Length | text | 11 h 20
    Speed | choice | 1.2 | 1, 1.2, 1.5, 2`,
  samples: `
    image | title | subtitle | overline | meta | progress
    book sea | The Salt Road | Ida Vogt, read by Tomás Rey | Chapter 9 of 21 | 6 h 10 left | 43
    book city | Night Ferry | Hana Sato, read by Otto Lund | Chapter 2 of 34 | 9 h 40 left | 6
    book forest | What Owls Hear | Priya Nair, read by herself | New | 7 h 05 | 0
    book mountain | Thin Air | Elias Lund, read by Ada Okafor | New | 12 h 30 | 0
    book art | Letters to the Mill | Otto Lund, read by Kim Osei | Finished | 5 h 15 | 100
    book garden | A Year of Beans | Ruth Adeyemi, read by Lea Brandt | Finished | 4 h 48 | 100`,
  about:
    'Three sisters carry salt over a pass that no map has. Tomás Rey reads it slowly, with the wind in it.',
  facts: '9 | Chapter\n6 h 10 | Left\n1.2 | Speed',
  figures: '2 | Started\n24 | Audiobooks\n38 min | A day',
  hero: 'Chapter 9 | The Salt Road | Six hours and ten minutes left | Listen on',
  tip: 'Sleep timer is set | Stops at the end of the chapter',
  trend: 'Minutes listened | 266 | +40',
  add: 'Add audiobook',
  use: 'Listen on',
})
