import { defineEntity } from '../entity.ts'

/** What is done with a machine again and again, and when it is due. */
export const servicePlan = defineEntity({
  id: 'service-plan',
  one: 'Service',
  many: 'Planned maintenance',
  words: 'preventive maintenance, maintenance plan',
  icon: 'calendar',
  groups: 'Overdue, This week, Later',
  fields: `
    Machine | text | Forklift 3
    Every | choice | 3 months | Week, Month, 3 months, Year
    Due | date | Mon 16 Nov
    Done by | person | Omar Haddad
    Steps | long | Oil, filters, chain, brakes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    tools | Forklift 3, service | Every 3 months, Omar | 16 Nov | Overdue | danger
    drop | Compressor 2, oil | Every 500 hours, Kim | 20 Nov | This week | warning
    flame | Boiler, flue check | Once a year, outside firm | 24 Nov | Later | primary
    bolt | Generator, test run | Every month, Ana | 20 Nov | This week | warning
    shield | Press 4, light curtain | Every month, Omar | 1 Dec | Later | primary`,
  about: 'Oil, filters, chain and brakes, about two hours. Due since Monday because the part came late.',
  facts: '3 days | Overdue\n2 h | Takes\n4 | Steps',
  figures: '1 | Overdue\n2 | This week',
  hero: 'Overdue since Monday | Forklift 3, service | Two hours, Omar | Start',
  tip: 'One service is overdue | Forklift 3, since Monday',
  trend: 'Done in time | 92 % | +3',
  add: 'Add service',
  use: 'Mark as done',
})
