import { defineArchetype } from '../archetype.ts'

export const worldClock = defineArchetype({
  id: 'world-clock',
  words: 'world clock 20, time zone 12, time zones 12, timezone 14, local time 6, different time zones 14',
  examples: `
    What time is it now for my colleagues in other countries
    Find a slot when three continents are awake
    My daughter studies overseas, is it night there
    Clocks of five cities side by side, day or night
    Convert 9 am here to their hour, summer time taken into account
    Remote team with offices around the globe, who is at their desk now
    Pilots and cabin crew need UTC and the hour at home
    Drag a slider over 24 hours and see each place shift
    Call grandma abroad without waking her, show the difference in hours
    Traders watch when exchanges on other continents open and close in our hours
    Add cities, label them with names of friends, sort from west to east
    Jet lag: where I come from, where I am, what hour it is in both`,
  presets: 'dark-pro, clean',
  icon: 'globe',
  names: 'Elsewhere, Noon There, Meridian',
  entity: 'world-city',
  home: 'ledger',
  screens: `
    browse | Clock | globe
    calendar | Meetings | calendar
    converter | Convert | repeat
    map? | Map | map
    detail | City
    form | Add city
    settings | Settings | settings`,
})
