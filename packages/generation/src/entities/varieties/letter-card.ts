import { letterCard } from '../letter-card.ts'
import { defineVarieties } from './variety.ts'

export const letterCardVarieties = defineVarieties(letterCard, [
  {
    signs: 'clock 6, read the clock 9, tell time 9, telling time 9, analog clock 9',
    one: 'Clock',
    many: 'Clocks',
    icon: 'clock',
    groups: 'Full hours, Half past, Quarters',
    samples: `
      icon | title | subtitle | badge | tone
      clock | Three o’clock | Long hand up, short hand on 3 | 3 stickers | success
      clock | Half past four | Long hand down | 2 stickers | success
      clock | Quarter past nine | Long hand on 3 | New | primary
      clock | Ten to eight | Long hand on 10 | New | accent`,
    about: 'The long hand points straight down, so it is half past. The short one is between four and five.',
    facts: '3 | Stickers\n4 min | Length\nHalf past | Level',
    figures: '9 | Clocks read\n14 | Stickers\n12 min | Today',
    hero: 'Half past | What time does the clock show? | Drag the hands and win a sticker | Play',
    tip: 'Full hours are done | The next sticker is a fox',
  },
  {
    signs: 'count, counting, numbers, addition, math, maths, sums, multiplication',
    one: 'Sum',
    many: 'Sums',
    icon: 'grid',
    groups: 'Counting, Plus, Minus, Times',
    samples: `
      image | title | subtitle | overline | meta
      apple | Three apples and two | Count them together | Plus | 3 stickers
      egg | Ten eggs, four break | How many are left? | Minus | 2 stickers
      fish | Count the fish | From one to ten | Counting | New
      flower | Two times five daisies | In rows | Times | New`,
    about: 'Three apples and two more make five. Tap each one and count aloud.',
    facts: '3 | Stickers\n4 min | Length\nPlus | Level',
    figures: '41 | Sums solved\n14 | Stickers\n12 min | Today',
    hero: 'Plus | How many are three apples and two? | Five in a row win a sticker | Play',
    tip: 'Plus up to ten is done | The next sticker is a fox',
  },
  {
    signs: 'colors, colours, shapes',
    one: 'Card',
    many: 'Cards',
    groups: 'Colours, Shapes, Sorting',
    samples: `
      image | title | subtitle | overline | meta
      fruit | Find the red ones | Four on the table | Colours | 3 stickers
      sun | Round like the sun | Tap all circles | Shapes | 2 stickers
      plant | What is green? | Three things | Colours | New
      city | Squares in the town | Windows and doors | Shapes | New`,
    about: 'Four things on the table, two of them red. Tap them and hear their names.',
    hero: 'Colours | Which ones are red? | Find four and win a sticker | Play',
  },
  {
    signs: 'arabic 9, arabic letters 9, arabic alphabet 9, quran letters 9, urdu 8, persian 8, alif 9',
    groups: 'Letters, Vowels, Words',
    samples: `
      image | title | subtitle | overline | meta
      lion | Alif is for asad | ا, the lion, trace it | Letters | 3 stickers
      duck | Ba is for batta | ب, the duck, one dot below | Letters | 2 stickers
      apple | Ta is for tuffaha | ت, the apple, two dots above | Letters | New
      fox | Tha is for thalab | ث, the fox, three dots | Letters | New
      camel | Jim is for jamal | ج, the camel, dot inside | Letters | 1 sticker
      horse | Ha is for hisan | ح, the horse, no dot | Letters | New`,
    about:
      'Hear it, trace it from right to left, find it at the beginning, in the middle and at the end of a word.',
    facts: '3 | Stickers\n4 min | Length\nا | Letter',
    hero: 'Today | Alif is for asad | Trace it and win a sticker | Play',
    tip: 'Nine of 28 letters already | The next sticker is a camel',
  },
])
