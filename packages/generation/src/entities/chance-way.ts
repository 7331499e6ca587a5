import { defineEntity } from '../entity.ts'

export const chanceWay = defineEntity({
  id: 'chance-way',
  one: 'Way',
  many: 'Ways',
  words: 'coin, dice, wheel, random card, number range, magic 8-ball, coin flip, pick card',
  icon: 'repeat',
  groups: 'Quick, Own, Numbers',
  fields: `
    Way | choice | Wheel | Coin, Dice, Wheel, Card
    Shake to begin | switch | yes
    Sound | switch | yes`,
  samples: `
    icon | title | subtitle | value
    wallet | Coin | Heads 6, tails 4 of the last ten | Heads
    grid | Dice | Two of six sides | 4 and 2
    pie | Wheel | Where do we eat, six options | Noodles
    card | Pick a card | From 52 | Queen of hearts
    sort | Number range | From 1 to 100 | 37
    help | Magic 8-ball | Will it rain on Sunday? | Ask again later`,
  about: 'Shake the phone or tap. The last ten results stay, so that nobody says it cheats.',
  facts: 'Heads | Last\n6 : 4 | Of ten\n48 | In all',
  figures: '48 | Decided\n6 | Ways',
  hero: 'Where do we eat? | Noodles | Of six options, a minute ago | Spin again',
  tip: 'Shake to roll | Works for all six',
  add: 'Add wheel',
  use: 'Try again',
})
