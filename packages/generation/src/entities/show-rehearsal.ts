import { defineEntity } from '../entity.ts'

/** When a group rehearses. */
export const showRehearsal = defineEntity({
  id: 'show-rehearsal',
  one: 'Rehearsal',
  many: 'Rehearsals',
  words: 'show rehearsal, dress rehearsal',
  icon: 'calendar',
  groups: 'This week, Stage',
  fields: `
    Group | choice | Ballet 2 | Ballet 1, Ballet 2, Tap, Everybody
    Date | date | Thu 26 Nov
    From | time | 16:30
    Place | place | Big studio`,
  samples: `
    icon | title | subtitle
    calendar | Ballet 2 | Thu 19 Nov, 16:30 · Big studio
    calendar | Tap | Thu 19 Nov, 18:00 · Small studio
    calendar | Little ones | Fri 20 Nov, 15:00 · Big studio
    star | Dress rehearsal, everybody | Sat 21 Nov, 15:15 · Theatre
    calendar | Hip hop teens | Mon 23 Nov, 18:30 · Big studio`,
  about: 'With the music and all entrances twice. Bring the shoes of the show.',
  facts: '16:30 | From\n75 min | Long\n12 | Dancers',
  figures: '5 | This week\n1 | On stage\n64 | Dancers',
  hero: 'Saturday, 15:15 | Dress rehearsal | At the theatre, in costume | See all',
  tip: 'Ballet 2 begins ten minutes later | On Thursday',
  add: 'Add rehearsal',
  use: 'Tell the parents',
})
