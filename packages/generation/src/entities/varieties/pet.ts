import { pet } from '../pet.ts'
import { defineVarieties } from './variety.ts'

/** Pets of one sort; without these words dogs, cats and small ones. */
export const petVarieties = defineVarieties(pet, [
  {
    signs: 'cat care 9, my cat 9, cat app 9, cats 6, cat owners 8',
    groups: 'Indoor, Outdoor, Kittens',
    fields:
      'Breed | text | House cat\nWeight | text | 4.6 kg\nFood | text | 60 g, three times a day\nNotes | long | Afraid of the hoover',
    samples: `
      icon | title | subtitle | badge | tone
      paw | Miso | House cat, 3 years | Fed | success
      paw | Tofu | House cat, 2 years | Brush | neutral
      paw | Luna | Siamese, 6 years | Vet Tue | warning
      paw | Simba | Maine Coon, 4 years | Pill 20:00 | danger
      paw | Pepper | Kitten, 12 weeks | Play | primary`,
    about: 'Sleeps on the radiator, hunts socks at four. Eats only when somebody watches.',
    facts: '3 y | Age\n4.6 kg | Weight\n2 | Meals today',
    figures: '2 of 3 | Meals\n3 d | Litter changed\n4.6 kg | Weight',
    hero: 'At 18:00 | Feed Miso and Tofu | 60 grams each, wet food | Mark as fed',
    tip: 'Litter on Thursday | Three days since the last time',
    trend: 'Weight in kg | 4.6 | +0.1',
    data: [4.3, 4.4, 4.4, 4.5, 4.5, 4.5, 4.6],
    use: 'Mark as fed',
  },
  {
    signs: 'potty 9, potty training 10, house training 10, housebreaking 10, house-training 10',
    one: 'Entry',
    many: 'Entries',
    icon: 'paw',
    groups: 'Outside, Inside, Night',
    fields: `
      What | choice | Wee | Wee, Poo, Both
      Where | choice | Outside | Outside, Inside, Pad
      Time | time | 14:20
      After | choice | Sleep | Sleep, Meal, Play
      Notes | long | Went to the door by himself`,
    without: 'Breed, Birthday, Weight, Food, Vet',
    samples: `
      icon | title | subtitle | badge | tone
      paw | Outside, 14:20 | After his nap, went to the door | Wee | success
      paw | Outside, 12:05 | After lunch | Both | success
      warning | Inside, 10:40 | On the mat, while playing | Wee | warning
      paw | Outside, 8:15 | Before breakfast | Both | success
      moon | Outside, 3:10 | Woke once | Wee | primary`,
    about: 'Ten minutes after his nap, and he went to the door by himself. A treat at once.',
    facts: '14:20 | Time\n1 h 35 | Since the last\n6 | Dry in a row',
    figures: '6 of 7 | Outside today | +1\n2 d | Without accident\n1 | At night',
    hero: 'Next at about 16:00 | Take Otto outside | An hour and forty after the last time | Log it',
    tip: 'After sleep and food | Nine of ten happen within ten minutes',
    trend: 'Accidents a day | 1 | −2',
    data: [5, 4, 4, 3, 3, 2, 1],
    add: 'Log it',
    use: 'Log it',
  },
  {
    signs:
      'foster kittens 12, fostering kittens 12, foster cats 10, foster puppies 12, weight of each kitten 12, weigh each kitten 12, weights per kitten 12, litter of puppies 12, litter of kittens 12, puppies of a litter 12, kitten weights 12',
    one: 'Kitten',
    many: 'Kittens',
    icon: 'paw',
    groups: 'Growing, To watch, Adopted',
    fields: `
      Name | text | Pepper
      Weight | number | 412
      Fed at | time | 18:00
      Vet | date | Tue 24 Nov
      Health | choice | Well | Well, To watch, Ill
      Born | date | 12 Oct 2026
      Adopted by | person | Lea Brandt
      Notes | long | Drinks well, first solid food on Sunday`,
    without: 'Breed, Birthday, Food',
    samples: `
      icon | title | subtitle | value | badge | tone
      paw | Pepper | Black, white paws, five weeks | 412 g | +18 g | success
      paw | Miso | Tabby, drinks alone | 438 g | +22 g | success
      paw | Tofu | Ginger, the smallest | 356 g | +4 g | warning
      paw | Luna | Grey, first solid food | 401 g | +15 g | success
      paw | Simba | Went to Lea Brandt on Sunday | 920 g | Adopted | neutral`,
    about: 'Weighed at eight each morning. Drinks well, first solid food on Sunday, worming on Tuesday.',
    facts: '412 g | Weight\n5 w | Age\n18:00 | Fed next',
    figures: '4 | Kittens\n+59 g | Since yesterday\n1 | Adopted',
    hero: 'At 18:00 | Feed all four | Tofu first, she gained only four grams | Mark as fed',
    tip: 'Tofu gained four grams | Weigh her again tonight, call the vet if it is less',
    trend: 'Grams gained a day | 59 | +6',
    data: [38, 44, 47, 52, 50, 55, 59],
    add: 'Note a weight',
    use: 'Note a weight',
  },
])
