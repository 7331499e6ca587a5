import { defineEntity } from '../entity.ts'

export const letterCard = defineEntity({
  id: 'letter-card',
  one: 'Card',
  many: 'Cards',
  words: 'letter, alphabet, phonics, number card',
  icon: 'star',
  groups: 'Letters, Animals, Numbers',
  fields: `
    Name of the child | text | Ida
    Age | choice | 4 | 3, 4, 5, 6
    Minutes a day | number | 15
    Sound | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta
    apple | A is for apple | Trace it, say it | Letters | 3 stickers
    bread | B is for bread | Two of four done | Letters | 2 stickers
    cat | C is for cat | Hear it purr | Animals | New
    flower | D is for daisy | Colour it in | Letters | New
    egg | E is for egg | Count to five | Numbers | 1 sticker
    fish | F is for fish | What does it say? | Animals | New`,
  about: 'Hear it, trace it with a finger, find it in three words. A sticker for every finished card.',
  facts: '3 | Stickers\n4 min | Length\nA | Letter',
  figures: '9 | Letters known\n14 | Stickers\n12 min | Today',
  hero: 'Today | A is for apple | Trace it and win a sticker | Play',
  tip: 'Nine letters already | The next sticker is a fox',
  trend: 'Minutes a day | 12 | +3',
  add: 'Add child',
  use: 'Play',
})
