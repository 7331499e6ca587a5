import { defineEntity } from '../entity.ts'

/** What one sings for practice: scales, intervals, a phrase of a song. */
export const sungExercise = defineEntity({
  id: 'sung-exercise',
  one: 'Exercise',
  many: 'Exercises',
  words: 'vocal exercise, singing exercise, vocal warm-up',
  icon: 'mic',
  groups: 'Warm-up, Pitch, Range, Ear',
  fields: `
    Exercise | text | Five-note scale on “mee”
    Range | choice | Tenor | Soprano, Alto, Tenor, Bass
    From | text | C3
    To | text | G4
    Speed | slider | 60
    Piano | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    mic | Five-note scale on “mee” | C3 to G4, 4 minutes | 92 | In tune | success
    music | Lip trills, up and down | Warm-up, 3 minutes | 88 | Warm-up | primary
    headphones | Hear the third | Ear training, 12 intervals | 75 | Ear | accent
    mic | Long notes, ten seconds | Within 8 cents | 84 | Pitch | primary
    music | Octave leaps | A little flat at the top | 67 | Again | warning
    mic | First verse, Low Water | Your own score, 24 bars | 79 | Melody | neutral`,
  about:
    'Up by half tones and down again. Breathe before each scale and let the jaw hang; the last note stays light.',
  facts: '92 | Score\n6 cents | Off on average\nC3 to G4 | Range',
  figures: '18 | Exercises done | +3\n88 % | In tune\n12 days | Streak',
  hero: 'Today | Five-note scale on “mee” | 4 minutes, last time 92 | Sing',
  tip: 'High notes are a little flat | More air from the E upwards',
  trend: 'In tune | 88 % | +4',
  data: [74, 77, 79, 82, 83, 86, 88],
  add: 'Add exercise',
  use: 'Sing',
})
