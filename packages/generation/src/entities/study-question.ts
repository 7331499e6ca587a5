import { defineEntity } from '../entity.ts'

export const studyQuestion = defineEntity({
  id: 'study-question',
  one: 'Question',
  many: 'Questions',
  words: 'practice question',
  icon: 'help',
  groups: 'Biology, History, Statistics',
  fields: `
    Question | long | What passes a cell membrane without help?
    Answer A | text | Oxygen | Oxygen, Glucose, Sodium, Proteins
    Answer B | text | Glucose
    Subject | choice | Biology | Biology, History, Statistics`,
  samples: `
    icon | title | subtitle | badge | tone
    help | Cells and their membranes | 12 questions, 10 right | Passed | success
    help | Chance and distributions | 10 questions, 6 right | Again | warning
    help | Trade in the Hanseatic League | 10 questions, 8 right | Passed | success
    help | How plants breathe | 10 questions, 9 right | Passed | success`,
  about: 'Small molecules without charge slip through the double layer; glucose and ions need a protein.',
  facts: '12 | Questions\n82 % | Right\n2 | Again',
  figures: '82 % | Right | +6\n12 | Questions',
  hero: 'Biology | What passes a cell membrane without help? | 10 questions, about 4 minutes | Start the quiz',
  tip: 'You are strong in cells | Osmosis wants another round',
  trend: 'Right answers | 82 % | +6 %',
  use: 'Answer',
})
