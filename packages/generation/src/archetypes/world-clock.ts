import { defineArchetype } from '../archetype.ts'

export const worldClock = defineArchetype({
  id: 'world-clock',
  words: 'world clock 20, time zone 12, time zones 12, timezone 14, local time 6, different time zones 14',
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
