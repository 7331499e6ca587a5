import { defineEntity } from '../entity.ts'

export const stretch = defineEntity({
  id: 'stretch',
  one: 'Exercise',
  many: 'Exercises',
  words: 'physio exercise, rehab exercise, stretching exercise, therapy exercise',
  icon: 'yoga',
  groups: 'Today, Shoulder, Knee',
  fields: `
    Exercise | text | Wall slides
    Sets | number | 3
    Times | number | 12
    Hold | text | 5 s
    Pain | slider | 20
    Notes | long | Left side only to shoulder height`,
  samples: `
    image | title | subtitle | overline | meta | progress
    stretch | Wall slides | 3 times 12, slowly | Shoulder | 4 min | 100
    yoga | Heel to bottom | 30 s each side | Knee | 3 min | 60
    stretch yoga | Band, pull apart | 3 times 15 | Shoulder | 5 min | 0
    breath | Breathing into the side | 8 breaths | Back | 2 min | 0
    gym | Step up, low box | 2 times 10 | Knee | 4 min | 0
    meditat | Lie and let go | With timer | Back | 6 min | 0`,
  about:
    'Back and arms to the wall, slide up as far as it does not hurt. Five seconds at the top, then down slowly.',
  facts: '3 × 12 | Times\n5 s | Hold\n2 of 10 | Pain',
  figures: '4 of 6 | Today\n11 | Days in a row\n−2 | Pain',
  hero: 'Four minutes left | Heel to bottom, right side | Then two more for today | Go on',
  tip: 'Pain is down by two | Since the band exercise was made lighter',
  trend: 'Pain | 2.1 | −0.8',
  add: 'Add exercise',
  use: 'Start',
})
