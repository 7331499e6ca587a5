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
  {
    signs:
      'over 50 14, over fifty 14, over 60 14, over sixty 14, seniors 12, senior 8, mature 8, widowed 10, later in life 12, older people 10, second spring 10',
    groups: 'Nearby, Music, Outdoors, Travel',
    fields: `
      Name | text | Marianne
      Age | number | 61
      Looking for | choice | Company for life | Company for life, Friendship, Not sure
      About me | long | Two grown sons, one old dog, and Thursdays in the choir`,
    samples: `
      image | title | subtitle | overline
      person 1 | Ruth, 58 | Choir on Thursdays, and cold lakes | 2 km away
      person 2 | Elias, 64 | Retired baker, still up at five | 4 km away
      person 3 | Marianne, 61 | Two grown sons, one old dog | 1 km away
      person 4 | Tomás, 67 | Night trains and good bread | 6 km away
      person 5 | Priya, 55 | Teaches yoga, laughs loudly | 3 km away
      person 6 | Henrik, 72 | Dances better than he cooks | 5 km away`,
    about:
      'Sings in the choir on Thursdays and swims until October. Would like to travel with somebody again.',
    facts: '2 km | Away\n58 | Age\n3 | Shared tastes',
    hero: 'Two streets from here | Ruth, 58 | Choir on Thursdays, and cold lakes | Say hello',
    tip: 'Three shared tastes with Ruth | Choirs, lakes and late breakfasts',
  },
])
