import { defineEntity } from '../entity.ts'

export const dream = defineEntity({
  id: 'dream',
  words: 'dream, nightmare, lucid dream',
  icon: 'moon',
  groups: 'All, Lucid, Recurring, Nightmares',
  fields: `
    Title | text | The flooded library
    Night | date | Thu 19 Nov
    What happened | long | Books floated past, all open at the same page.
    Feeling | choice | Calm | Calm, Strange, Happy, Afraid
    Tags | text | Water, school
    Lucid | switch | no`,
  samples: `
    icon | title | subtitle | time | badge | tone
    moon | The flooded library | Water, school | Thu | Strange | primary
    spark | Flying over the harbour | Sea, lucid | Tue | Lucid | success
    moon | A train without doors | Train, grandfather | Mon | Strange | primary
    moon | Late for the exam again | School, third time | Sun | Recurring | warning
    moon | The house with one more room | Home | Sat | Calm | success
    moon | Something at the window | Night, home | 12 Nov | Nightmare | danger`,
  about: 'Books floated past, all of them open at the same page. I could read it, and forgot it at once.',
  facts: 'Strange | Feeling\nClear | Recall\n6:40 | Written',
  figures: '48 | Dreams\n6 | Lucid\n9 | Mornings in a row',
  hero: 'This morning | What did you dream? | Two words are enough to begin | Write down',
  tip: 'Water comes again | In seven of your last twenty dreams',
  trend: 'Dreams a week | 5 | +1',
  add: 'Write down',
  use: 'Edit dream',
})
