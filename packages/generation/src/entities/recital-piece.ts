import { defineEntity } from '../entity.ts'

/** What is played at a recital, in order. */
export const recitalPiece = defineEntity({
  id: 'recital-piece',
  one: 'Piece',
  many: 'Pieces',
  words: 'recital, recital piece',
  icon: 'music',
  fields: `
    Order | number | 1
    Pupil | person | Emil Osei
    Piece | text | Five-finger song
    Minutes | number | 2`,
  samples: `
    title | subtitle | meta | badge | tone
    1 · Emil, Five-finger song | With the teacher, four hands | 2 min | Ready | success
    2 · Ida, Minuet in G | From the notes | 3 min | Nearly | warning
    3 · Noor, Sonatina | By heart | 5 min | Ready | success
    4 · Jonas, Boogie in C | With drums | 2 min | Not yet | danger
    5 · Hana, Nocturne | By heart, last | 6 min | Ready | success`,
  figures: '5 | Pieces\n18 min | Long',
  tip: 'Eighteen minutes of music | Three of five are ready',
  add: 'Add piece',
})
