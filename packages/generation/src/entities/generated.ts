import { defineEntity } from '../entity.ts'

export const generated = defineEntity({
  id: 'generated',
  one: 'Result',
  many: 'Results',
  words:
    'random number, random name, lorem ipsum, writing prompt, drawing prompt, story prompt, icebreaker question',
  icon: 'spark',
  groups: 'New, Saved',
  fields: `
    How many | number | 3
    Style | choice | Short | Short, Medium, Long
    No repeats | switch | yes`,
  samples: `
    icon | title | subtitle | time
    spark | Marlow Finch | Short, second of three | 9:41
    spark | Ottilie Crane | Short, first of three | 9:41
    spark | Bram Heron | Medium | 9:40
    spark | Juniper Vale | Saved | 8:12
    spark | Silas Wren | Long | Tue
    spark | Odette Moss | Saved | Mon`,
  about: 'One of three. Tap again for others; what you keep stays in Saved.',
  facts: '3 | At once\n12 | Saved\n118 | So far',
  figures: '118 | So far\n12 | Saved',
  hero: 'Fresh | Marlow Finch | One of three | Another one',
  tip: 'Twelve kept | The best ones are often the third',
  add: 'Save result',
  use: 'Copy',
})
