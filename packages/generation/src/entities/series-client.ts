import { defineEntity } from '../entity.ts'

/** A client with a series of treatments. */
export const seriesClient = defineEntity({
  id: 'series-client',
  one: 'Client',
  many: 'Clients',
  words: 'laser client, series client',
  icon: 'users',
  groups: 'In a series, Finished',
  fields: `
    Name | text | Lea Brandt
    Skin type | choice | II | I, II, III, IV, V, VI
    Area | text | Forearm
    Sessions | text | 4 of 8
    Medicines | text | None
    Consent | switch | yes
    Phone | phone | +49 151 0000 4210`,
  samples: `
    avatar | title | subtitle | value | progress
    Lea Brandt | Lea Brandt | Forearm, skin type II | 4 of 8 | 50
    Omar Haddad | Omar Haddad | Shoulder, skin type IV | 2 of 6 | 33
    Kim Osei | Kim Osei | Ankle, skin type V | 1 of 6 | 16
    Iris Chen | Iris Chen | Both legs, skin type III | 6 of 8 | 75
    Ana Petrova | Ana Petrova | Neck, waits after sunburn | 3 of 8 | 37`,
  about:
    'Comes every eight weeks since March. No medicines, consent signed; would like to be done before the wedding in September.',
  facts: '4 of 8 | Sessions\nII | Skin type\n14 Jan | Next',
  figures: '64 | Clients | +4\n41 | In a series\n12 | Finished',
  hero: 'Half way | Lea, 4 of 8 | Black is nearly gone | See photos',
  tip: 'Nine have no next date | Eight weeks are over',
  add: 'Add client',
  use: 'Plan a session',
})
