import { defineArchetype } from '../archetype.ts'

/** Finding a day that suits everybody. */
export const datePoll = defineArchetype({
  id: 'date-poll',
  words:
    'date poll 36, doodle clone 36, doodle 16, find a date 24, find a day 24, find a date that suits 34, day that suits 34, date that suits 34, meeting poll 30, scheduling poll 34, group scheduling 26, possible dates 26, proposed dates 24, suggest dates 22, date planner 26, which day suits 30, availability poll 32, vote for a date 26, vote on dates 26, appointment finder 24, everyone is free 20, everybody is free 20, everyone is available 20, people are available 18, best times 12',
  examples: `
    Find a day that suits all: propose dates, everybody says yes, no or maybe
    Like Doodle: a poll of dates with a link, answers in a table
    Which evening can everybody come, the one with the most yes wins
    Propose three dates for the meeting, choose the final one
    Friends mark the days they have time for the trip
    A poll for the date of our class reunion
    Participants enter their name and tick the times that suit them
    The organiser sees who has not answered yet and closes the poll
    Scheduling poll for a team in two time zones
    When can the band rehearse? Everyone marks the days
    Share a link, no account, and see the best day at once
    Find a common date for the board meeting
    It reads the timetables of all of us, finds when most have time for lunch or a meeting, and tells everyone`,
  bars: 'map checkout cart slots mood quiz week poll votes deed',
  presets: 'clean, warm',
  icon: 'calendar',
  names: 'Which Evening, All Free, Thursday Then',
  entity: 'date-option',
  screens: `
    browse | Dates | calendar
    people | Answers | users | date-answer
    form | New event
    calendar? | Calendar | calendar
    detail | Date
    profile | Me | user`,
  unless: /\bparty planner\b|\b(?:dating|date ideas|couple|restaurant|cinema|match(?:es)?)\b/i,
})
