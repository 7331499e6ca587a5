import { defineEntity } from '../entity.ts'

/** Who came to training, and how often this season. */
export const practicePresence = defineEntity({
  id: 'practice-presence',
  one: 'Player',
  many: 'Attendance',
  words: 'practice attendance, training attendance',
  icon: 'check',
  groups: 'All, May play, Too few',
  fields: `
    Name | person | Noor Rahman
    This season | text | 14 of 18
    Share | text | 78 %
    May play | switch | yes`,
  samples: `
    title | subtitle | meta
    Noor Rahman | 14 of 18 trainings, may play | 78 %
    Kim Osei | 10 of 18, two to go | 56 %
    Lea Brandt | 17 of 18, may play | 94 %
    Iris Chen | 12 of 18, may play | 67 %
    Ana Petrova | Injured until December | 39 %
    Hana Sato | 18 of 18 | 100 %`,
  figures: '16 | Here today\n17 of 22 | May play',
  tip: 'Seventeen may play on Saturday | Kim needs two trainings more',
  add: 'Add player',
})
