import { defineEntity } from '../entity.ts'

export const craving = defineEntity({
  id: 'craving',
  one: 'Craving',
  many: 'Cravings',
  words: 'craving, cigarette',
  icon: 'leaf',
  groups: 'Today, Strong, Passed',
  fields: `
    When | time | 10:40
    How strong | slider | 62
    Where | choice | After coffee | After coffee, At work, With friends
    What helped | choice | Walk | Walk, Water, Breathing, Call
    Notes | long | Gone after four minutes`,
  samples: `
    icon | title | subtitle | value | tone
    coffee | After the second coffee | Today 10:40, a walk helped | 4 min | warning
    users | With friends outside | Yesterday 21:10, stayed inside | 7 min | danger
    brain | Before the call | Yesterday 14:00, water | 3 min | primary
    car | In the car | Tuesday 17:30, chewing gum | 5 min | warning
    fork | After dinner | Tuesday 20:00, dishes first | 2 min | success
    moon | Could not sleep | Monday 23:20, breathing | 6 min | accent`,
  about:
    'Came with the second coffee and was gone after four minutes. The walk round the block helped again.',
  facts: '4 min | Lasted\nWalk | Helped\n62 % | Strong',
  figures: '23 | Days free | +1\n€ 161 | Money saved\n276 | Not smoked',
  hero: 'Day 23 | Craving? Wait four minutes | In for four, out for six, it passes | Breathe with me',
  tip: 'Your lungs, day 23 | Stairs get easier from this week on',
  trend: 'Cravings a day | 3 | −2',
  data: [11, 9, 8, 6, 6, 5, 3],
  add: 'Log craving',
  use: 'Log again',
})
