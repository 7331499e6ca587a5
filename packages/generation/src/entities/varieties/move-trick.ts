import { moveTrick } from '../move-trick.ts'
import { defineVarieties } from './variety.ts'

/** Tricks of other crafts; without these words they are of a skateboard. */
export const moveTrickVarieties = defineVarieties(moveTrick, [
  {
    signs: 'juggling 9, juggle 9, yo-yo 8, yoyo 8, diabolo 8',
    one: 'Pattern',
    many: 'Patterns',
    icon: 'repeat',
    groups: 'Sure, Learning, To learn',
    without: 'Landed',
    fields: `
      Pattern | text | Cascade
      Balls | choice | 3 | 3, 4, 5
      Most catches | number | 84`,
    samples: `
      icon | title | subtitle | value | badge | tone
      repeat | Cascade | Three balls | 84 | Sure | success
      repeat | Columns | Three balls | 41 | Sure | success
      repeat | Mills’ mess | Three balls | 12 | Learning | warning
      repeat | Fountain | Four balls | 22 | Learning | warning
      repeat | Cascade of five | Five balls | 6 | To learn | neutral`,
    about:
      'Throw to the height of the eyes, each ball under the last one. Eighty-four catches are your best.',
    facts: '84 | Catches\n3 | Balls\n12 min | Today',
    hero: 'Today | Mills’ mess | Twelve catches so far | Practise',
  },
  {
    signs: 'magic 7, card tricks 9, magician 8, magic tricks 9',
    groups: 'Ready, Practising, To learn',
    without: 'Landed, Tries, Where',
    fields: `
      Trick | text | Ambitious card
      With | choice | Cards | Cards, Coins, Rope, Nothing`,
    samples: `
      icon | title | subtitle | badge | tone
      layers | Ambitious card | Cards, four minutes | Ready | success
      wallet | Coin through the table | Two coins | Ready | success
      layers | Double lift | A sleight, twice a day | Practising | warning
      repeat | Rope that mends | One rope, scissors | Practising | warning
      layers | Four aces | Cards, needs the false cut | To learn | neutral`,
    about: 'A chosen card comes to the top again and again. Look at the eyes, not at the hands.',
    facts: '4 min | Length\nCards | With\n14 | Times shown',
    hero: 'Today | Double lift | Ten minutes in front of the mirror | Practise',
  },
])
