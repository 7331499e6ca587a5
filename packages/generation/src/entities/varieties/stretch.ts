import { stretch } from '../stretch.ts'
import { defineVarieties } from './variety.ts'

/** Exercises for one part of the body; without these words knee, back and shoulder. */
export const stretchVarieties = defineVarieties(stretch, [
  {
    signs: 'eye 8, eyes 8, vision exercises 9, eyesight 9, eye strain 8, lazy eye 9',
    also: 'routine, short routine, eye routine',
    icon: 'eye',
    groups: 'Today, Near, Far',
    fields:
      'Exercise | text | Near and far\nTimes | number | 10\nHold | text | 5 s\nNotes | long | Without glasses',
    without: 'Sets, Pain',
    samples: `
      icon | title | subtitle | meta | tone
      eye | Near and far | Thumb, then the window, ten times | 2 min | success
      target | Figure of eight | Follow it slowly, five rounds | 2 min | primary
      moon | Warm hands over the eyes | Dark, until it is calm | 3 min | primary
      sun | Blink on purpose | Twenty times, loosely | 1 min | neutral
      clock | Twenty seconds far away | Every twenty minutes | 20 s | neutral`,
    about: 'Look at your thumb, then at something far behind it. Ten times, without moving the head.',
    facts: '10 | Times\n5 s | Hold\n2 min | Takes',
    figures: '3 of 5 | Today\n11 | Days in a row\n12 min | This week',
    hero: 'Two minutes | Near and far | Thumb and window, ten times | Start',
    tip: 'Three of five done | The last two before the evening',
    trend: 'Minutes a day | 9 | +2',
  },
  {
    signs: 'stretching 6, stretch 5, flexibility 6, splits 6, mobility 5',
    groups: 'Today, Hips, Back',
    fields: 'Exercise | text | Hip opener\nHold | text | 30 s\nNotes | long | Left side is tighter',
    without: 'Pain',
    samples: `
      image | title | subtitle | overline | meta | progress
      stretch | Hip opener | 30 s each side | Hips | 2 min | 100
      yoga | Forward fold | Five slow breaths | Back | 2 min | 60
      stretch yoga | Chest at the door frame | 30 s, twice | Shoulders | 2 min | 0
      breath | Cat and cow | Ten times | Back | 2 min | 0
      yoga stretch | Calf at the wall | 30 s each side | Legs | 2 min | 0`,
    about: 'One knee down, hips forward, until it pulls a little. Thirty seconds, then the other side.',
    facts: '30 s | Hold\n2 | Sides\n2 min | Takes',
    figures: '4 of 6 | Today\n11 | Days in a row\n+3 cm | Forward fold',
    hero: 'Eight minutes left | Forward fold | Then three more for today | Go on',
    tip: 'Three centimetres further | Since the first of November',
    trend: 'Forward fold in cm | 8 | +3',
  },
])
