import { defineEntity } from '../entity.ts'

export const petNote = defineEntity({
  id: 'pet-note',
  one: 'Entry',
  many: 'Entries',
  words: 'pet diary entry',
  icon: 'paw',
  groups: 'Feeding, Health, Fun',
  fields: `
    What | choice | Feeding | Feeding, Cleaning, Weight, Vet, Fun
    Date | date | Thu 19 Nov
    Weight in g | number | 38
    Temperature | text | 26 °C
    Photo | photo | bird
    Notes | long | Whistled back for the first time`,
  samples: `
    icon | title | subtitle | value | tone
    bowl | Fresh seed and cucumber | Today 8:10, ate well | 12 g | success
    heart | Weight | Today, morning | 38 g | primary
    drop | Cage cleaned | Yesterday, new perch | Done | success
    music | Whistled back | Tuesday, first time | Fun | accent
    stethoscope | Vet, claws | 11 November, all well | € 18 | warning
    sun | Flew for an hour | Sunday, curtain to lamp | 1 h | accent`,
  about: 'Ate well, cucumber first. Whistled the first three notes back, twice.',
  facts: '38 g | Weight\n26 °C | Warm\nWell | Mood',
  figures: '38 g | Weight | +1\n6 | Days since cleaning\n12 | Day streak',
  hero: 'This evening | Fresh water and an hour out | Cage wants cleaning on Saturday | Mark as done',
  tip: 'Weight is steady | 37 to 39 grams since June',
  trend: 'Weight | 38 g | +1',
  data: [36, 37, 37, 38, 37, 38, 38],
  add: 'Add entry',
  use: 'Edit entry',
})
