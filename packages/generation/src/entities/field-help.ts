import { defineEntity } from '../entity.ts'

/** What somebody does on a farm's fields for money: spraying, ploughing, harvesting. */
export const fieldHelp = defineEntity({
  id: 'field-help',
  one: 'Service',
  many: 'Services',
  words: 'drone spraying, spraying service, tractor hire, farm service',
  icon: 'truck',
  groups: 'Drones, Tractors, Harvest, Advice',
  fields: `
    Service | choice | Drone spraying | Drone spraying, Ploughing, Harvesting, Soil test
    Field | text | Lower field, 2.4 ha
    Date | date | Fri 20 Nov
    Start | time | 07:30
    Notes | long | Power line on the east side`,
  samples: `
    icon | title | subtitle | value | badge | tone
    plane | Drone spraying | 10 litres per hectare, 6 minutes | € 18 | Per ha | primary
    truck | Ploughing with driver | Four furrows, 90 hp | € 55 | Per ha | primary
    truck | Combine harvester | Grain, from July | € 110 | Per ha | primary
    search | Soil test | Result in five days | € 24 | Per field | success
    tools | Seed drill to hire | Three metres, fetch at the yard | € 40 | Per day | neutral`,
  about: 'The pilot comes with drone and tank; you bring the water. Not in wind over 15 km/h.',
  facts: '€ 18 | Per hectare\n4.8 | Rating\n12 km | Away',
  figures: '14 | Nearby\n2 | Booked',
  hero: 'Booked | Drone spraying, lower field | Friday 7:30, 2.4 ha | See booking',
  tip: 'Calm on Friday morning | Best time to spray: 7 to 9',
  trend: 'Hectares a month | 12 | +3',
  add: 'Book a service',
  use: 'Book',
})
