import { defineEntity } from '../entity.ts'

/** Where a walk begins. */
export const walkMeetingPoint = defineEntity({
  id: 'walk-meeting-point',
  one: 'Meeting point',
  many: 'Meeting points',
  words: 'walk meeting point',
  icon: 'pin',
  groups: 'All',
  fields: `
    Place | place | Well on the market square
    For | text | The white lady`,
  samples: `
    icon | title | subtitle | value
    pin | Well on the market square | The white lady, ten minutes before | 250 m
    pin | East gate, under the arch | Hangman’s lane | 600 m
    pin | Chapel on the hill | Lights on the old graveyard | 1.1 km`,
  about: 'Under the lamp on the north side, ten minutes before. The guide carries a lantern.',
  facts: '250 m | Away\n19:50 | Be there\n1 | Lantern',
  figures: '3 | Points\n250 m | Nearest\n19:50 | Tonight',
  hero: 'Tonight | Well on the market square | Ten minutes before eight | Show the way',
  tip: 'Look for the lantern | North side',
  add: 'Add meeting point',
  use: 'Show the way',
})
