import { defineEntity } from '../entity.ts'

export const loan = defineEntity({
  id: 'loan',
  words: 'library book, loan, borrowed book, library',
  one: 'Book',
  many: 'Books',
  icon: 'book',
  groups: 'Borrowed, Reserved, New',
  fields: `
    Title | text | The Salt Road
    Author | person | Ida Vogt
    Branch | choice | Old town | Old town, Harbour, North
    Due | date | Thu 3 Dec
    Renew by itself | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta | badge
    book sea | The Salt Road | Ida Vogt | Due 3 December | Old town | Borrowed
    book garden | A Year of Beans | Ruth Adeyemi | Due on Saturday | Harbour | Renew
    book city | Night Ferry | Tomás Rey | Ready since Tuesday | Old town | Pick up
    book forest | What Owls Hear | Priya Nair | Second in line | North | Reserved
    book art | Letters to the Mill | Otto Lund | 3 copies in | Old town | In
    book mountain | Thin Air | Hana Sato | All out | Harbour | Out`,
  about: 'Three sisters carry salt over a pass that no map has. Shelf N 4, third board, two copies in.',
  facts: '3 Dec | Due\n2 | Copies in\nN 4 | Shelf',
  figures: '4 | Borrowed\n1 | To renew\n1 | To pick up',
  hero: 'Ready for you | Night Ferry | Old town, shelf by the door, until Friday | Show card',
  tip: 'A Year of Beans is due | Renew it for three more weeks',
  trend: 'Books a month | 4 | +1',
  add: 'Reserve book',
  use: 'Renew',
})
