import { leadTurn } from '../lead-turn.ts'
import { defineVarieties } from './variety.ts'

/** Who takes the children; without these words on foot. */
export const leadTurnVarieties = defineVarieties(leadTurn, [
  {
    signs: 'drive 6, drives 6, driving 6, driven 6, car 5, cars 5, seats 5, lift 4, lifts 4',
    icon: 'car',
    fields: `
      Day | date | Fri 20 Nov
      Time | time | 7:20
      Drives | person | Lea Brandt
      Seats | number | 4
      Way | choice | To school | To school, Home`,
    without: 'Leads, Walks behind',
    samples: `
      time | title | subtitle | badge | tone
      7:20 | Lea drives | Four children, blue car | Morning | success
      15:10 | Omar drives home | Three children, swimming bags | Afternoon | primary
      7:20 | Nobody yet | Kim has an early shift | Open | warning
      7:20 | Omar drives | Four children | Morning | success
      15:10 | Kim drives home | Two children, then choir | Afternoon | primary`,
    about: 'Lea in the blue car, four children. Omar brings them home at ten past three.',
    facts: '7:20 | Leaves\n4 | Seats\n4 | Children',
    hero: 'Your turn tomorrow | 7:20, four children | Omar brings them home | See turn',
  },
])
