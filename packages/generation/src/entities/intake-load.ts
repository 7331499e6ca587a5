import { defineEntity } from '../entity.ts'

/** What a grower brings, weighed and tested. */
export const intakeLoad = defineEntity({
  id: 'intake-load',
  one: 'Delivery',
  many: 'Deliveries',
  words: 'weighed load, intake, delivered harvest',
  icon: 'truck',
  groups: 'Waiting, Weighed, Unloaded',
  fields: `
    Grower | person | Lea Brandt
    What | choice | Wheat | Wheat, Barley, Rape, Maize
    Full | text | 18,420 kg
    Empty | text | 7,960 kg
    Moisture | text | 13.8 %
    Protein | text | 12.4 %
    Price of the day | money | € 212.00
    Silo | choice | Silo 2 | Silo 1, Silo 2, Silo 3
    Time | time | 10:40`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | Lea Brandt, wheat | 13.8 % moisture, silo 2 | 10.46 t | Unloaded | success
    truck | Omar Haddad, barley | 14.9 %, to be dried | 8.12 t | Dry | warning
    truck | Kim Osei, wheat | On the scale now | 11.90 t | Weighing | primary
    clock | Ana Petrova, rape | Third in the line, since 10:15 | – | Waiting | neutral
    truck | Tomás Rey, wheat | 16.4 %, sent back | 9.30 t | Refused | danger
    truck | Iris Chen, maize | Silo 3 | 12.75 t | Unloaded | success`,
  about: 'Full at 18,420, empty at 7,960 kilos. Sample taken on both sides, 13.8 % moisture, into silo 2.',
  facts: '10.46 t | Weight\n13.8 % | Moisture\n€ 2,218 | Value',
  figures: '64 t | Today\n3 | Waiting\n€ 212 | A tonne',
  hero: 'On the scale | Kim Osei, wheat | 11.90 t, sample is running | Open delivery',
  tip: 'Three wait at the gate | Twenty-five minutes from now',
  trend: 'Tonnes a day | 64 | +9',
  data: [38, 44, 41, 52, 58, 55, 64],
  add: 'Weigh in',
  use: 'Print receipt',
})
