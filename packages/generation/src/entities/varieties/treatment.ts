import { treatment } from '../treatment.ts'
import { defineVarieties } from './variety.ts'

/** What one has done to oneself or one's dog; without these words it is hair. */
export const treatmentVarieties = defineVarieties(treatment, [
  {
    signs: 'beauty clinic 6, aesthetic clinic 6, cosmetic clinic 6, botox 6, laser 3, fillers 5',
    icon: 'spark',
    groups: 'Skin, Laser, Injections, Body',
    without: 'Stylist',
    fields: 'With | person | Dr. Iris Chen\nWishes | long | Scars on the left cheek, sensitive skin',
    samples: `
      image | title | subtitle | overline | value | rating
      skincare 1 | First talk | With a look at your skin | 30 min | € 40 | 4.9
      skincare 2 | Peeling | Three times, two weeks apart | 45 min | € 95 | 4.8
      skincare 3 | Laser, face | Redness and small veins | 30 min | € 180 | 4.8
      skincare 4 | Needling | With a cooling mask | 60 min | € 220 | 4.7
      skincare 5 | Wrinkles, forehead | Lasts four months | 20 min | € 260 | 4.9
      skincare 6 | Hair removal | By the area, six times | 30 min | € 80 | 4.7`,
    about:
      'First we look and say what will not help. Every treatment is done by a doctor, and checked after two weeks.',
    hero: 'Free today, 17:30 | First talk | Dr. Chen has half an hour | Book it',
    figures: '1 | Booking ahead\n4 | Visits',
    tip: 'Tuesday 24 November, 14:00 | Peeling with Dr. Chen, 45 minutes',
    price: '€ 40 | 30 minutes',
  },
  {
    signs:
      'dog grooming 4, pet grooming 4, groomer 4, grooming van 4, grooming salon 4, dog groomer 4, nail trim 3',
    one: 'Service',
    icon: 'paw',
    groups: 'Wash, Cut, Nails, Puppies',
    without: 'Stylist, Wishes',
    fields:
      'Groomer | person | Lea Brandt\nDog | text | Nala, poodle, 6 years\nNotes about the dog | long | Afraid of the dryer, likes cheese',
    samples: `
      image | title | subtitle | overline | value | rating
      dog 1 | Bath and brush | With a blow-dry | 45 min | € 38 | 4.9
      dog 2 | Full groom | Bath, cut, ears and nails | 90 min | € 64 | 4.9
      paw 3 | Nail trim | Without an appointment on Friday | 15 min | € 14 | 4.8
      dog 4 | Puppy's first visit | Slow, with breaks | 30 min | € 26 | 5.0
      dog 5 | De-shedding | For thick undercoats | 60 min | € 48 | 4.7
      dog 6 | Hand strip | Terriers and schnauzers | 2 h | € 78 | 4.8`,
    about: 'We take our time, and stop when the dog needs a break. Ears and paws are always checked.',
    hero: 'Free today, 15:30 | Bath and brush | Lea has an hour at half past three | Book it',
    figures: '2 | Bookings ahead\n6 | Visits\n4 | Stamps to a free wash',
    tip: 'Tuesday 24 November, 14:00 | Full groom for Nala, 90 minutes',
    price: '€ 38 | 45 minutes',
  },
  {
    signs: 'barbershop 3, barber shop 3, barber 2, barbers 2, beard 2, fade 2, shave 2',
    icon: 'scissors',
    groups: 'Hair, Beard, Shave, Kids',
    without: 'Stylist',
    fields: 'Barber | person | Omar Haddad\nWishes | long | Short on the sides, scissors on top',
    samples: `
      image | title | subtitle | overline | value | rating
      haircut 1 | Haircut | Wash included | 30 min | € 28 | 4.9
      barber 2 | Skin fade | Clippers and razor | 40 min | € 34 | 4.9
      barber 3 | Cut and beard | With a hot towel | 50 min | € 44 | 4.8
      barber 4 | Beard trim | Line and oil | 20 min | € 18 | 4.8
      razor 5 | Hot towel shave | Straight razor | 30 min | € 29 | 4.9
      haircut 6 | Kids' cut | Up to twelve years | 20 min | € 18 | 4.7`,
    about: 'We talk first, then cut. Coffee and silence are both on the house.',
    facts: '30 min | Length\n4.9 | Rating\n€ 28 | Price',
    hero: 'Free today, 17:30 | Haircut | Omar has a chair at half past five | Book it',
    tip: 'Tuesday 24 November, 14:00 | Haircut with Omar, 30 minutes',
    price: '€ 28 | 30 minutes',
  },
  {
    signs: 'nail salon 4, nails 3, nail 3, manicure 3, pedicure 3, nail studio 4, brows 2, beauty 1',
    icon: 'spark',
    groups: 'Hands, Feet, Lashes, Brows',
    without: 'Stylist',
    fields: 'With | person | Hana Sato\nWishes | long | Short, rounded, a quiet colour',
    samples: `
      image | title | subtitle | overline | value | rating
      manicure 1 | Manicure with polish | Two coats, 40 colours | 45 min | € 34 | 4.9
      nail polish 2 | Gel nails | Lasts three weeks | 75 min | € 52 | 4.8
      pedicure 3 | Pedicure | Bath, file and polish | 50 min | € 42 | 4.9
      makeup 4 | Lash lift | With tint | 60 min | € 58 | 4.8
      makeup 5 | Brows | Shape and colour | 25 min | € 22 | 4.7
      nail 6 | Gel off, care | Oil and a short massage | 30 min | € 24 | 4.8`,
    about: 'Tools are sterilised after every visit. Tea first, colours on the table, no hurry.',
    hero: 'Free today, 17:30 | Manicure with polish | Hana has a place at half past five | Book it',
    tip: 'Tuesday 24 November, 14:00 | Gel nails with Hana, 75 minutes',
    price: '€ 34 | 45 minutes',
  },
  {
    signs: 'massage 3, massages 3, spa 2, wellness 1, masseur 3, masseuse 3, sauna 1, reflexology 3',
    icon: 'drop',
    groups: 'Back, Whole body, Face, For two',
    without: 'Stylist',
    fields: 'With | person | Ana Petrova\nWishes | long | Firm on the shoulders, no scent',
    samples: `
      image | title | subtitle | overline | value | rating
      massage 1 | Back and neck | Firm, with warm oil | 30 min | € 42 | 4.9
      massage 2 | Whole body | Slow, 60 or 90 minutes | 60 min | € 78 | 4.9
      massage 3 | Sports massage | After long runs | 45 min | € 58 | 4.8
      massage 4 | Hot stones | From feet to shoulders | 75 min | € 92 | 4.8
      massage 5 | Feet | Reflex points | 30 min | € 38 | 4.7
      massage 6 | For two | Side by side | 60 min | € 150 | 5.0`,
    about: 'We ask first where it hurts. The room is warm, the light low, and tea waits afterwards.',
    hero: 'Free today, 17:30 | Back and neck | Ana has half an hour | Book it',
    tip: 'Tuesday 24 November, 14:00 | Whole body with Ana, 60 minutes',
    price: '€ 42 | 30 minutes',
  },
  {
    signs: 'tattoo 4, tattoos 4, tattoo studio 4, piercing 3, piercings 3',
    icon: 'pen',
    groups: 'Fine line, Black, Colour, Piercing',
    without: 'Stylist',
    fields:
      'Artist | person | Iris Chen\nWhere | text | Left forearm\nIdea | long | A fern, about eight centimetres',
    samples: `
      icon | title | subtitle | overline | value | rating
      pen | First talk | Idea, place and size | 30 min | Free | 5.0
      leaf | Small piece | Up to six centimetres | 60 min | € 110 | 4.9
      pen | Half day | Four hours with breaks | 4 h | € 420 | 4.9
      moon | Full day | Large pieces and sleeves | 8 h | € 780 | 4.8
      refresh | Touch-up | Free in the first three months | 45 min | € 0 | 4.8
      spark | Piercing | Titanium, with check-up | 30 min | € 55 | 4.8`,
    about: 'First a talk, then a drawing, then the needle. Aftercare is written down and sent home.',
    hero: 'Free on Thursday | Half day with Iris | Fine line and botanical | Book it',
    tip: 'Tuesday 24 November, 14:00 | Small piece with Iris, one hour',
    price: '€ 110 | one hour',
  },
  {
    signs:
      'lash 4, lashes 4, lash studio 5, lash artist 5, eyelash 5, eyelashes 5, lash extensions 6, brow studio 5, brow bar 5',
    icon: 'spark',
    groups: 'Full set, Refill, Lift, Brows',
    without: 'Stylist',
    fields:
      'With | person | Hana Sato\nLash map | text | 8, 9, 10, 11, 10, 9, open eye\nCurl | choice | C | B, C, CC, D\nLast refill | date | Tue 3 Nov\nWishes | long | Light, nothing at the inner corner',
    samples: `
      image | title | subtitle | overline | value | rating
      makeup 1 | Classic set | One to one, natural | 110 min | € 92 | 4.9
      makeup 2 | Refill, two weeks | Up to half are gone | 60 min | € 48 | 4.9
      makeup 3 | Volume set | Light fans, soft | 140 min | € 124 | 4.8
      makeup 4 | Lash lift | With tint | 60 min | € 58 | 4.8
      makeup 5 | Brows | Shape and colour | 25 min | € 22 | 4.7
      makeup 6 | Removal | Gentle, with care | 30 min | € 18 | 4.8`,
    about: 'We look at the last map first. Tape, no pain, eyes closed for two hours; bring nothing on them.',
    hero: 'Free today, 17:30 | Refill, two weeks | Hana has a place at half past five | Book it',
    tip: 'Tuesday 24 November, 14:00 | Refill with Hana, 60 minutes',
    price: '€ 48 | 60 minutes',
  },
])
