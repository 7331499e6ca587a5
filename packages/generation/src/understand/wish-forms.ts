import type { SetForm } from './clause-forms.ts'

/** Parts of wishes that are no noun phrase for a reader of sentences, and are read whole: each is a part of some kind of app. */
const whole = [
  'forgotten last time',
  'hear the words',
  'order deadline',
  'what (?:they|you|we|i|he|she) can afford',
  'add coins',
  'next dealer',
  'running total',
  'daily count',
  'voice part',
  'slower tempo',
  'food eaten',
  'plan progress',
  'assign weekly plan',
  'serving scaling',
  'message if missed',
  'big ok button',
  'choose a repair',
  'reveal names',
  'challenge a player',
  'surprise mode',
  'next (?:badge|level|grade|belt|exam|step|swim badge)',
  'price for each',
  'due this month',
  'move a visit',
  'money left',
  'claim it',
  'place found',
  'print a (?:book|calendar|album|booklet)',
  'hot day goal',
  'queue length',
  'refund amount',
  '(?:train|bus|flight|ferry) trips',
  'enter a ride',
]

/** What `turns/wish-turns.ts` leaves of such parts, and those that stand there as they are. */
export const wishForms: readonly SetForm[] = [
  {
    form: new RegExp(String.raw`(?<!\p{L})(?:${whole.join('|')})(?!\p{L})`, 'giu'),
    label: ([said = '']) => said.toLowerCase(),
  },
]
