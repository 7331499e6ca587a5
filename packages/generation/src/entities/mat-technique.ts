import { defineEntity } from '../entity.ts'

/** A throw, a hold, a form one learns for a belt. */
export const matTechnique = defineEntity({
  id: 'mat-technique',
  one: 'Technique',
  many: 'Techniques',
  words: 'judo technique, karate technique, throw, kata',
  icon: 'play',
  groups: 'Yellow, Orange, Green, Blue',
  fields: `
    Name | text | Hip throw
    In the language | text | O-goshi
    Belt | choice | Yellow | White, Yellow, Orange, Green, Blue, Brown
    Side | choice | Both | Right, Left, Both
    Can it | switch | yes
    Film | photo | judo
    Mind | long | Break the balance first, knees below his`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    check | Hip throw | O-goshi, right and left | 100 | Can it | success
    check | Scarf hold | Kesa-gatame, three ways out | 100 | Can it | success
    repeat | Major outer reap | O-soto-gari, left still weak | 60 | Practise | warning
    repeat | Shoulder throw | Seoi-nage, from moving | 40 | Practise | warning
    lock | Armlock | From green belt on | 0 | Later | neutral
    repeat | Break falls | Forwards over the shoulder | 80 | Nearly | primary`,
  about:
    'Break the balance to the front, hips below his, and turn your head where you want to throw. Left and right.',
  facts: 'Yellow | Belt\nBoth | Sides\n2 films | To see',
  figures: '14 of 19 | For orange\n38 h | Since the last belt\n12 Dec | Next grading',
  hero: 'For the orange belt | Five techniques to go | Grading on Saturday 12 December | Practise',
  tip: 'Five techniques to go | Left-hand reap is the weakest',
  trend: 'Hours on the mat | 38 | +3',
  add: 'Add technique',
  use: 'Mark as learned',
})
