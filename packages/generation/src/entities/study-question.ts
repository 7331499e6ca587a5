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
    Answer A | text | Oxygen
    Answer B | text | Glucose
    Subject | choice | Biology | Biology, History, Statistics`,
  samples: `
    icon | title | subtitle
    help | Oxygen | Small and without charge
    help | Glucose | Needs a carrier
    help | Sodium | Charged, needs a channel
    help | Proteins | Far too large`,
  about: 'Small molecules without charge slip through the double layer; glucose and ions need a protein.',
  facts: '12 | Questions\n82 % | Right\n2 | Again',
  figures: '82 % | Right | +6\n12 | Questions',
  hero: 'Biology | What passes a cell membrane without help? | 10 questions, about 4 minutes | Start the quiz',
  tip: 'You are strong in cells | Osmosis wants another round',
  trend: 'Right answers | 82 % | +6 %',
  use: 'Answer',
})
