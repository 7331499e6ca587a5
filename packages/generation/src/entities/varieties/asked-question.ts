import { askedQuestion } from '../asked-question.ts'
import { defineVarieties } from './variety.ts'

/** What people ask, by those who answer. */
export const askedQuestionVarieties = defineVarieties(askedQuestion, [
  {
    signs:
      'health 6, doctor 8, doctors 8, medical 8, nurse 6, symptoms 6, midwife 8, midwives 8, pharmacist 8, medicine 6',
    fields: `
      Question | text | How long may a cold last?
      Topic | choice | Everyday | Everyday, Skin, Sleep, Children
      Details | long | Ten days by now, no fever, a little cough at night`,
    groups: 'New, Answered, Mine',
    samples: `
      icon | title | subtitle | value | badge | tone
      chat | How long may a cold last? | Everyday, 3 answers | 24 | Answered | success
      chat | Is this rash something to show? | Skin, 2 answers | 18 | Answered | success
      chat | Can I run with a sore knee? | Everyday, 1 answer | 12 | New | primary
      chat | Why do I wake up at four? | Sleep, 4 answers | 31 | Answered | success
      chat | Which vaccination comes next? | Children, no answer yet | 5 | Open | warning
      chat | Two tablets together? | Everyday, 2 answers | 16 | Answered | success`,
    about: 'Ten days by now, no fever, a little cough at night. When should somebody look at it?',
  },
  {
    signs:
      'programming 8, programmers 8, programmer 8, code 6, coding 8, developer 6, developers 6, software 6, stack overflow 12',
    fields: `
      Question | text | Why is this list rendered twice?
      Topic | choice | Front end | Front end, Server, Data, Tools
      Details | long | Only in development, and only on the first load`,
    samples: `
      icon | title | subtitle | value | badge | tone
      code | Why is this list rendered twice? | Front end, 3 answers | 24 | Answered | success
      code | How do I page through a million rows? | Data, 2 answers | 18 | Answered | success
      code | Dates are off by one in winter | Server, 1 answer | 12 | New | primary
      code | Undo without copying everything? | Front end, 4 answers | 31 | Answered | success
      code | Build is green here, red there | Tools, no answer yet | 5 | Open | warning
      code | Which index for this query? | Data, 2 answers | 16 | Answered | success`,
    about:
      'Only in development, and only on the first load. Turning off strict mode hides it. What is it telling me?',
  },
  {
    signs: 'school 5, homework 8, pupils 5, students 5, maths 8, math 8, exam 5, study 5, tutor 5, tutors 5',
    fields: `
      Question | text | How do I factor x² − 9?
      Topic | choice | Maths | Maths, Physics, English, History
      Details | long | I get as far as the brackets`,
    samples: `
      icon | title | subtitle | value | badge | tone
      book | How do I factor x² − 9? | Maths, 3 answers | 24 | Answered | success
      book | Why is the sky red at night? | Physics, 2 answers | 18 | Answered | success
      book | Since or for with the perfect? | English, 1 answer | 12 | New | primary
      book | What did the treaty change? | History, 4 answers | 31 | Answered | success
      book | Moles: where do I begin? | Chemistry, no answer yet | 5 | Open | warning
      book | A good opening for an essay? | English, 2 answers | 16 | Answered | success`,
    about: 'I get as far as the brackets, then the sign is wrong. Could somebody show the step between?',
  },
  {
    signs:
      'roof 6, roofs 6, roofers 8, heating 6, wiring 8, plumbing 8, plumbers 8, electricians 8, tradespeople 8, builders 6, carpenters 6, boiler 8, renovation 6, home repair 8, diy 8',
    fields: `
      Question | text | Radiator cold at top?
      Topic | choice | Heating | Roof, Heating, Wiring, Water
      Details | long | Only in the bedroom, the others are warm`,
    samples: `
      icon | title | subtitle | value | badge | tone
      flame | Radiator cold at top? | Heating, 3 answers | 24 | Answered | success
      home | Moss on the tiles: leave it or clean it? | Roof, 2 answers | 18 | Answered | success
      flash | The fuse goes when the oven is on | Wiring, 4 answers | 31 | Answered | success
      home | Damp patch beside the skylight | Roof, 1 answer | 12 | New | primary
      flash | May I add a socket in the bathroom? | Wiring, no answer yet | 5 | Open | warning
      flame | How often is a boiler serviced? | Heating, 2 answers | 16 | Answered | success`,
    about:
      'Only in the bedroom, the others are warm. I have opened the valve fully. Is it air, or something worse?',
    hero: 'Answered today | Radiator cold at top? | Three of the trade have answered, one with a drawing | Read answers',
  },
  {
    signs: 'garden 6, gardening 8, plants 6, gardeners 8, houseplants 8, allotment 6',
    fields: `
      Question | text | Why do the leaves turn yellow?
      Topic | choice | Vegetables | Vegetables, Trees, Lawn, Indoors
      Details | long | Lower leaves first, watered every other day`,
    samples: `
      icon | title | subtitle | value | badge | tone
      leaf | Why do the leaves turn yellow? | Vegetables, 3 answers | 24 | Answered | success
      leaf | When do I prune an apple tree? | Trees, 2 answers | 18 | Answered | success
      leaf | What eats my lettuce? | Vegetables, 1 answer | 12 | New | primary
      leaf | Moss in the lawn, and now? | Lawn, 4 answers | 31 | Answered | success
      leaf | Is this one poisonous for cats? | Indoors, no answer yet | 5 | Open | warning
      leaf | Seeds from last year: still good? | Vegetables, 2 answers | 16 | Answered | success`,
    about: 'Lower leaves first, watered every other day, south window. The new ones are small but green.',
  },
])
