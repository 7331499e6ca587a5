import { defineEntity } from '../entity.ts'

export const pet = defineEntity({
  id: 'pet',
  words: 'pet, dog, cat, puppy, kitten, animal, horse, breed, dog breed, rabbit',
  icon: 'paw',
  groups: 'Dogs, Cats, Small ones',
  fields: `
    Breed | text | Border terrier
    Birthday | date | 12 Mar 2021
    Weight | text | 7.8 kg
    Food | text | 180 g, twice a day
    Vet | person | Dr. Iris Chen
    Notes | long | Afraid of umbrellas`,
  samples: `
    icon | title | subtitle | badge | tone
    paw | Pepper | Border terrier, 5 years | Walk 17:30 | primary
    paw | Miso | House cat, 3 years | Fed | success
    paw | Captain | Greyhound, 8 years | Vet Tue | warning
    paw | Olive | Rabbit, 1 year | Fed | success
    paw | Biscuit | Mixed, 11 years | Pill 20:00 | danger
    paw | Tofu | House cat, 2 years | Brush | neutral`,
  about: 'Afraid of umbrellas, in love with the mail carrier. Pulls to the left when it rains.',
  facts: '5 y | Age\n7.8 kg | Weight\n2 h | Outside',
  figures: '4.2 km | Walked | +0.6\n2 of 2 | Meals\n9 | Day streak',
  hero: 'In 40 minutes | Walk with Pepper | Round the pond, 35 minutes | Start walk',
  tip: 'Vaccination on Tuesday | Dr. Iris Chen, 14:00, Mill street 8',
  trend: 'Walked this week | 24.6 km | +3.1',
  use: 'Start walk',
})
