import { defineEntity } from '../entity.ts'

export const classNote = defineEntity({
  id: 'class-note',
  one: 'Note',
  many: 'Notes',
  words: 'class note, lecture note, course note',
  icon: 'file',
  groups: 'Maths, Languages, Science, History',
  fields: `
    Title | text | Fractions, lesson of Tuesday
    Subject | choice | Maths | Maths, Languages, Science, History
    Class | text | 5b
    Date | date | Tue 17 Nov
    Photos of the pages | photo | notebook
    What is missing | long | The last exercise was not finished`,
  samples: `
    image | title | subtitle | value | badge | tone
    notebook | Fractions, lesson of Tuesday | From Ana, mother of Ida | 3 pages | Maths | primary
    book | Vocabulary, unit 4 | From Omar, father of Emil | 2 pages | Languages | accent
    sprout | How plants drink | From Priya, mother of Noor | 4 pages | Science | success
    history | The old trade roads | From Kim, father of Jonas | 5 pages | History | warning
    notebook | Area of a triangle | From Lea, mother of Max | 2 pages | Maths | primary`,
  about:
    'Three photographed pages, well to read, with the homework at the end. Seen by nine families so far.',
  facts: '3 | Pages\n9 | Seen by\nTue | Lesson',
  figures: '48 | Notes\n6 | This week\n2 | Asked for',
  hero: 'New since noon | Fractions, lesson of Tuesday | Ana photographed three pages | Open',
  tip: 'Two are asked for | Biology of Monday, English of Thursday',
  trend: 'Notes a week | 6 | +2',
  add: 'Share notes',
  use: 'Open',
})
