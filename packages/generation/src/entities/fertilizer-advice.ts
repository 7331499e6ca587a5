import { defineEntity } from '../entity.ts'

export const fertilizerAdvice = defineEntity({
  id: 'fertilizer-advice',
  one: 'Recommendation',
  many: 'Recommendations',
  words: 'fertilizer recommendation, fertiliser recommendation, fertilizer advice, fertiliser advice',
  icon: 'bulb',
  groups: 'Now, This season, Done',
  fields: `
    Field | place | North field
    Fertiliser | choice | Urea 46-0-0 | Urea 46-0-0, DAP 18-46-0, Potash 0-0-60, Compost
    Amount a hectare | text | 25 kg
    When | date | Thu 19 Nov
    Why | long | Nitrogen is 22 mg/kg below what maize wants`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bulb | Urea 46-0-0 | North field, before the rain on Friday | 25 kg/ha | Now | warning
    bulb | DAP 18-46-0 | Hill terrace, at sowing | 60 kg/ha | This season | primary
    bulb | Potash 0-0-60 | Behind the house, in two rounds | 40 kg/ha | This season | primary
    bulb | Lime | Hill terrace, after harvest | 800 kg/ha | Autumn | neutral
    check | Compost | Mill field, given on 2 November | 3 t/ha | Done | success`,
  about: 'Nitrogen is 22 mg/kg below what maize wants at this stage. Half now, half in four weeks.',
  facts: '25 kg | A hectare\n€ 18 | Costs\n4 weeks | Until the next',
  figures: '2 | To give now\n€ 74 | Costs in all',
  hero: 'Before Friday | Urea on North field | 25 kg a hectare, lightly worked in | Mark as given',
  tip: 'Half the usual amount | Your soil holds enough phosphorus',
  trend: 'Fertiliser in kg | 85 | −30',
  add: 'Add recommendation',
  use: 'Mark as given',
})
