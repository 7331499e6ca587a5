import { defineEntity } from '../entity.ts'

/** A piece of work pupils hand in, with the teacher's mark and comment. */
export const handedIn = defineEntity({
  id: 'handed-in',
  one: 'Report',
  many: 'Reports',
  words: 'lab report, handed-in work, submitted work, student submission, assignment to hand in, hand-in',
  icon: 'file',
  groups: 'To mark, Marked, Missing',
  fields: `
    Title | text | Pendulum: length and period
    By | person | Noor Rahman
    Handed in | date | Wed 18 Nov
    Photos | photo | science
    Text | long | We changed the length five times and measured ten swings each
    Mark | choice | B | A, B, C, D, E
    Comment | long | Clean table. Say how large the error of your stopwatch is`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Noor Rahman | Pendulum: length and period | Noor, three photos | Wed 18 Nov | To mark | warning
    Emil Lund | Pendulum: length and period | Emil, two photos | Wed 18 Nov | A | success
    Ida Brandt | Density of three stones | Ida, four photos | Tue 17 Nov | B | success
    Jonas Weber | Density of three stones | Jonas, due since Monday | Mon 16 Nov | Missing | danger
    Sofia Almeida | Light through a slit | Sofia, one photo | Thu 12 Nov | To mark | warning
    Mateo Silva | Light through a slit | Mateo, three photos | Thu 12 Nov | B | success`,
  about:
    'We changed the length five times and measured ten swings each. The curve is a root, as it should be.',
  facts: 'Wed | Handed in\n3 | Photos\nB | Mark',
  figures: '14 of 20 | Handed in\n6 | To mark\nB | Average',
  hero: 'To mark | Pendulum: length and period | Noor handed in three photos and a table | Mark it',
  tip: 'Six are still missing | They are due on Friday',
  trend: 'Handed in a week | 24 | +5',
  add: 'Hand in',
  use: 'Give mark and comment',
})
