import { defineEntity } from '../entity.ts'

/** A few lines two people leave for each other. */
export const loveNote = defineEntity({
  id: 'love-note',
  one: 'Love note',
  many: 'Love notes',
  words: 'love note',
  icon: 'heart',
  groups: 'For me, From me',
  fields: `
    Note | long | You made Tuesday bearable
    When | date | Thu 19 Nov
    Show it | choice | At once | At once, In the morning, As a surprise`,
  samples: `
    icon | title | subtitle | time
    heart | You made Tuesday bearable | For me, read twice | 8:40
    heart | Thank you for the soup | From me | Wed
    heart | I kept you the last dumpling | For me | Sun
    heart | Look under your pillow | From me | Fri
    heart | Your laugh, third row, all evening | For me | 8 Nov`,
  about: 'Left by the coffee machine at twenty to nine. Read twice, kept for good.',
  facts: '8:40 | Left\n2 | Times read',
  figures: '48 | Notes | +2\n23 | From me',
  hero: 'New this morning | You made Tuesday bearable | Left at 8:40, by the coffee | Read it',
  tip: 'Two notes this week | The oldest is three years old',
  trend: 'Notes a month | 9 | +2',
  add: 'Write note',
  use: 'Write back',
})
