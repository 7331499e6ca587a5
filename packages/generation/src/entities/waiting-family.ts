import { defineEntity } from '../entity.ts'

/** Somebody who waits for a young animal. */
export const waitingFamily = defineEntity({
  id: 'waiting-family',
  one: 'Family',
  many: 'Families',
  words: 'waiting family, puppy buyer, buyer of young',
  icon: 'users',
  groups: 'Waiting, Reserved, Taken home',
  fields: `
    Name | person | Noor Rahman
    Wants | text | Female, calm
    From | text | Spring
    Deposit | money | € 100.00
    Phone | phone | +49 151 2048
    Notes | long | Garden, two children, first animal`,
  samples: `
    avatar | title | subtitle | badge | tone
    Noor | Noor Rahman | Female, deposit paid | Reserved | primary
    Omar | Omar Haddad | Male, fetched on 8 November | Taken home | success
    Iris | Iris Chen | Any, from spring | Waiting | warning
    Elias | Elias Lund | Second one, same parents | Waiting | warning
    Hana | Hana and Mateo | Visit on Saturday at three | Visits | primary`,
  about: 'Garden, two children of eight and ten, somebody is at home. Came to see them twice.',
  facts: '€ 100 | Deposit\n2 | Visits\nSpring | Wanted',
  figures: '7 | Waiting\n1 | Reserved',
  hero: 'Saturday, 15:00 | Hana and Mateo visit | They want a pair | Open',
  add: 'Add family',
  use: 'Call',
})
