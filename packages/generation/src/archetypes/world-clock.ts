import { defineArchetype } from '../archetype.ts'

export const worldClock = defineArchetype({
  id: 'world-clock',
  words: 'world clock 20, time zone 12, time zones 12, timezone 14, local time 6, different time zones 14',
  examples: `
    What time is it now for my colleagues in other cities and time zones
    Find a meeting hour when three continents are awake, across time zones
    My daughter studies overseas, what is her local time, day or night there
    Clocks of five cities side by side, day or night, with the hour difference
    Convert 9 am here to their local hour in other countries, summer time taken into account
    Remote team around the globe, what time it is at each colleague's place, who is awake
    Pilots and cabin crew need UTC, local time at home and in each city
    Drag a slider over 24 hours and see every city and zone shift between day and night
    Call grandma abroad without waking her, show the time difference in hours and if it is night there
    Traders watch when exchanges in cities on other continents open and close in our local time
    Add cities, label each clock with names of friends, sort zones from west to east
    Jet lag: the clock where I come from, the clock where I am, difference between the zones`,
  bars: 'week',
  unless: /\b(?:pills?|medications?|medicines?)\b/i,
  presets: 'dark-pro, clean',
  icon: 'globe',
  names: 'Elsewhere, Noon There, Meridian',
  entity: 'world-city',
  home: 'ledger',
  screens: `
    browse | Clock | globe
    slots | Meetings | calendar | | Meeting planner | Struck out is night somewhere
    map? | Map | map
    detail | City
    form | Add city
    settings | Settings | settings`,
})
