import { defineArchetype } from '../archetype.ts'

export const tracker = defineArchetype({
  id: 'tracker',
  words:
    'count 4, counter 4, counting 4, tally 5, track 4, tracker 5, tracking 5, log 4, monitor 4, record 2, keep track 5, progress 2, measure 3',
  examples: `
    Keep track of how many pencils my class loses, a tap to count each one, total per week
    Log how many bricks we lay, an entry per day, progress as a curve
    Count the cars passing our window, per hour and day, with totals and a chart
    How often do I lose my temper? Tap to count each time, chart per week, history
    Monitor how my beard grows: an entry with millimetres, photo, date, and a trend curve
    Record each kite I build: an entry with size, cloth, weight, and totals per year
    My jar of marbles: log what goes in and out, count, total and trend per month
    Write down the level of the village well, one entry per day, curve and history
    Number of juggling catches per day, best value, average, progress towards 100, chart
    Screen to count faults per shift: an entry with type and machine, chart and trend per month
    Track the concerts I have been to: an entry with date and rating, count per year
    Piano tuner logs an entry per instrument with pitch, value, date, and its history as a chart
    Rainy days this year, tap to log one, count and statistics per month
    Entries about the hedgehogs in our yard: date, how many I counted, chart per week
    Letters our post office hands out: count per day, totals per month, best day
    Every time the lift gets stuck I want to tap once, with floor and date, and see a chart of the trend
    Count my push ups, one tap each, and see the total
    How many pull ups did I do today? A counter and a chart
    Count coffees, cigarettes or steps up the stairs, one more with every tap
    Weigh the foster kittens every day and see which ones gain
    A counter for push ups and sit ups, nothing else`,
  presets: 'clean, natural, editorial, calm',
  icon: 'trend',
  names: 'Daymark, Tally, Logbook',
  entity: 'subject',
  isWide: true,
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | All | list
    stats | Progress | trend
    history? | History | clock
    detail | Details
    form | Add
    profile | Me | user`,
})
