import { defineEntity } from '../entity.ts'

/** A volunteer who drives, and when. */
export const rideVolunteer = defineEntity({
  id: 'ride-volunteer',
  one: 'Driver',
  many: 'Drivers',
  words: 'volunteer driver, driver of the bus',
  icon: 'users',
  groups: 'Tomorrow, This week, Away',
  fields: `
    Name | person | Omar Haddad
    Phone | phone | +49 151 2048
    Drives on | choice | Tuesday | Monday, Tuesday, Friday
    Wheelchair training | switch | yes`,
  samples: `
    avatar | title | subtitle | value
    Omar Haddad | Omar Haddad | Tomorrow until one, minibus | 6 rides
    Kim Osei | Kim Osei | Tomorrow from ten, wheelchair training | 4 rides
    Ana Petrova | Ana Petrova | Fridays | Free
    Lea Brandt | Lea Brandt | Away until Monday | Away
    Mateo Silva | Mateo Silva | Evenings | Free`,
  about: 'Drives on Tuesdays and Fridays since March, knows every lane.',
  facts: '6 | Rides tomorrow\n214 | This year',
  figures: '9 | Drivers\n3 | Tomorrow',
  add: 'Add driver',
  use: 'Send the tour',
})
