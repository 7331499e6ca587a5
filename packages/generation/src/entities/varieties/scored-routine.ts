import { scoredRoutine } from '../scored-routine.ts'
import { defineVarieties } from './variety.ts'

/** What judges give marks for; without these words synchronised swimming. */
export const scoredRoutineVarieties = defineVarieties(scoredRoutine, [
  {
    signs:
      'gymnastics 12, gymnasts 12, gymnast 12, vault 7, beam 7, floor exercise 9, trampolining 9, cheer 8, cheerleading 8, twirling 8, rhythmic 8',
    groups: 'Apparatus, Floor, Tests',
    fields: `
      What | choice | Beam | Vault, Bars, Beam, Floor
      Difficulty | text | 4.2
      Notes | long | Chest up before the leap`,
    samples: `
      avatar | title | subtitle | value | badge | tone
      Mara Lind | Mara, beam | 8.4 · 8.6 · 8.1 · 8.7 · 8.5 | 8.50 | +0.2 | success
      Noor Rahman | Noor, vault | 8.0 · 8.2 · 8.3 · 7.9 · 8.1 | 8.10 | +0.1 | success
      Ida Berg | Ida, floor | 9.0 · 8.8 · 8.9 · 9.1 · 8.7 | 8.90 | Best | primary
      Sofia Almeida | Sofia, bars | 7.6 · 8.0 · 7.7 · 7.9 · 7.8 | 7.80 | −0.1 | warning
      Hana Sato | Hana, beam | 8.2 · 8.1 · 8.4 · 8.3 · 8.0 | 8.20 | 0.0 | neutral`,
    about:
      '8.7 and 8.1 are dropped, the three between make 8.50. Chest up before the leap, and the dismount stands.',
    facts: '8.50 | Average\n4.2 | Difficulty\n5 | Judges',
    figures: '8.3 | Squad average | +0.2\n8 | Gymnasts\n24 | Routines',
    hero: 'Saturday, 10:00 | District meet | Five judges, beam and floor | Enter scores',
    tip: 'Floor has gained most | +0.4 since September',
  },
  {
    signs: 'figure skating 12, figure skaters 12, skaters 9, skating 8, ice dance 9',
    fields: `
      What | choice | Short programme | Short programme, Free skating, Step sequence
      Difficulty | text | 2.4
      Notes | long | Deeper edge into the loop`,
    samples: `
      avatar | title | subtitle | value | badge | tone
      Mara Lind | Mara, short programme | 6.2 · 6.5 · 6.0 · 6.6 · 6.4 | 6.37 | +0.2 | success
      Noor Rahman | Noor, free skating | 5.8 · 6.0 · 6.1 · 5.7 · 5.9 | 5.90 | +0.1 | success
      Ida Berg | Ida, step sequence | 7.0 · 6.8 · 6.9 · 7.1 · 6.7 | 6.90 | Best | primary
      Sofia Almeida | Sofia, short programme | 5.4 · 5.9 · 5.5 · 5.7 · 5.6 | 5.60 | −0.1 | warning`,
    about:
      '6.6 and 6.0 are dropped, the three between make 6.37. Deeper edge into the loop, and the spin needs one turn more.',
    facts: '6.37 | Average\n2.4 | Difficulty\n5 | Judges',
    figures: '6.2 | Squad average | +0.2\n8 | Skaters\n24 | Programmes',
    hero: 'Saturday, 10:00 | District cup | Five judges, short programme first | Enter scores',
    tip: 'Step sequences have gained most | +0.4 since September',
  },
  {
    signs: 'divers 9, springboard 12, platform diving 12, high diving 9, dive scores 12, diving scores 12',
    fields: `
      What | choice | Forward, piked | Forward piked, Backward, Inward, Twister
      Difficulty | text | 2.1
      Notes | long | Toes, and less splash`,
    samples: `
      avatar | title | subtitle | value | badge | tone
      Mara Lind | Mara, forward piked | 6.5 · 7.0 · 6.0 · 7.0 · 6.5 | 42.0 | +3 | success
      Noor Rahman | Noor, inward | 6.0 · 6.5 · 6.5 · 5.5 · 6.0 | 38.9 | +1 | success
      Ida Berg | Ida, twister | 7.5 · 7.0 · 7.0 · 8.0 · 7.5 | 55.0 | Best | primary
      Sofia Almeida | Sofia, backward | 5.0 · 5.5 · 6.0 · 5.5 · 5.5 | 33.0 | −2 | warning`,
    about: 'Three in the middle times 2.1 make 42 points. Straight in, but the toes were late.',
    facts: '42.0 | Points\n2.1 | Difficulty\n5 | Judges',
    figures: '41 | Average | +2\n8 | Divers\n24 | Dives',
    hero: 'Saturday, 10:00 | District meet | Five dives each | Enter scores',
    tip: 'Twisters have gained most | +5 since September',
  },
])
