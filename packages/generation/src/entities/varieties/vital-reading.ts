import { vitalReading } from '../vital-reading.ts'
import { defineVarieties } from './variety.ts'

export const vitalReadingVarieties = defineVarieties(vitalReading, [
  {
    signs: 'weight, body mass 9, bmi 6, weight loss 9, lose weight 9, body fat 6, diet 4, waist 4',
    groups: 'Morning, Evening, Goal',
    fields: `
      Weight in kg | number | 74
      Body fat | number | 22
      Waist in cm | number | 84
      When | choice | Morning | Morning, Evening
      Notes | long | After two days without sweets`,
    samples: `
      icon | title | subtitle | value | badge | tone
      trend | 74.2 kg | Today, 7:10 | −0.3 | Down | success
      trend | 74.5 kg | Yesterday, 7:15 | −0.1 | Down | success
      trend | 74.6 kg | Tuesday, 7:05 | +0.2 | Up | warning
      trend | 74.4 kg | Monday, 7:20 | −0.4 | Down | success
      trend | 74.8 kg | Sunday, 8:40, party | +0.5 | Up | warning
      trend | 74.3 kg | Saturday, 7:30 | −0.2 | Down | success`,
    about: 'Weighed in the morning before breakfast. Three kilos less than in September, four to go.',
    facts: '74.2 kg | Now\n−3.1 | Since start\n70 kg | Goal',
    figures: '74.2 kg | Weight | −0.6\n4.2 kg | To go\n24.1 | BMI',
    hero: 'Tomorrow, 7:00 | Step on the scale | 4.2 kilograms to your goal | Enter weight',
    tip: 'Down by 0.6 kg this week | At this pace 70 kg in seven weeks',
    trend: 'Weight in kg | 74.2 | −0.6',
    data: [77, 76.6, 76.1, 75.5, 75.2, 74.8, 74.2],
    add: 'Enter weight',
  },
])
