import { defineArchetype } from '../archetype.ts'

export const dayChallenge = defineArchetype({
  id: 'day-challenge',
  words:
    'pull up challenge 34, pull-up challenge 34, challenge with my colleagues 28, challenge with friends 26, no-spend month 30, no spend month 30, no-buy month 30, no spend challenge 30, 30 day challenge 34, 21 day challenge 34, 100 day challenge 34, 75 hard 34, day challenge 30, sugar challenge 30, no sugar 20, screen free challenge 32, free challenge 24, plank challenge 30, squat challenge 30, push-up challenge 30, cold shower 30, cold showers 28, cold plunge 26, ice bath 24, sober october 28, dry january 30, fitness challenge 24, challenge tracker 26, daily challenge app 24, no phone challenge 28',
  examples: `
    A prompt to draw or make something each day, what came out is shared
    Pull-ups among colleagues: everybody enters how many today, ranking, streak
    Steps up the stairs at work, each types a number a day, who leads
    A month without spending: tick each day without buying anything
    Thirty days without sweets, tick each day and see how far I am
    A plank every day, ten seconds longer each time, for a month
    Cold water in the morning: how long, how I felt, days in a row
    Screen free evenings for our family, one month, with stars
    Challenge with colleagues: no lift for three weeks, who is still in
    Dry January with what I saved and how I slept
    Hundred days of drawing, one picture a day
    Pick a challenge, get one task a day, do not break the chain
    Squats, ten more each day, a day of rest on Sundays
    Two litres of water, ten pages, two walks: all five rules for 75 days
    No spending on clothes is another thing, here it is habits for a fixed number of days
    A vegan month with an idea for each day`,
  unless: /\b(?:savings?|money|euros?|spend|leave|vacation|holiday|steps?)\b/i,
  bars: 'cart checkout map',
  presets: 'playful, bold',
  icon: 'trophy',
  names: 'Day Nine, One More Day, All Thirty',
  entity: 'challenge-day',
  home: 'focus',
  screens: `
    home | Today | home
    checklist | Days | check
    stats | Progress | trend
    leaderboard? | Ranking | trophy
    people? | Friends | users
    history? | Diary | clock
    detail | Day
    form | Note day
    settings | Settings | settings`,
})
