import { defineEntity } from '../entity.ts'

export const noteRequest = defineEntity({
  id: 'note-request',
  one: 'Request',
  many: 'Requests',
  words: 'note request, request for notes',
  icon: 'help',
  groups: 'Open, Mine, Answered',
  fields: `
    Lesson | text | Biology of Monday
    Class | text | 5b
    Why | text | Emil was ill
    Needed until | date | Thu 19 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    help | Biology of Monday | Omar, for Emil who was ill | Thu | Open | warning
    help | English, page 34 and 35 | Iris, for Mara | Fri | Open | warning
    check | Maths homework | Kim, for Jonas | Ana sent 2 pages | Answered | success
    check | History, map of Europe | Priya, for Noor | Lea sent a photo | Answered | success`,
  about: 'Emil was ill on Monday and Tuesday. A photo of the page is enough.',
  facts: 'Thu | Needed until\n5b | Class',
  figures: '2 | Open\n14 | Answered',
  hero: 'Until Thursday | Biology of Monday | Emil was ill, a photo is enough | Send notes',
  tip: 'Most are answered within an hour | Fastest this week: Ana',
  trend: 'Answered a week | 8 | +3',
  add: 'Ask for notes',
  use: 'Send notes',
})
