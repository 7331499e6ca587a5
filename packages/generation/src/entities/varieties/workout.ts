import { workout } from '../workout.ts'
import { defineVarieties } from './variety.ts'

/** What one trains; without these words strength and running. */
export const workoutVarieties = defineVarieties(workout, [
  {
    signs: 'yoga 8, asana 8, pilates 7, vinyasa 8, sun salutation 8, stretching 5, flexibility 5',
    one: 'Routine',
    many: 'Routines',
    groups: 'Morning, Evening, Back, Balance',
    fields:
      'Name | text | Slow morning\nMinutes | number | 18\nLevel | choice | Easy | Easy, Middle, Hard\nDate | date | Thu 19 Nov',
    without: 'Exercise, Sets, Reps, Weight',
    samples: `
      image | title | subtitle | overline | progress
      yoga | Slow morning | 12 poses, 18 minutes | Today, 7:00 | 68
      stretch | Neck and shoulders | 8 poses, 10 minutes | Yesterday | 100
      yoga sunset | Sun salutations | Six rounds, 15 minutes | Tuesday | 100
      breath | Before sleep | 9 poses, 20 minutes | Monday | 100
      yoga field | Balance | 10 poses, 25 minutes | Saturday | 100`,
    about: 'Twelve poses from lying to standing. Hold each for five breaths, leave out what pinches.',
    facts: '18 min | Time\n12 | Poses\nEasy | Level',
    figures: '4 | This week | +1\n68 min | On the mat\n9 | Days in a row',
    hero: 'Next up, 7:00 | Slow morning | 12 poses, 18 minutes | Start routine',
    tip: 'Nine days in a row | Twenty minutes more than last week',
    trend: 'Minutes on the mat | 68 | +20',
    data: [10, 18, 0, 15, 20, 0, 25],
    labels: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
    add: 'Log routine',
    use: 'Start routine',
  },
])
