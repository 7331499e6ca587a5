import { vaccine } from '../vaccine.ts'
import { defineVarieties } from './variety.ts'

/** Whose jabs they are; without these words those of people. */
export const vaccineVarieties = defineVarieties(vaccine, [
  {
    signs:
      'vet 4, vets 4, veterinary 4, dog 4, dogs 4, cat 4, cats 4, puppy 4, kitten 4, pet 4, pets 4, animal 3, animals 3, rabbit 4, horse 4, horses 4',
    groups: 'Due, Valid, Travel',
    fields:
      'Vaccine | text | Distemper\nFor | text | Biscuit, border terrier\nGiven on | date | 24 Nov 2023\nNext | date | 24 Nov 2026\nNote | text | Left shoulder',
    samples: `
      icon | title | subtitle | value | badge | tone
      shield | Distemper | Biscuit, every three years | 24 Nov | Due | warning
      shield | Rabies | Biscuit, for travel | Mar 2027 | Valid | success
      shield | Cat flu | Miso, every year | Dec | Due | warning
      shield | Leptospirosis | Captain, every year | Aug 2027 | Valid | success
      shield | Myxomatosis | Olive, every half year | Feb | Valid | success
      shield | Kennel cough | Juno, before boarding | 2 Dec | Booked | primary`,
    about: 'Second booster, given in the left shoulder. A little tired afterwards, fine the next morning.',
    hero: 'Due on 24 November | Distemper, Biscuit | The vet has a time at 9:00 | Book it',
    tip: 'Two jabs are due | Biscuit in November, Miso in December',
  },
])
