import { defineArchetype } from '../archetype.ts'

export const countryStats = defineArchetype({
  id: 'country-stats',
  words:
    'covid 18, covid-19 20, covid-19 statistics 22, coronavirus 20, pandemic 16, cases and deaths 16, statistics per country 20, per country 9, world statistics 16, countries data 12, population 9, open data 10, election results 12, census 12, earthquakes 14, earthquake alerts 16, wildfire 14, crime map 14',
  presets: 'clean, dark-pro',
  icon: 'trend',
  names: 'Per Hundred, By Country, Curve',
  entity: 'country-figure',
  home: 'ledger',
  screens: `
    home | World | globe
    browse | Countries | list
    stats | Charts | chart
    map | Map | map
    compare? | Compare
    detail | Country
    notifications? | Alerts | bell
    help? | What helps | help
    settings | Settings | settings`,
})
