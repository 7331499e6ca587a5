import { defineArchetype } from '../archetype.ts'

export const wedding = defineArchetype({
  id: 'wedding',
  words:
    'wedding 9, bride 8, bridal 8, guest list 5, rsvp 4, seating plan 5, table seating 5, baby shower 8, party planner 8, party planning 7',
  examples: `
    We marry in June: guests, tables, menu, music, budget, to-dos
    Who has said yes, who brings a plus one, who is vegetarian
    Seat aunts and cousins at round tables by dragging names
    Bridesmaids need the plan of the day: hair, church, photos, cake, first dance
    Countdown to our big day with vendors, deposits, dress fittings, rings
    Planner for agencies who arrange ceremonies for couples, supplier contacts, checklists month by month
    Invitations sent, answers back, gifts received, thank-you cards written
    Florist, photographer, band, venue: offers, paid, still open
    Groom and best man organise the suit, speech, car and rings
    Baby shower or engagement do: invite list, decorations, games, catering, tasks
    Save the date, dress code, hotel tips and a form to confirm, for our guests
    Silver anniversary in a barn, eighty people, seating, buffet, who sleeps where`,
  presets: 'editorial, warm',
  icon: 'heart',
  names: 'Something Blue, Long Table, Yes in May',
  entity: 'guest',
  screens: `
    home | Plan | home
    people | Guests | users
    budget? | Budget | wallet | budget-item
    checklist | To do | check | wedding-task
    detail | Guest
    form | Add guest
    calendar? | Calendar | calendar
    profile? | Us | user`,
})
