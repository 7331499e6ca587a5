import { doctorCard } from '../doctor-card.ts'
import { defineVarieties } from './variety.ts'

/** Whom one goes to; without these words it is any doctor. */
export const doctorCardVarieties = defineVarieties(doctorCard, [
  {
    one: 'Dentist',
    many: 'Dentists',
    signs: 'dental 8, dentist 8, dentists 8, teeth 6, orthodontist 8, braces 7',
    groups: 'Check-up, Hygiene, Braces, Implants',
    without: 'Speciality',
    fields: `
      Treatment | choice | Check-up | Check-up, Hygiene, Filling, Braces
      Next free | text | Thu 26 Nov, 14:00
      Reason | long | Upper left, when it is cold`,
    samples: `
      avatar | title | subtitle | value | rating | badge
      Iris Chen | Dr. Iris Chen | Check-ups, fillings | Thu 14:00 | 4.9 | Today
      Omar Haddad | Dr. Omar Haddad | Crowns and implants | Fri 9:20 | 4.8 | Tomorrow
      Hana Sato | Hana Sato | Hygiene, 45 minutes | Mon 10:40 | 4.9 | Free
      Elias Lund | Dr. Elias Lund | Braces, children | Thu 16:10 | 5.0 | Today`,
    about: 'Explains with a mirror, works without a word and asks before every needle.',
    hero: 'Thursday, 14:00 | Check-up with Dr. Iris Chen | Bring the insurance card | See visit',
    tip: 'Hygiene is due | Six months since the last one',
    figures: `
      1 | Visit ahead
      3 of 5 | Plan done
      € 120 | Own share`,
  },
  {
    one: 'Therapist',
    many: 'Therapists',
    signs:
      'physiotherapy 9, physiotherapist 9, physiotherapists 9, physio 9, physical therapy 9, osteopath 9, osteopaths 9, manual therapy 9',
    groups: 'Back, Knee, Shoulder, Sport',
    without: 'Speciality',
    fields: `
      What hurts | choice | Back | Back, Neck, Knee, Shoulder
      Next free | text | Thu 26 Nov, 14:00
      Prescription | choice | Yes | Yes, No
      Reason | long | Stairs, since the run in June`,
    samples: `
      avatar | title | subtitle | value | rating | badge
      Iris Chen | Iris Chen | Back and neck, manual | Thu 14:00 | 4.9 | Today
      Omar Haddad | Omar Haddad | Knee and hip, after surgery | Fri 9:20 | 4.8 | Tomorrow
      Noor Rahman | Noor Rahman | Sport, taping | Mon 10:40 | 4.9 | Free
      Elias Lund | Elias Lund | Shoulder, lymph drainage | Thu 16:10 | 5.0 | Today`,
    about: 'Looks first how you stand and walk, then shows three exercises you really do at home.',
    hero: 'Thursday, 14:00 | Back, with Iris Chen | Bring a towel and the prescription | See visit',
    tip: 'Three of six are left | On the prescription of October',
    figures: `
      1 | Visit ahead
      3 of 6 | Visits left
      4 | Exercises`,
  },
  {
    signs:
      'psychotherap 8, psychotherapist 8, psychotherapists 8, therapist 6, therapists 6, psychologist 8, psychologists 8, counselling 7, mental health 6, psychiatrist 7',
    groups: 'Free places, Video, Couples, Children',
    without: 'Speciality',
    fields: `
      Works with | choice | Talks | Talks, Behaviour, Family, Art
      Next free | text | Thu 26 Nov, 14:00
      Where | choice | In the room | In the room, By video
      Reason | long | Cannot sleep since spring`,
    samples: `
      avatar | title | subtitle | value | rating | badge
      Iris Chen | Iris Chen | Worry and sleep, talks | Thu 14:00 | 4.9 | Free place
      Omar Haddad | Omar Haddad | Couples and families | Fri 17:20 | 4.8 | Waiting list
      Noor Rahman | Noor Rahman | Trauma, by video too | Mon 10:40 | 4.9 | Video
      Elias Lund | Elias Lund | Young people | Thu 16:10 | 5.0 | Free place`,
    about: 'Fifty minutes, a quiet room and no hurry. The first talk is to see whether you two fit.',
    hero: 'Thursday, 14:00 | First talk with Iris Chen | By video, link comes an hour before | See visit',
    tip: 'First talk is free | Thirty minutes',
    one: 'Therapist',
    many: 'Therapists',
  },
  {
    signs: 'eye 6, eyes 6, optician 8, ophthalmologist 8, hearing 7, hearing test 8, eye test 8',
    groups: 'Eye test, Glasses, Lenses, Hearing',
    without: 'Speciality',
    fields: `
      What | choice | Eye test | Eye test, Lenses, Pressure, Hearing
      Next free | text | Thu 26 Nov, 14:00
      Reason | long | Letters blur in the evening`,
    samples: `
      avatar | title | subtitle | value | rating | badge
      Iris Chen | Dr. Iris Chen | Eyes, pressure and lens | Thu 14:00 | 4.9 | Today
      Omar Haddad | Omar Haddad | Eye test, 20 minutes | Fri 9:20 | 4.8 | Tomorrow
      Hana Sato | Hana Sato | Contact lenses | Mon 10:40 | 4.9 | New
      Elias Lund | Elias Lund | Hearing test | Thu 16:10 | 5.0 | Today`,
    about: 'Twenty minutes with letters and lights. Do not drive for two hours after the drops.',
    hero: 'Thursday, 14:00 | Eye test with Dr. Iris Chen | Bring your old glasses | See visit',
    tip: 'Test is two years old | Glasses could be wrong by now',
  },
  {
    one: 'Vet',
    many: 'Vets',
    signs: 'vet 8, vets 8, veterinarian 8, veterinary 8, for pets 8, pet owners 6, for animals 6',
    groups: 'Dogs, Cats, Small animals, Night',
    without: 'Speciality',
    fields: `
      Animal | choice | Dog | Dog, Cat, Rabbit, Other
      Next free | text | Thu 26 Nov, 14:00
      Where | choice | By video | By video, In the practice
      Reason | long | Limps since Monday, eats well`,
    samples: `
      avatar | title | subtitle | value | rating | badge
      Iris Chen | Dr. Iris Chen | Dogs and cats, by video | Thu 14:00 | 4.9 | Today
      Omar Haddad | Dr. Omar Haddad | Skin and allergies | Fri 9:20 | 4.8 | Tomorrow
      Hana Sato | Dr. Hana Sato | Rabbits, birds, small ones | Mon 10:40 | 4.9 | Free
      Elias Lund | Dr. Elias Lund | Night and weekend | Thu 22:10 | 5.0 | Today`,
    about: 'Asks for two short films before the call and explains what to watch until tomorrow.',
    hero: 'Thursday, 14:00 | Video call with Dr. Iris Chen | Have Biscuit and good light ready | See visit',
    tip: 'The plan for Biscuit is here | Rest, tablets twice a day, a call on Monday',
  },
])
