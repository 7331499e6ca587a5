import { defineEntity } from '../entity.ts'

export const animalPatient = defineEntity({
  id: 'animal-patient',
  one: 'Patient',
  many: 'Patients',
  words: 'animal patient, veterinary patient',
  icon: 'stethoscope',
  groups: 'Dogs, Cats, Small animals',
  fields: `
    Name | text | Biscuit
    Animal | choice | Dog | Dog, Cat, Rabbit, Bird
    Breed | text | Border terrier
    Born | date | 12 Mar 2021
    Weight | number | 7.8
    Owner | person | Lea Brandt
    Vaccinated until | date | 24 Nov 2026
    Reason | text | Booster and a look at the left ear
    Notes | long | Shy on the table, likes cheese`,
  samples: `
    icon | title | subtitle | time | badge | tone
    paw | Biscuit | Border terrier, Lea Brandt | 9:00 | Booster | primary
    paw | Miso | House cat, Kim Osei | 9:20 | Check-up | success
    paw | Captain | Greyhound, Omar Haddad | 9:45 | Limps | warning
    paw | Olive | Rabbit, Ana Petrova | 10:10 | Teeth | accent
    paw | Juno | Labrador, Jonas Weber | 10:40 | Surgery | danger
    paw | Pepper | Cockatiel, Ruth Adeyemi | 11:10 | Claws | neutral`,
  about:
    'Five years, 7.8 kilos, a little more than in spring. Left ear was red in October and is fine now. The booster is due.',
  facts: '7.8 kg | Weight\n5 y | Age\n24 Nov | Booster due',
  figures: '14 | Patients today | +2\n2 | In surgery\n6 | Boosters due',
  hero: 'Next, 9:00 | Biscuit, border terrier | Booster and the left ear, room 2 | Open file',
  tip: 'Six boosters due this week | Their owners were told on Monday',
  trend: 'Weight | 7.8 kg | +0.3',
  data: [7.1, 7.2, 7.4, 7.3, 7.5, 7.6, 7.8],
  labels: ['M', 'J', 'J', 'A', 'S', 'O', 'N'],
  add: 'New patient',
  use: 'Open file',
})
