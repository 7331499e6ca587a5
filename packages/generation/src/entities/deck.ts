import { defineEntity } from '../entity.ts'

export const deck = defineEntity({
  id: 'deck',
  one: 'Deck',
  many: 'Decks',
  words: 'card deck, game deck',
  icon: 'box',
  groups: 'Mine, Copied, Drafts',
  fields: `
    Name | text | Quick foxes
    Format | choice | Standard | Standard, Draft, Commander
    Cards | number | 60
    Notes | long | Take out two storms against walls.`,
  samples: `
    icon | title | subtitle | value | tone
    flame | Quick foxes | 60 cards, 14 wins of 20 | 70 % | danger
    wave | Slow tide | 60 cards, 9 wins of 16 | 56 % | primary
    leaf | Old woods | 100 cards, 6 wins of 11 | 55 % | success
    moon | Night birds | 40 cards, draft of Friday | 2:1 | primary
    shield | Behind the wall | 52 of 60 cards | Open | warning`,
  about: 'Sixty cards, twenty-two of them lands. Won fourteen of twenty games, most in five turns.',
  facts: '60 | Cards\n70 % | Won\n2.1 | Average cost',
  figures: '4 | Decks\n31 | Games won',
  hero: 'Played last | Quick foxes | Won 14 of 20 | Open',
  tip: 'Won in five turns | Quick foxes, three times in a row',
  trend: 'Games won | 62 % | +4 %',
  add: 'New deck',
  use: 'Play with it',
})
