import { defineEntity } from '../entity.ts'

export const drawnCard = defineEntity({
  id: 'drawn-card',
  one: 'Card',
  many: 'Cards',
  words: 'tarot card, oracle card, rune, drawn card, draw',
  icon: 'moon',
  groups: 'Major, Cups, Wands, Swords, Pentacles',
  fields: `
    Card | text | The Star
    Position | choice | Upright | Upright, Reversed
    Question | text | What do I need to see?
    Drawn on | date | Thu 19 Nov
    Reflection | long | Rest first, then the letter`,
  samples: `
    icon | title | subtitle | overline | value
    star | The Star | Hope, rest, a clear night | Today | Upright
    sun | The Sun | Warmth, plain joy | Yesterday | Upright
    moon | The Moon | What is not yet seen | Tue 17 Nov | Reversed
    flash | Eight of Wands | News comes quickly | Sun 15 Nov | Upright
    heart | Two of Cups | Two who understand each other | Sat 14 Nov | Upright
    moon | The Hermit | Alone with a lamp | Thu 12 Nov | Reversed`,
  about:
    'Upright: hope that asks for little, and rest after a hard time. Reversed: doubt, a light that is looked for elsewhere.',
  facts: 'Upright | Position\nMajor | Suit\n17 | Number',
  figures: '12 | Draws this month | +1\n78 | Cards\n9 | Days in a row',
  hero: 'Card of the day | The Star | Hope, rest, a clear night | Flip the card',
  tip: 'The Star came three times | Most of all cards this month',
  trend: 'Draws a month | 12 | +3',
  data: [6, 7, 9, 8, 10, 9, 12],
  add: 'Write reflection',
  use: 'Draw again',
})
