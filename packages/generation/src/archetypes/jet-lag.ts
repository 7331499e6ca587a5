import { defineArchetype } from '../archetype.ts'

/** What one does before and after a long flight so that body and clock agree. */
export const jetLag = defineArchetype({
  id: 'jet-lag',
  words:
    'jet lag 32, jetlag 32, jet lag plan 36, jet-lag 30, time zone shift 20, body clock 18, shift my sleep 18',
  examples: `
    Lisbon to Tokyo on Sunday: when to sleep, when to see light, when to drink coffee
    Shift my body clock two days before the flight so that I am awake on arrival
    Jet lag plan for each day with light, melatonin, naps and meals
    Flight crew with three time zones a week
    When should I go out in the sun after landing
    Enter flight numbers and get a plan by the hour
    Sleep an hour earlier each night before we go east
    Reminders to put on sunglasses or go to bed
    How many days until I am myself again
    Night flight to the other side of the world with two children
    Football team wants to be fit on the second day
    Coffee until noon, no screens after nine, local time`,
  bars: 'checkout cart slots map',
  presets: 'calm, dark-pro',
  icon: 'plane',
  names: 'Local Time, Second Morning, Wide Awake',
  entity: 'jet-lag-step',
  home: 'focus',
  screens: `
    home | Today | home
    week | Plan | calendar
    browse | Flights | plane | flight
    notifications | Reminders | bell
    detail | Step
    form | Add flight | | flight
    settings | Settings | settings`,
})
