import { defineArchetype } from '../archetype.ts'

/** One's own shifts, lived through: the next break, what one drinks, how many are left, sleep after nights. */
export const shiftCompanion = defineArchetype({
  id: 'shift-companion',
  words:
    'night shift companion 60, night nurse 40, shift companion 60, shift worker 34, shift workers 30, my night shifts 50, next break 30, shifts left 40, night shifts left 60, my shifts 24, between night shifts 50, shift life 44, shift pattern 26, shift rotation calendar 34, shift calendar for firefighters 60, firefighter shift 44, firefighter shifts 44, firefighters shift 40, police shift 34',
  examples: `
    Nurse on nights: how long until my break, how many nights are still to go this month
    Paramedic wants the shift as a bar, half done, with coffee and water counted
    When may I still drink coffee so that I sleep at nine in the morning
    Sleep after the night: dark hours, alarm, how tired I was
    My own roster copied from the ward's plan, hours, extra pay for nights and Sundays
    Warehouse worker on three shifts sees the week in colours and days off
    Steps, meals and water on twelve hours in the emergency room
    Mood after each night, what was heavy, who helped
    Countdown to going home, two pauses, the bus I can take
    Police officer with changing shifts plans naps, sport and time with the children
    Off days in a row, holidays, overtime saved up
    Bright at night would blind me: everything dark and red, large digits`,
  unless:
    /\b(?:employees|staff (?:can|see|app)|managers?|colleagues (?:can|agree)|open shifts|swap|screen breaks?|pomodoro)\b/i,
  bars: 'cart checkout map leaderboard feed',
  needs: /^(?!.*\b(?:hand(?:s|ed|ing)?[ -]?over|handovers?|patients)\b)/is,
  presets: 'dark-pro, calm',
  icon: 'moon',
  names: 'Four Nights Left, Until Six, Half Past Three',
  entity: 'own-shift',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Tonight | moon
    timer | Break | clock | | | | break, next break, pause, counts down, countdown, time until break
    week | Shifts | calendar | | | | Shifts, my shifts, roster, nights left, nights, how many nights
    browse! | Drinks | cup | shift-drink | | | water, coffee, drinks, caffeine, logs my water, log water, water and coffee
    browse! | Sleep | bed | shift-sleep | | | Sleep, sleep after, naps, nap, slept, tired
    stats | Month | chart | | | | month, hours, overtime, extra pay, pay, how many nights i have left
    detail | Shift
    form | Add shift
    form! | Log drink | | shift-drink | | | water, coffee, drinks, caffeine
    mood! | How was it | smile | | | | mood, how it was, feel, stress
    settings | Settings | settings`,
})
