import { defineEntity } from '../entity.ts'

/** A word in a sign language, shown on film. */
export const handSign = defineEntity({
  id: 'hand-sign',
  one: 'Sign',
  many: 'Signs',
  words: 'hand sign, baby sign, signed word',
  icon: 'users',
  groups: 'Meals, Family, Feelings, Animals',
  fields: `
    Sign | text | More
    Topic | choice | Meals | Meals, Family, Feelings, Animals, Play
    Hands | text | Both, fingertips together
    Film | photo | presenter
    Good for | text | Meals, books, one more swing
    Our note | long | She taps twice when it is urgent`,
  samples: `
    icon | title | subtitle | value | badge | tone
    plus | More | Fingertips touch, twice | 0:06 | Known | success
    drop | Milk | Open and close the fist | 0:05 | Known | success
    check | All gone | Palms up, turn them over | 0:06 | New | primary
    heart | Mother | Thumb to the chin | 0:04 | Known | success
    moon | Sleep | Hand draws down over the face | 0:07 | New | primary
    star | Bird | Finger and thumb as a beak | 0:05 | New | primary`,
  about:
    'Bring the fingertips of both hands together, twice. Look at your child and say the word while you sign.',
  facts: 'Both | Hands\n0:06 | Film\nMeals | Topic',
  figures: '18 | Signs known | +3\n120 | In the app',
  hero: 'Sign of the day | All gone | Palms up, turn them over | Watch',
  notices: `
    New topic | Twelve signs for the bath | plus
    Three days without a sign | Begin with one at breakfast | clock
    Well done | Eighteen signs are known | star`,
  tip: 'Sign, look and say it | One sign at each meal is enough',
  trend: 'Signs known | 18 | +3',
  data: [4, 6, 8, 9, 12, 15, 18],
  add: 'Add our own sign',
  use: 'Watch again',
  ask: 'Which sign is this? Fingertips touch, twice | Milk | More | All gone | Sleep',
})
