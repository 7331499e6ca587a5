import { defineEntity } from '../entity.ts'

/** Who has the protective gear he needs. */
export const ppeCheck = defineEntity({
  id: 'ppe-check',
  one: 'Check',
  many: 'PPE checks',
  words: 'check of protective gear',
  icon: 'shield',
  groups: 'Complete, Missing',
  fields: `
    Who | person | Kim Osei
    Helmet | switch | yes
    Boots | switch | yes
    Harness until | date | Mon 30 Nov
    Missing | text | Gloves`,
  samples: `
    avatar | title | subtitle | badge | tone
    Omar | Omar Haddad | All there, harness until March | Complete | success
    Kim | Kim Osei | Gloves worn through | Missing | danger
    Ana | Ana Petrova | Harness test on 30 November | Soon | warning
    Tomas | Tomás Rey | All there | Complete | success`,
  about: 'Helmet, boots and glasses are there. New gloves are in the container.',
  facts: 'Tue | Checked\n1 | Missing\n4 | Items',
  figures: '12 | Complete\n1 | Missing',
  hero: 'Missing | Kim Osei, gloves | New ones are in the container | Hand out',
  tip: 'One misses gloves | One harness is due for its test',
  trend: 'Complete | 92 % | +4',
  add: 'New check',
  use: 'Hand out',
})
