import { stylist } from '../stylist.ts'
import { defineVarieties } from './variety.ts'

/** Who has the chair, the table or the needle; without these words they do hair. */
export const stylistVarieties = defineVarieties(stylist, [
  {
    signs: 'barber 5, barbers 5, barbershop 5, beard 4, shave 3',
    one: 'Barber',
    many: 'Team',
    groups: 'Today, This week, New',
    fields: `
      Does best | text | Fades, beards`,
    samples: `
      avatar | title | subtitle | value | badge | tone
      Omar Haddad | Omar Haddad | Fades, beards | 4.9 | Today 17:30 | success
      Emil Lund | Emil Lund | Classic cuts, scissors | 4.8 | Tomorrow | neutral
      Yusuf Kaya | Yusuf Kaya | Hot towel shaves | 4.9 | Thu 10:00 | neutral
      Lea Brandt | Lea Brandt | Long hair, children | New | Today 14:00 | success`,
    about: 'Asks first, then cuts. Here from Tuesday to Saturday, and never in a hurry.',
  },
  {
    signs: 'nail 5, nails 5, manicure 4, lash 4, lashes 4, brows 4, cosmetic 4, beauty 2',
    one: 'Beautician',
    many: 'Team',
    groups: 'Today, This week, New',
    fields: `
      Does best | text | Gel, fine drawings`,
    samples: `
      avatar | title | subtitle | value | badge | tone
      Hana Sato | Hana Sato | Gel, fine drawings | 4.9 | Today 17:30 | success
      Mia Lund | Mia Lund | Lashes and brows | 4.8 | Tomorrow | neutral
      Ana Petrova | Ana Petrova | Feet, pedicure | 4.9 | Thu 10:00 | neutral
      Iris Chen | Iris Chen | Skin and peels | New | Today 14:00 | success`,
    about: 'Works quietly and exactly. Tools are sterilised after every visit.',
  },
  {
    signs: 'massage 5, massages 5, spa 4, masseur 5, wellness 3',
    one: 'Therapist',
    many: 'Team',
    groups: 'Today, This week, New',
    fields: `
      Does best | text | Back and neck`,
    samples: `
      avatar | title | subtitle | value | badge | tone
      Ana Petrova | Ana Petrova | Back and neck | 4.9 | Today 17:30 | success
      Mateo Silva | Mateo Silva | Sports massage | 4.8 | Tomorrow | neutral
      Hana Sato | Hana Sato | Hot stones, slow | 5.0 | Thu 10:00 | neutral
      Elias Lund | Elias Lund | Feet | New | Today 14:00 | success`,
    about: 'Asks first where it hurts. Warm hands, warm room.',
  },
  {
    signs: 'dog 5, dogs 5, pet 4, grooming 5, groomer 5, cats 4',
    one: 'Groomer',
    many: 'Team',
    groups: 'Today, This week, New',
    fields: `
      Does best | text | Poodles, large coats`,
    samples: `
      avatar | title | subtitle | value | badge | tone
      Lea Brandt | Lea Brandt | Poodles, large coats | 4.9 | Today 15:30 | success
      Omar Haddad | Omar Haddad | Terriers, hand stripping | 4.8 | Tomorrow | neutral
      Ana Petrova | Ana Petrova | Cats, calm ones and others | 4.9 | Thu 10:00 | neutral
      Iris Chen | Iris Chen | Puppies, first visits | New | Today 14:00 | success`,
    about: 'Takes time, and stops when the dog needs a break.',
  },
  {
    signs: 'tattoo 5, tattoos 5, piercing 5, ink 2',
    one: 'Artist',
    many: 'Team',
    groups: 'Today, This week, New',
    fields: `
      Does best | text | Fine line, plants`,
    samples: `
      avatar | title | subtitle | value | badge | tone
      Iris Chen | Iris Chen | Fine line, plants | 4.9 | Thu 10:00 | success
      Omar Haddad | Omar Haddad | Traditional, colour | 4.9 | Next week | neutral
      Kim Osei | Kim Osei | Lettering | 4.8 | Sat 9:00 | neutral
      Emil Lund | Emil Lund | Blackwork, large | 5.0 | January | neutral`,
    about: 'Draws first and listens longer. Fine lines that are still fine after ten years.',
  },
])
