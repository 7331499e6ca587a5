import { defineEntity } from '../entity.ts'

export const foodDonor = defineEntity({
  id: 'food-donor',
  one: 'Donor',
  many: 'Donors',
  words: 'food donor, donors report',
  icon: 'heart',
  groups: 'Shops, Farms, Private',
  fields: `
    Name | text | Market on Linden square
    Kind | choice | Shop | Shop, Farm, Private
    Comes | choice | Weekly | Weekly, Monthly, Now and then
    Phone | phone | +49 151 2048`,
  samples: `
    icon | title | subtitle | value
    cart | Market on Linden square | Tuesdays and Fridays | 1,840 kg
    leaf | Lund farm | Potatoes and carrots, autumn | 920 kg
    cup | Mill bakery | Bread of the day before | 610 kg
    heart | School collection | Twice a year | 240 kg`,
  about: 'Comes on Tuesdays and Fridays after closing. 1,840 kilos since January.',
  facts: '1,840 kg | This year\n2 | Times a week',
  figures: '24 | Donors\n4,210 kg | This year',
  hero: 'Most this year | Market on Linden square | 1,840 kilos | Thank them',
  tip: 'The yearly report is ready | 4,210 kilos in all',
  add: 'Add donor',
  use: 'Say thank you',
})
