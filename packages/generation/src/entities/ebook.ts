import { defineEntity } from '../entity.ts'

export const ebook = defineEntity({
  id: 'ebook',
  one: 'Book',
  many: 'Books',
  words: 'ebook, e-book, epub, reading app',
  icon: 'book',
  groups: 'Reading, New, Finished',
  fields: `
    Title | text | The Salt Road
    Author | person | Ida Vogt
    Format | choice | EPUB | EPUB, PDF
    Shelf | choice | Reading | Reading, New, Finished
    Notes | long | Chapter 9 again`,
  samples: `
    image | title | subtitle | overline | meta | progress
    book sea | The Salt Road | Ida Vogt | Reading | Chapter 9 of 21 | 43
    book city | Night Ferry | Tomás Rey | Reading | Chapter 2 of 34 | 6
    book forest | What Owls Hear | Priya Nair | New | 212 pages | 0
    book art | Letters to the Mill | Otto Lund | Finished | Read in August | 100
    book mountain | Thin Air | Hana Sato | New | 388 pages | 0
    book garden | A Year of Beans | Ruth Adeyemi | Finished | Read in May | 100`,
  about: 'Three sisters carry salt over a pass that no map has. Slow at first, then one does not sleep.',
  facts: '43 % | Read\n9 | Chapter\n4 h | Left',
  figures: '2 | Reading\n38 | Books\n26 min | A day',
  hero: 'Chapter 9 | The Salt Road | Four hours left at your pace | Read on',
  tip: 'Twelve minutes a chapter | You would finish on Thursday',
  add: 'Add book',
  use: 'Read on',
})
