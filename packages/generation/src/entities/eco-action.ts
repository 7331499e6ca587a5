import { defineEntity } from '../entity.ts'

export const ecoAction = defineEntity({
  id: 'eco-action',
  one: 'Action',
  many: 'Actions',
  words: 'climate action, eco habit, green habit, carbon footprint',
  icon: 'leaf',
  groups: 'Today, Travel, Food, Home',
  fields: `
    Action | text | Bike instead of car
    Kind | choice | Travel | Travel, Food, Home, Shopping
    Kilometres | number | 8
    Every | choice | Day | Once, Day, Week
    Notes | long | Rain jacket in the bag`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bike | Bike instead of car | 8 km to work | 1.4 kg | Done | success
    apple | Lunch without meat | Lentils at the mill | 0.9 kg | Done | success
    flame | Heating down by one | All day | 0.6 kg | Done | success
    train | Train to Ghent | Instead of flying | 41 kg | Planned | primary
    box | Repaired the toaster | With Omar | 12 kg | Done | success
    drop | Cold wash | Twice this week | 0.4 kg | Open | warning`,
  about: 'Eight kilometres by bike instead of by car. One point four kilograms stay where they are.',
  facts: '1.4 kg | Saved\n8 km | Way\n6 | Days',
  figures: '38 kg | CO2 saved\n9 | Days in a row\n3rd | Of friends',
  hero: 'This week | 38 kg CO2 saved | Two kilos less than Kim | Log action',
  tip: 'Travel is most of it | Three rides by bike weigh more than all the rest',
  trend: 'CO2 saved | 38 kg | +6',
  add: 'Log action',
  use: 'Do it again',
})
