import { defineEntity } from '../entity.ts'

export const soilReading = defineEntity({
  id: 'soil-reading',
  one: 'Reading',
  many: 'Readings',
  words: 'soil reading, soil test',
  icon: 'leaf',
  groups: 'All fields, Low, Fine',
  fields: `
    Field | place | North field
    Date | date | Thu 19 Nov
    Nitrogen | number | 38
    Phosphorus | number | 21
    Potassium | number | 142
    Moisture in % | number | 31
    pH | number | 6.4
    Crop | choice | Maize | Maize, Rice, Cassava, Vegetables`,
  samples: `
    icon | title | subtitle | value | badge | tone
    leaf | North field | N 38, P 21, K 142 mg/kg, 31 % moist | pH 6.4 | Nitrogen low | warning
    leaf | River plot | N 64, P 34, K 168 mg/kg, 42 % moist | pH 6.8 | Fine | success
    leaf | Hill terrace | N 41, P 9, K 120 mg/kg, 24 % moist | pH 5.6 | Phosphorus low | danger
    leaf | Behind the house | N 58, P 31, K 74 mg/kg, 36 % moist | pH 6.6 | Potassium low | warning
    leaf | Mill field | N 71, P 38, K 181 mg/kg, 39 % moist | pH 7.0 | Fine | success`,
  about:
    'Measured at three places, twenty centimetres deep. Phosphorus and potassium are enough for maize, nitrogen is not.',
  facts: '38 mg/kg | Nitrogen\n21 mg/kg | Phosphorus\n142 mg/kg | Potassium',
  figures: '5 | Fields\n3 | To feed\n6.4 | pH on average',
  hero: 'Measured at 7:40 | North field lacks nitrogen | 38 mg/kg, maize wants 60 | What to give',
  notices: `
    Nitrogen is low on North field | 25 kg of urea a hectare before the rain | leaf
    River plot is fine | Nothing to give until February | check
    Hill terrace is sour | pH 5.6, lime in autumn | warning`,
  tip: 'Rain on Friday | Give it the day before, lightly worked in',
  trend: 'Nitrogen in mg/kg | 38 | −6',
  data: [61, 58, 55, 52, 47, 44, 38],
  add: 'Measure soil',
  use: 'What to give',
})
