import { defineEntity } from '../entity.ts'

/** What to do for a crop now. */
export const cropAdvice = defineEntity({
  id: 'crop-advice',
  one: 'Advice',
  many: 'Crop advice',
  words: 'crop advisory, crop advice, crop recommendation, agronomic advice',
  icon: 'bulb',
  groups: 'This week, Diseases, Soil, Weather',
  fields: `
    Crop | choice | Tomatoes | Tomatoes, Wheat, Rice, Maize
    Field | text | Lower field
    Question | long | Brown spots on the lower leaves
    Photo | photo | leaf`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Tomatoes: early blight likely | Remove lower leaves, spray copper | Today | danger
    drop | Maize: water on Wednesday | 25 mm, before the heat | This week | primary
    leaf | Wheat: sow until 25 November | Soil is 9 °C | This week | success
    sun | Beans: harvest before the rain | Rain from Thursday | Weather | warning
    search | Soil of the lower field | Short of potassium, 40 kg per ha | Soil | accent`,
  about:
    'From your photo, the weather of the last ten days and the soil test. An expert looks at it within a day.',
  facts: '87 % | Sure\n2 days | To act\n€ 11 | Treatment',
  figures: '5 | This week\n1 | Urgent',
  hero: 'Urgent | Tomatoes: early blight likely | Remove lower leaves, spray copper | See what to do',
  tip: 'Ask an expert | Answers come within a day',
  trend: 'Yield per ha | 4.2 t | +0.3',
  add: 'Ask for advice',
  use: 'Mark as done',
})
