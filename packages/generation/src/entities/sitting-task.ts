import { defineEntity } from '../entity.ts'

export const sittingTask = defineEntity({
  id: 'sitting-task',
  one: 'Instruction',
  many: 'Instructions',
  words: 'care instruction, sitter instruction',
  icon: 'paw',
  groups: 'Feeding, House, Emergency',
  fields: `
    What | text | Wet food, half a tin
    When | time | 07:30
    How much | text | 85 g
    Done | switch | yes
    Photo | photo | cat
    Note to the owner | long | Ate everything, then slept on the drill box`,
  samples: `
    icon | title | subtitle | badge | tone
    bowl | Wet food, half a tin | 7:30 and 18:00, blue bowl | Done | success
    drop | Fresh water | Two bowls, kitchen and hall | Done | success
    pill | Half a tablet in cheese | Evenings only | 18:00 | warning
    heart | Hides behind the sofa | Or in the laundry basket | Good to know | primary
    phone | Vet, Dr. Petrova | +49 151 0000 4210, open until 19:00 | Emergency | danger
    leaf | Water the ferns | Twice, not the cactus | Friday | primary`,
  about: 'Half a tin in the blue bowl, warmed for ten seconds. She eats alone, so go and do the plants.',
  facts: '85 g | How much\n2 | Times a day\n7:30 | Next',
  figures: '4 of 6 | Done today\n3 | Days left\n9 | Photos',
  hero: 'Next at 18:00 | Half a tablet in cheese | Then wet food, half a tin | Mark as done',
  tip: 'Report sent at 8:12 | Two photos, all well',
  add: 'Send report',
  use: 'Mark as done',
})
