import { defineEntity } from '../entity.ts'

export const wateredField = defineEntity({
  id: 'watered-field',
  one: 'Field',
  many: 'Fields',
  words: 'irrigated field, irrigation zone, irrigation, valve, sprinkler, watering zone',
  icon: 'drop',
  groups: 'All, Watering, Dry',
  fields: `
    Field | text | North field
    Crop | text | Tomatoes
    Valve open | switch | yes
    Water below | number | 30
    Minutes | number | 20
    Starts at | time | 05:30
    Days | choice | Every day | Every day, Every second day, When dry`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | North field | Tomatoes, valve open | 41 % | Watering | primary
    leaf | South field | Peppers, valve closed | 28 % | Dry | danger
    leaf | Greenhouse 1 | Lettuce, valve closed | 56 % | Fine | success
    leaf | Orchard | Apples, next on Friday | 47 % | Fine | success
    drop | Lower meadow | Beans, valve open | 39 % | Watering | primary
    warning | Greenhouse 2 | Herbs, sensor silent since 6:10 | No value | Sensor | warning`,
  about: 'Twenty minutes at half past five, every second day. The last rain brought four millimetres.',
  facts: '28 % | Soil moisture\n05:30 | Next watering\n20 min | Duration',
  figures: '2 | Watering now\n1 | Too dry\n340 l | Water today',
  hero: 'Dry since noon | South field is at 28 % | The limit is 30 % | Open the valve',
  tip: 'Rain tomorrow afternoon | The watering of Friday can be skipped',
  trend: 'Soil moisture | 41 % | −3',
  data: [52, 49, 46, 44, 43, 42, 41],
  add: 'Add field',
  use: 'Open the valve',
})
