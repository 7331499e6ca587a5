import { defineEntity } from '../entity.ts'

export const serviceEntry = defineEntity({
  id: 'service-entry',
  one: 'Entry',
  many: 'Entries',
  words: 'oil change, car service, fuel stop',
  icon: 'tools',
  groups: 'Service, Fuel, Repairs',
  fields: `
    Kind | choice | Oil change | Oil change, Fuel, Tyres, Brakes, Repair
    Date | date | Sat 14 Nov
    Mileage | number | 84210
    Cost | money | € 89
    Garage | place | Lane 4 garage
    Next due | text | 99,200 km or November
    Receipt | photo | receipt
    Notes | long | 5W-30, filter new`,
  samples: `
    icon | title | subtitle | value | tone
    tools | Oil and filter | 84,210 km, Lane 4 garage | € 89 | success
    drop | Fuel, 41 litres | 84,020 km, 6.1 per 100 | € 71.30 | neutral
    repeat | Winter tyres | 83,640 km, 6 mm left | € 48 | primary
    warning | Front brakes | Due at 86,000 km | Soon | warning
    check | Inspection | Passed, until May 2027 | € 124 | success
    drop | Fuel, 38 litres | 83,400 km, 6.3 per 100 | € 66.10 | neutral`,
  about: 'Five litres of 5W-30 and a new filter, done at Lane 4. Next at 99,200 kilometres or in a year.',
  facts: '84,210 | Km\n€ 89 | Cost\n99,200 | Next at',
  figures: '84,210 km | Mileage\n6.1 l | Per 100 km | −0.2\n€ 612 | This year',
  hero: 'Next | Front brakes at 86,000 km | About 1,790 km to go, in six weeks | Set reminder',
  tip: '6.1 litres per 100 km | Better than in summer',
  trend: 'Costs this year | € 612 | +89',
  add: 'Add entry',
  use: 'Edit entry',
})
