import { defineArchetype } from '../archetype.ts'

export const tracker = defineArchetype({
  id: 'tracker',
  words:
    'count 4, counter 4, counting 4, tally 5, track 4, tracker 5, tracking 5, log 4, monitor 4, record 2, keep track 5, progress 2, measure 3',
  examples: `
    Keep track of how many pencils my class loses each week
    Log how many bricks we lay a day and show it as a curve
    Count the cars passing our school, by hour, with totals
    How often do I lose my temper? A tap each time, and a chart per week
    Monitor how my beard grows, millimetres, photo and date
    Record each kite I build: size, cloth, weight, how it flew
    Tally wildlife crossing our road, kind, time and place
    My jar of marbles: enter what goes in and out and watch the total
    Write down the level of the village well every Sunday and compare with last year
    Number of juggling catches, best day, average and progress towards 100
    Screen for our factory: faults per shift, type, machine, trend over the month
    Track the gigs I have been to with band, venue, rating and how many this year
    Measure noise from the neighbours: date, loudness, kind, length, as evidence
    Piano tuner wants entries per instrument with pitch, humidity and date, and the history
    Rainy days this year, one entry each, with statistics
    Entries about the hedgehogs in our yard: how many came, when, how long they stayed`,
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
