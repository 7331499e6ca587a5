import { drillItem } from '../drill-item.ts'
import { defineVarieties } from './variety.ts'

/** What is drilled, other than the forms of verbs. */
export const drillItemVarieties = defineVarieties(drillItem, [
  {
    signs: 'greek 12, ancient greek 12, greek nouns 14, greek declensions 14',
    one: 'Word',
    many: 'Words',
    fields: 'Item | text | logos, logou\nAnswer | text | logou',
    samples: `
      icon | title | subtitle | value | tone
      flash | logos, logou | Second declension, the word | 92 % | success
      flash | chora, choras | First declension, the land | 84 % | success
      flash | phylax, phylakos | Third declension, the guard | 61 % | warning
      flash | polites, politou | First declension, the citizen | 77 % | primary
      flash | doron, dorou | Second declension, the gift | 88 % | success
      flash | polis, poleos | Third declension, the city | 43 % | danger`,
    about: 'First and second declension are safe; the third was wrong three times this week.',
    facts: '84 % | Right\n10 | A round\n2 | To review',
    figures: '84 % | Right | +4 %\n12 | Days in a row\n6 | To review',
    hero: 'Today | Ten questions | Two you missed come again | Start',
    tip: 'Polis is the hardest | Wrong four times this week',
    add: 'Add word',
    ask: 'Genitive plural of phylax? | phylakos | phylakon | phylaxi | phylakes',
  },
  {
    signs:
      'fingerspelling 12, manual alphabet 12, sign language 9, sign alphabet 12, signs 5, deaf 6, asl 9, bsl 9',
    one: 'Letter',
    many: 'Letters',
    icon: 'user',
    samples: `
      icon | title | subtitle | value | tone
      video | Letter A | Fist, thumb at the side | 96 % | success
      video | Letter E | Fingers bent to the thumb | 71 % | warning
      video | Letter G | Finger and thumb point aside | 82 % | primary
      video | Letter K | Two fingers up, thumb between | 64 % | warning
      video | Letter R | Two fingers crossed | 90 % | success
      video | Letter T | Thumb between two fingers | 48 % | danger`,
    about: 'Palm to the one who reads, the arm quiet. Watch the thumb: it is what tells T from N.',
    facts: '48 % | Right\n0:06 | Clip\n3 | Missed',
    figures: '84 % | Right | +4 %\n12 | Days in a row\n4 | To review',
    hero: 'Today | Ten letters | T and K come again | Start quiz',
    tip: 'T is the hardest | Missed three times this week',
    add: 'Add letter',
    ask: 'Which letter is signed in the clip? | Letter N | Letter T | Letter M | Letter E',
  },
  {
    signs: 'chess 9, opening lines 9, openings 6, opening 4',
    one: 'Opening',
    many: 'Openings',
    icon: 'game',
    samples: `
      icon | title | subtitle | value | tone
      game | Caro-Kann, main line | 1. e4 c6 2. d4 d5 | 86 % | success
      game | King's Indian | 1. d4 Nf6 2. c4 g6 | 72 % | primary
      game | Italian game | 1. e4 e5 2. Nf3 Nc6 3. Bc4 | 91 % | success
      game | Queen's Gambit declined | 1. d4 d5 2. c4 e6 | 78 % | primary
      game | Sicilian, Najdorf | 1. e4 c5 2. Nf3 d6 | 54 % | danger
      game | French, advance | 1. e4 e6 2. d4 d5 3. e5 | 66 % | warning`,
    about: 'Solid and easy to learn: the bishop comes out before the pawn closes its way.',
    facts: '86 % | Right\n9 | Moves\n14 | Lines',
    figures: '84 % | Right | +4 %\n12 | Days in a row\n6 | Openings',
    hero: 'Today | Caro-Kann, main line | Two moves you missed come again | Start',
    tip: 'The Najdorf is the hardest | Wrong at move six',
    add: 'Add opening',
    ask: 'Moves so far: 1. e4 c6 2. d4. What is next? | e6, not book | d5, book | g6, not book | Nf6, not book',
  },
  {
    signs: 'notes on the stave 12, sight reading 12, note reading 12, intervals 9, clef 9',
    one: 'Note',
    many: 'Notes',
    icon: 'music',
    samples: `
      icon | title | subtitle | value | tone
      music | Treble clef, lines | E G B D F | 94 % | success
      music | Treble clef, spaces | F A C E | 90 % | success
      music | Bass clef, lines | G B D F A | 68 % | warning
      music | Ledger lines | Above and below the stave | 51 % | danger
      music | Accidentals | Sharps and flats | 77 % | primary`,
    about: 'Read from the nearest line you know, then count. Ledger lines were slow this week.',
    facts: '84 % | Right\n1.8 s | A note\n2 | To review',
    hero: 'Today | Twenty notes | Ledger lines come again | Start',
    tip: 'Ledger lines are the hardest | Nine wrong this week',
    add: 'Add set',
    ask: 'Which note is on the second line of the treble clef? | E | G | B | F',
  },
  {
    signs: 'french 6, spanish 6, german 6, italian 6, irregular verbs 6, english verbs 6',
    one: 'Verb',
    many: 'Verbs',
    samples: `
      icon | title | subtitle | value | tone
      flash | to go | went, gone | 92 % | success
      flash | to bring | brought, brought | 81 % | primary
      flash | to lie | lay, lain | 44 % | danger
      flash | to swim | swam, swum | 66 % | warning
      flash | to teach | taught, taught | 88 % | success`,
    about: 'Past and participle, each typed once a day until it was right three times.',
    hero: 'Today | Ten verbs | Two you missed come again | Start',
    tip: 'To lie is the hardest | Wrong four times this week',
    add: 'Add verb',
    ask: 'Which is the past of to lie down? | lied | lay | laid | lain',
  },
])
