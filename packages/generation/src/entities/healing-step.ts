import { defineEntity } from '../entity.ts'

export const healingStep = defineEntity({
  id: 'healing-step',
  one: 'Aftercare step',
  many: 'Aftercare',
  words: 'aftercare, healing tip, healing step',
  icon: 'heart',
  groups: 'First day, First week, Later',
  fields: `
    Day | text | Day 1
    What to do | long | Take the film off, wash with warm water
    Photo | photo | skincare
    Ask the artist | switch | no`,
  samples: `
    icon | title | subtitle | badge | tone
    drop | Wash with warm water | Three times, mild soap, pat dry | Day 1 | primary
    heart | A thin layer of cream | Twice a day, clean hands | Day 1 to 10 | primary
    sun | No sun, no pool | Not even on the bike | 4 weeks | warning
    warning | Do not scratch | It peels and itches, that is normal | Day 4 to 10 | warning
    camera | Send a photo | So that we see how it heals | Week 3 | neutral
    check | Touch-up, free | Within three months | Week 6 | success`,
  about: 'Take the film off after four hours, wash with warm water and mild soap, pat dry with paper.',
  facts: '3 × | A day\n10 d | Cream\n4 w | No sun',
  figures: 'Day 3 | Of 28\n3 | Washed today\n18 d | To the photo',
  hero: 'Day 3 | Wash, dry, thin cream | It may itch from tomorrow on | Done',
  tip: 'Red, hot or swollen after day four? | Write to your artist',
  add: 'Add photo',
  use: 'Done today',
})
