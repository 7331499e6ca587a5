import { defineEntity } from '../entity.ts'

export const speechExercise = defineEntity({
  id: 'speech-exercise',
  one: 'Exercise',
  many: 'Exercises',
  words: 'speech exercise, speaking exercise, delayed playback, tongue twister',
  icon: 'mic',
  groups: 'Breath, Words, Reading, Calls',
  fields: `
    Exercise | text | Soft beginnings
    Minutes | number | 5
    Delay | choice | 120 ms | Off, 60 ms, 120 ms, 200 ms
    Record | switch | yes`,
  samples: `
    image | title | subtitle | overline | value
    waves | Soft beginnings | Twenty words with a gentle start | Words | 5 min
    breath | Belly breathing | Five slow breaths before the first word | Breath | 3 min
    book | Reading with playback | One page, voice 120 ms later | Reading | 8 min
    city | A call on paper | Say the first sentence five times | Calls | 4 min
    sea | Pauses | Stop at every comma, count to two | Reading | 6 min
    stage | Tongue twisters | Slowly, then a little faster | Words | 5 min`,
  about:
    'Twenty words with a gentle start: let the breath flow first, then the sound. Listen to the recording once.',
  facts: '5 min | Length\n20 | Words\n11 | Times done',
  figures: '14 | Days in a row | +1\n18 min | Today\n38 | Recordings',
  hero: 'Next | Reading with playback | One page, your voice 120 ms later in the headphones | Start',
  tip: 'Reading went best this week | Calls are still the hardest',
  trend: 'Minutes a day | 18 | +4',
  add: 'Add exercise',
  use: 'Start',
})
