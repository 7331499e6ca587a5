import { defineArchetype } from '../archetype.ts'

export const wedding = defineArchetype({
  id: 'wedding',
  words:
    'wedding planner 18, wedding 9, bride 8, bridal 8, guest list 5, rsvp 4, seating plan 5, table seating 5, baby shower 8, party planner 8, party planning 7, getting married 26, get married 22, we marry 16',
  examples: `
    Guest list of our wedding: who is coming, what they eat, plus one, at which table they sit
    Wedding planner with several couples: suppliers, budget and timeline for each wedding
    We marry in June: guests, tables, menu, music, budget and all the to-dos for bride and groom
    Who has said yes, which guest brings a plus one, who eats vegetarian, which invitations are unanswered
    Seat aunts and cousins at round tables by dragging guests' names onto the seating plan
    Bridesmaids and best man need the plan of the wedding day: hair, church ceremony, photos, cake, first dance
    Countdown to our big day with venue, caterer, deposits, dress fittings and rings
    Planner for agencies who arrange ceremonies for couples: venue, florist, guests, checklists month by month
    Invitations sent, guests' answers back, gifts received, thank-you cards from bride and groom
    Florist, photographer, band, caterer, venue: offers, deposit paid, still open in our budget
    Groom and best man organise the suit, speech, car and rings before the ceremony
    Baby shower or engagement party: invitations, guests, decorations, games, catering, tasks
    Save the date, dress code, hotel tips and a form where guests confirm for the bride and groom
    Silver anniversary party in a barn, eighty guests, seating, menu, invitations, who sleeps where`,
  bars: 'history timer',
  presets: 'editorial, warm',
  icon: 'heart',
  names: 'Something Blue, Long Table, Yes in May',
  entity: 'guest',
  screens: `
    home | Plan | home
    people | Guests | users
    browse! | Tables | layers | guest-table | | | Tables, tables, table plan, Seating plan, seating planner, seating chart, table seating, seating, who sits where
    browse! | Vendors | | wedding-vendor | | | Vendors, vendor, suppliers, service providers, wedding vendors, vendor list
    budget? | Budget | wallet | budget-item
    checklist | To do | check | wedding-task
    browse | The day | clock | party-hour
    feed? | Photos | image | photo
    detail | Guest
    form | Add guest
    calendar? | Calendar | calendar
    profile? | Us | user`,
})
