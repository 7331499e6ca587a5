import { defineArchetype } from '../archetype.ts'

/** Days without something that comes by itself: attacks, accidents, quarrels. What one stops doing is `quitting`. */
export const freeDays = defineArchetype({
  id: 'free-days',
  words:
    'migraine-free days 70, migraine free days 70, headache-free days 70, seizure-free days 70, symptom-free days 70, pain-free days 60, symptom free 12, flare-free 60, flare free days 60, accident-free days 70, days without accident 70, days since last accident 70, days since the last 50, days since 8, days without an incident 60, dry nights 60, good days and bad days 60, red and green days 70, green and red days 70, sting-free 40, attack-free 50, free days in a row 40',
  examples: `
    How many days since my last migraine, big on the first page
    Calendar with green for good days and red for bad ones
    Days without an accident in our factory, shown at the gate
    Epilepsy: seizure-free since when, longest time so far, note what came before
    Dry nights of our son with a sun for each
    Tap once a day: good or bad, nothing else
    Count the days without a quarrel in the office, with a wink
    Rheumatism: flares in red, longest green stretch
    Days since somebody broke the build
    My eczema free days per month, compared with last year
    Only one number and one button to start again
    Asthma days without the blue inhaler`,
  unless:
    /\b(?:smok\w+|alcohol|vap\w+|sober|drinking|holiday|vacation|leave requests?|days off|parking|rooms?)\b/i,
  bars: 'cart checkout slots map leaderboard',
  presets: 'calm, clean',
  icon: 'sun',
  names: 'Green Days, Day Eleven, Since Then',
  entity: 'free-day',
  home: 'focus',
  screens: `
    home | Today | sun
    history | Calendar | calendar | | | | calendar, red and green days, green and red days, bad days, good days
    stats? | Months | chart
    detail | Day
    form | Mark day
    settings? | Settings | settings`,
})
