import { defineEntity } from '../entity.ts'

/** Who won a class. */
export const showResult = defineEntity({
  id: 'show-result',
  one: 'Result',
  many: 'Results',
  words: 'show result, show prize',
  icon: 'trophy',
  groups: 'Vegetables, Flowers, Kitchen',
  fields: `
    Class | text | Biggest pumpkin
    First | text | Kim Osei
    Second | text | Iris Chen
    Third | text | Class 3b
    Prize | text | Silver spade`,
  samples: `
    icon | title | subtitle | badge | tone
    trophy | Biggest pumpkin | 1st Kim Osei, 84 kg; 2nd Iris Chen | Silver spade | success
    trophy | Longest bean | 1st Omar Haddad, 71 cm | Rosette | success
    trophy | Best of the vegetables | At four o'clock | Cup | warning
    trophy | Sponge cake | 1st Ruth Kaya, 2nd Lea Brandt | Rosette | success
    star | Best child | At four o'clock | Book token | warning`,
  figures: '12 of 46 | Judged\n4 | Cups',
  tip: 'Prize-giving is at four | Bring the cups of last year',
  add: 'Add result',
  use: 'Publish',
})
