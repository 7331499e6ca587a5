import { counter } from '../counter.ts'
import { defineVarieties } from './variety.ts'

/** What is counted by tapping; without these words visitors and rows of knitting. */
export const counterVarieties = defineVarieties(counter, [
  {
    signs: 'tasbih 8, dhikr 8, zikr 8, mantra 7, mala 7, japa 8, rosary 6, prayer beads 8, prayers 3',
    one: 'Count',
    many: 'Counts',
    icon: 'plus',
    groups: 'All, Today, Done',
    fields: 'Name | text | After the morning prayer\nCount | number | 21\nGoal | number | 33',
    without: 'Step',
    samples: `
      icon | title | subtitle | value | tone
      plus | After the morning prayer | 21 of 33, running | 21 | primary
      check | After the noon prayer | Done at 12:40 | 33 | success
      moon | Before sleep | Not begun | 0 | neutral
      heart | Thanks | 64 of 100 | 64 | accent
      star | Hundred names | 99 of 99 yesterday | 99 | success`,
    about: 'Twenty-one of thirty-three. Vibrates at the goal, the screen may stay dark.',
    facts: '21 | Now\n33 | Goal\n4 | Rounds today',
    figures: '154 | Today\n4 | Rounds',
    hero: '21 of 33 | After the morning prayer | Tap anywhere to count on | Count on',
    tip: 'Four rounds today | One more than yesterday',
    trend: 'Counted a day | 154 | +22',
    add: 'New count',
    use: 'Count on',
  },
])
