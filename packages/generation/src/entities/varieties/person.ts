import { person } from '../person.ts'
import { defineVarieties } from './variety.ts'

/** Whom one meets, where it is not for love alone: dogs with their people, for one. */
export const personVarieties = defineVarieties(person, [
  {
    signs:
      'dog owners 12, dog parents 12, dogs near 12, swipe dogs 14, for dogs 10, dog people 12, puppy 6, dog lovers 10, playdates 8, dog dates 12, dog 4, dogs 4',
    one: 'Dog',
    many: 'Dogs',
    icon: 'paw',
    without: 'Age, Looking for, About me',
    groups: 'Nearby, Small, Large, Puppies',
    fields: `
      Name | text | Biscuit
      Breed | text | Beagle
      Size | choice | Medium | Small, Medium, Large
      Gets on with | choice | All dogs | All dogs, Small dogs, Calm dogs
      About us | long | Likes sticks, slow walks and cheese`,
    samples: `
      image | title | subtitle | overline
      dog 1 | Biscuit, 3 | Beagle, with Noor, runs for any ball | 2 km away
      dog 2 | Otto, 5 | Brown terrier, with Elias, digs | 4 km away
      dog 3 | Luna, 1 | Border collie, with Hana, never tired | 1 km away
      dog 4 | Bruno, 7 | Labrador, with Tomás, swims in any weather | 6 km away
      dog 5 | Pepper, 2 | Dachshund, with Priya, brave | 3 km away
      dog 6 | Hazel, 4 | Greyhound, with Kim, sleeps until ten | 5 km away`,
    about: 'Likes sticks, slow walks and cheese. Gets on with everybody who lets her have the ball.',
    facts: '2 km | Away\n3 y | Old\n12 kg | Weighs',
    figures: '9 | Matches | +2\n4 | Walks planned\n31 | Likes',
    hero: 'Two streets from here | Biscuit, 3 | Beagle, with Noor, runs for any ball | Say hello',
    tip: 'Biscuit likes Luna, too | Noor walks at six by the canal',
    add: 'My dog',
  },
])
