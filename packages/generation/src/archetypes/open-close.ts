import { defineArchetype } from '../archetype.ts'

/** Who opened and closed a shop and what was done then, logged by its staff; hours of work are `time-clock`. */
export const openClose = defineArchetype({
  id: 'open-close',
  words:
    'open and close the shop 50, open and close the store 50, opened and closed the shop 44, opening and closing 34, opening and closing checklist 50, opening and closing checklists 50, opening and closing duties 50, opening checklist 34, closing checklist 34, opening duties 30, closing duties 30, close the shop 22, closes the shop 22, close up 12, who opened 30, who locked up 34, locked up 18, log when they open 34, log when they close 34, end of day checklist 26, cash up 14, employees opened the store 54, opened the store 40, opened the shop 40, opened on time 40, store opened 34, shop opened 34, open the store on time 50, did they open 34, unlock the shop 34, lock the shop 30',
  examples: `
    Staff of my coffee shop log when they open in the morning and lock up at night
    Opening and closing checklist for a bar: alarm, till, fridge, lights
    Who opened the shop today and was it on time
    Baristas tick what is done before the first guest and after the last
    Closing duties with a photo of the clean counter and the amount in the till
    I own three stores and want to see that each was opened and closed
    Alarm me when the kiosk is not open by seven
    Keyholders of our gallery sign in when they unlock and when they lock up
    Count the drawer at both ends of the day, differences shown
    Gym staff: lights, music, towels at six, doors and showers at ten
    Log of openings with name, time and a note for the next shift
    Salon: what to do first and last, for each weekday`,
  bars: 'cart checkout slots map',
  presets: 'clean, warm',
  icon: 'key',
  names: 'Lights On, Last One Out, Key in Hand',
  entity: 'shop-opening',
  home: 'focus',
  screens: `
    home | Today | home
    checklist | Opening | key | opening-step | | | open the shop, opening, opening checklist, opening duties
    browse | Closing | lock | closing-step | | | close the shop, closing, closing checklist, closing duties, lock up
    history | Log | clock | | | | log, who opened, who closed
    people | Staff | users | | | | staff, team, baristas, employees, keyholders
    notifications? | Alerts | bell
    stats? | Hours | chart
    detail | Entry
    form | Log entry
    settings? | Settings | settings`,
})
