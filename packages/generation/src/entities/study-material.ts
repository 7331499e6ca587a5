import { defineEntity } from '../entity.ts'

export const studyMaterial = defineEntity({
  id: 'study-material',
  words:
    'material, lecture, lecture slide, slide, study material, course material, lecture note, script, learning material',
  one: 'Material',
  many: 'Materials',
  icon: 'book',
  groups: 'Biology, History, Statistics, New',
  fields: `
    Title | text | Cells and their membranes
    Subject | choice | Biology | Biology, History, Statistics
    File | text | Lecture 4, 38 slides
    Exam | date | Fri 4 Dec
    Make | choice | Summary | Summary, Flashcards, Questions`,
  samples: `
    icon | title | subtitle | value | badge | tone
    book | Cells and their membranes | Biology, 38 slides | 24 cards | 82 % | success
    chart | Chance and distributions | Statistics, 21 pages | 16 cards | 54 % | warning
    building | Trade in the Hanseatic League | History, 44 slides | 30 cards | 71 % | primary
    leaf | How plants breathe | Biology, 26 slides | 18 cards | New | primary
    compass | The first sea charts | History, 12 pages | 9 cards | 90 % | success
    target | Testing a hypothesis | Statistics, 33 slides | 22 cards | 38 % | danger`,
  about:
    'A cell lets in what it needs: small molecules slip through the double layer, larger ones are carried by proteins. Osmosis and active transport will be in the exam.',
  facts: '24 | Cards\n12 | Questions\n82 % | Known',
  figures: '82 % | Known | +6 %\n24 | Cards today\n15 d | To the exam',
  hero: 'Go on with | Cells and their membranes | Six cards and a quiz are left | Open summary',
  tip: 'Osmosis comes up again | You missed it twice, it is back tomorrow',
  trend: 'Right answers | 82 % | +6 %',
  data: [61, 66, 64, 70, 75, 79, 82],
  use: 'Practice',
  add: 'Upload material',
})
