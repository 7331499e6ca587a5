import { defineEntity } from '../entity.ts'

export const jetLagStep = defineEntity({
  id: 'jet-lag-step',
  one: 'Step',
  many: 'Steps',
  words: 'jet lag, jet lag step, jet lag plan',
  icon: 'sun',
  groups: 'Light, Sleep, Meals',
  fields: `
    What | choice | Light | Light, Dark, Sleep, Coffee, Meal
    From | time | 7:00
    To | time | 9:00
    Day | date | Fri 20 Nov`,
  samples: `
    icon | title | subtitle | badge | tone | time
    sun | Bright light | Walk outside, no sunglasses | Light | warning | 7:00
    coffee | Last coffee | None after noon today | Meals | neutral | 12:00
    fork | Early dinner | Light, two hours before bed | Meals | success | 18:00
    moon | Screens off | Warm lamps only | Light | primary | 20:30
    bed | Go to bed | One hour earlier than yesterday | Sleep | primary | 21:30
    clock | Get up | One hour earlier, curtains open | Sleep | primary | 5:30`,
  about:
    'You fly east by eight hours on Sunday. Three days with an hour less each leave five, and light does the rest.',
  facts: '+8 h | Shift\n3 | Days before\nDay 4 | Adjusted',
  figures: '+8 h | Time shift\n3 | Days to go\n2 of 6 | Done today',
  hero: 'Now, until 9:00 | Get bright light | Day one of three before the flight to Osaka | Mark as done',
  tip: 'You will be adjusted on day four | Without a plan it takes eight',
  trend: 'Hours shifted | 2 | +1',
  add: 'Add step',
  use: 'Mark as done',
})
