import { defineEntity } from '../entity.ts'

/** A rite of a pilgrimage, in its order. */
export const riteStep = defineEntity({
  id: 'rite-step',
  one: 'Rite',
  many: 'Rites',
  words: 'pilgrimage rite, hajj rite, umrah rite',
  icon: 'book',
  groups: 'Done, Today, To come',
  fields: `
    Rite | text | Tawaf
    Day | text | 10 Dhul Hijjah
    How | long | Seven times round, beginning at the corner of the stone
    Words to say | long | Lord, give us good in this world and good in the next
    Done | switch | no`,
  samples: `
    icon | title | subtitle | badge | tone
    check | Ihram | Washed, two cloths, intention made | Done | success
    check | Tawaf of arrival | Seven times round | Done | success
    repeat | Sa’i | Seven times between the hills | Today | primary
    sun | Standing at Arafat | From noon to sunset | Tomorrow | warning
    moon | Night at Muzdalifah | Gather small stones | To come | neutral
    flag | Stoning and sacrifice | Group leaves at seven | To come | neutral`,
  about: 'Seven times between Safa and Marwah, beginning at Safa. Men walk faster between the green lights.',
  facts: '7 | Times\n3 km | In all\nToday | When',
  figures: '2 of 9 | Done\n1 | Today',
  tip: 'Today is Sa’i | The group starts after the night prayer',
  add: 'Add rite',
  use: 'Mark as done',
})
