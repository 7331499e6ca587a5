import { definePage } from './page.ts'

export const stickersWon = definePage({
  id: 'stickers-won',
  said: 'stickers, sticker album, sticker book, stickers as reward, reward stickers, sticker reward, reward, rewards, stars and stickers',
  unless: /\b(?:chat|messenger|camera|chores?|allowance|keyboard|shop|loyalty|pocket money)\b/i,
  within:
    /\b(?:kids?|child(?:ren)?|toddlers?|preschool\w*|kindergarten|(?:three|four|five|six|\d)[- ]year[- ]olds?|my (?:son|daughter))\b/i,
  name: 'Stickers',
  icon: 'star',
  line: 'Fourteen won, ten to find',
  shownBy: 'sticker',
  content: `
    hero A new sticker! | The sun, for five letters in a row
    tiles Yours
    - sun | Laughing sun | Won today
    - fish | Little fish | Won on Monday
    - moon | Sleepy moon | Won on Sunday
    - leaf | Lucky leaf | Won last week
    - cloud | Fat cloud | Won last week
    - heart | Red heart | Two letters to go
    stats The album
    - 14 | Won
    - 10 | To find
    banner gift | Two more for the heart | Trace the letters G and H.
  `,
})
