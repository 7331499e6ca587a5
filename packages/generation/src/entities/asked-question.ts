import { defineEntity } from '../entity.ts'

export const askedQuestion = defineEntity({
  id: 'asked-question',
  one: 'Question',
  many: 'Questions',
  words: 'asked question, expert answer',
  icon: 'chat',
  groups: 'New, Answered, Mine',
  fields: `
    Question | text | May I end the contract early?
    Topic | choice | Home | Home, Work, Family, Money
    Details | long | It runs until May, and I move in January
    Photo | photo | document
    Ask without my name | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    chat | May I end the contract early? | Home, 3 answers | 24 | Answered | success
    chat | Who pays for the repair? | Home, 2 answers | 18 | Answered | success
    chat | How long may an answer take? | Work, 1 answer | 12 | New | primary
    chat | What should I write down first? | Money, 4 answers | 31 | Answered | success
    chat | Is a letter enough? | Family, no answer yet | 5 | Open | warning
    chat | Which papers do I need? | Work, 2 answers | 16 | Answered | success`,
  about: 'It runs until May, and I move in January. Is there a way out of it that costs less than the rest?',
  facts: '3 | Answers\n24 | Stars\n2 h | First answer',
  figures: '48 | Questions | +6\n41 | Answered\n2 h | First answer',
  hero: 'Answered today | May I end the contract early? | Three experts have answered, one with a draft | Read answers',
  tip: 'Most are answered within two hours | Two of yours have a new answer',
  trend: 'Answers a week | 112 | +14',
  add: 'Ask a question',
  use: 'Rate the answer',
})
