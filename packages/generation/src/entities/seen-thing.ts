import { defineEntity } from '../entity.ts'

export const seenThing = defineEntity({
  id: 'seen-thing',
  one: 'Description',
  many: 'Descriptions',
  words: 'scene description, image description, photo description, described photo',
  icon: 'eye',
  groups: 'Text, Things, Money',
  fields: `
    Photo | photo | kitchen
    What to tell | choice | All of it | All of it, Text, Money, Colours, People
    Read aloud | switch | yes
    Question | text | Is the stove off?`,
  samples: `
    icon | title | subtitle | badge
    fork | A table with two cups and bread | Kitchen, today at 9:12 | Things
    mail | Letter from the bank, two pages | Read aloud, today at 8:40 | Text
    wallet | A banknote of 20 euros | Market, yesterday at 11:05 | Money
    box | Tin of tomatoes, best before May 2027 | Kitchen, yesterday | Text
    train | Bus 14 to the harbour | Stop at the mill, Tuesday | Text
    shirt | A dark blue shirt, clean | Bedroom, Monday | Things`,
  about:
    'A wooden table with two cups, a loaf of bread and a knife on the right. The window behind it is open.',
  facts: '2 | Cups\nRight | Knife\nOpen | Window',
  figures: '14 | Described today\n6 | Texts read\n2 | Calls',
  hero: 'Hold the phone in front of you | What is there? | It is read aloud at once | Take a photo',
  tip: 'A volunteer answers in 30 seconds | Day and night, by video',
  trend: 'Descriptions a day | 14 | +2',
  add: 'Take a photo',
  use: 'Read aloud',
})
