import { defineArchetype } from '../archetype.ts'

/** Who sits where at a feast: guests, tables, diets, who must not sit together. */
export const seatingChart = defineArchetype({
  id: 'seating-chart',
  words:
    'seating chart 60, seating charts 60, seating chart app 70, seating planner 60, seating plan app 60, table planner 50, table plan 40, table plans 40, who sits where 40, seat guests 44, seating assignment 60, seating assignments 60, seat assignments 50, assign seats 44, assigning seats 44, seats at tables 34, seating arrangement 50, seating arrangements 50, place cards 30, name cards 20',
  examples: `
    Move guests from table to table until nobody sits beside his former wife
    Ten round tables of eight: who sits at which table, who is vegetarian, who has a child chair
    Gala dinner: guests by table, sponsors near the stage, printed name cards
    Family feast with eighty people, grandparents far from the speakers
    Names without a seat, tables with free places, drag one to the other
    Guests who have not answered, plus ones, allergies, and at which table they are
    Caterer gets a list by table with meals, nuts and gluten marked
    Class reunion: who wants to sit with whom, long tables, name cards
    Conference dinner with hosts at each table and guests mixed by country
    Keep apart and keep together: rules for relatives, the app proposes a plan
    Table shapes on the floor of the hall, dance floor, buffet, numbers
    Bar mitzvah with a children's table, a head table and uncles who quarrel`,
  unless:
    /\b(?:reservations?|reserve|restaurant|waiter|pos|classroom|pupils|cinema|theatre|theater|flight)\b/i,
  bars: 'checkout cart leaderboard feed timer',
  presets: 'editorial, warm',
  icon: 'grid',
  names: 'Table Nine, Between Two Aunts, Place Cards',
  entity: 'feast-table',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Plan | grid
    browse | Tables | grid | | | | Tables, table, round tables, numbered tables, drag guests to tables, which table, who sits where
    people | Guests | users | seated-guest | | | Guests, guest, guest list, add guests, allergies, diets, meals, plus ones, rsvp
    browse! | Conflicts | warning | seat-rule | | | Conflicts, conflict, Keep apart, apart, keep together, not together, quarrel, quarrels, relatives
    stats? | Numbers | chart
    detail | Table
    detail | Guest | | seated-guest
    form | Add guest | | seated-guest | Add guest
    form | Add table
    settings? | Settings | settings`,
})
