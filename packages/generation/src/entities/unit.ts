import { defineEntity } from '../entity.ts'

export const unit = defineEntity({
  id: 'unit',
  one: 'Conversion',
  many: 'Conversions',
  words: 'unit, unit conversion',
  icon: 'repeat',
  groups: 'Length, Weight, Temperature, Volume',
  fields: `
    Value | number | 12
    From | choice | Kilometres | Kilometres, Miles, Metres, Feet
    To | choice | Miles | Miles, Kilometres, Metres, Feet`,
  samples: `
    icon | title | subtitle | value
    trend | 12 kilometres | in miles | 7.46
    flame | 21 degrees Celsius | in Fahrenheit | 69.8
    cup | 2 cups | in millilitres | 473
    dumbbell | 68 kilograms | in pounds | 149.9
    drop | 5 gallons | in litres | 18.93
    home | 74 square metres | in square feet | 796.5`,
  about: 'Twelve kilometres are 7.46 miles. One kilometre is 0.6214 miles.',
  facts: '7.46 | Miles\n12 | Kilometres\n0.6214 | Factor',
  figures: '7.46 | Miles\n6 | Kept',
  hero: '12 kilometres are | 7.46 miles | One kilometre is 0.6214 miles | Keep it',
  tip: '48 units in 8 groups | All of them work without a connection',
  trend: 'Miles for kilometres | 7.46 | ×0.62',
  data: [0.6, 1.2, 2.5, 3.7, 5, 6.2, 7.5],
  labels: ['1', '2', '4', '6', '8', '10', '12'],
  add: 'New conversion',
  use: 'Keep it',
})
