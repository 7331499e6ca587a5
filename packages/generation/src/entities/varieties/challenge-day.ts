import { challengeDay } from '../challenge-day.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** A challenge: what one does today, six days as "line | how it went", what the day of today was like. */
function challenge(
  signs: string,
  task: string,
  days: readonly string[],
  about: string,
  fields: string,
): VarietySource {
  const marks = [
    'Now | primary',
    'Done | success',
    'Done | success',
    'Done | success',
    'Missed | warning',
    'Done | success',
  ]
  return {
    signs,
    fields,
    samples: [
      'icon | title | subtitle | badge | tone',
      ...days.map(
        (line, index) =>
          `${index === 4 ? 'warning' : 'check'} | Day ${12 - index} | ${line} | ${marks[index] ?? ''}`,
      ),
    ].join('\n'),
    about,
    hero: `Day 12 of 30 | ${task} | Four days in a row | Mark as done`,
  }
}

/** Thirty days of one thing; without these words ten minutes outside. */
export const challengeDayVarieties = defineVarieties(challengeDay, [
  challenge(
    'sugar 9, sweets 8, sugar free 9',
    'Nothing sweet until tonight',
    [
      'Today, pear instead of cake',
      'Coffee without sugar',
      'Birthday, and no cake',
      'Headache gone',
      'Two biscuits at Kim’s',
      'First week, slept better',
    ],
    'A pear in the afternoon, when it was hardest. Read the label of the bread: two grams.',
    'Day | number | 12\nCraving | choice | Little | None, Little, Strong\nInstead | text | Pear and walnuts\nNote | long | Hardest at four in the afternoon',
  ),
  challenge(
    'cold shower 9, cold showers 9, cold plunge 9, ice bath 9, cold water 7',
    'Two minutes cold',
    [
      'Today, 2:00 at 12 degrees',
      '1:50, breathed slowly',
      '1:40, after the run',
      '1:30, shouted',
      'Slept too long',
      '1:10, first week',
    ],
    'Two minutes at twelve degrees, slow breaths from the first second. Warm for an hour afterwards.',
    'Seconds | number | 120\nWater in °C | number | 12\nFelt after it | choice | Awake | Cold, Fine, Awake\nNote | long | Breathe out first',
  ),
  challenge(
    'screen free 9, phone free 9, no phone 9, screen 7, no social media 9, offline 6',
    'No screen after eight',
    [
      'Today, cards with Ida',
      'Read sixty pages',
      'Walked round the pond',
      'Phone stayed in the hall',
      'Fell for one film',
      'First week, in bed by ten',
    ],
    'The phone stays in the hall from eight on. Cards, a book, a walk: nobody missed it until half past nine.',
    'Day | number | 12\nFree hours | number | 3\nInstead | text | Cards with Ida\nNote | long | Hardest while waiting',
  ),
  challenge(
    'plank 9, squat 9, squats 9, push-up 9, push-ups 9, pushup 9, pushups 9, burpee 8, fitness challenge 7, 75 hard 6',
    '42 today, in three sets',
    [
      'Today, 42 in three sets',
      '40, last five slowly',
      '38, before breakfast',
      'Rest day',
      'Knee hurt, went easy',
      '32, first week',
    ],
    'Forty-two in three sets with a minute between. Two more tomorrow, a day of rest on Sunday.',
    'Day | number | 12\nHow many | number | 42\nFelt | choice | Fine | Hard, Fine, Easy\nNote | long | Last five slowly',
  ),
  challenge(
    'dry january 9, sober october 9, alcohol 9, no alcohol 9, sober 8',
    'Nothing to drink tonight',
    [
      'Today, ginger beer at Kim’s',
      'Slept eight hours',
      '€ 36 saved so far',
      'Said no, nobody minded',
      'One glass at the wedding',
      'First week',
    ],
    'Ginger beer at Kim’s, and awake at seven without a headache. Thirty-six euros saved so far.',
    'Day | number | 12\nCraving | choice | None | None, Little, Strong\nSaved | money | € 36\nNote | long | Slept eight hours',
  ),
])
