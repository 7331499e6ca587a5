import { defineArchetype } from '../archetype.ts'

export const countryStats = defineArchetype({
  id: 'country-stats',
  words:
    'covid 18, covid-19 20, covid-19 statistics 22, coronavirus 20, pandemic 16, cases and deaths 16, statistics per country 20, per country 9, world statistics 16, countries data 12, population 9, open data 10, election results 12, census 12, crime map 14',
  examples: `
    Live dashboard of infections, recoveries and deaths worldwide, tap a nation for its curve
    World population by country with growth, density, median age, searchable, with a map coloured by value
    Election night results by district, turnout and seats, as bars and on a map
    Compare GDP, unemployment and life expectancy of two nations in one chart
    Crime figures for each neighbourhood drawn on a map from the open data of the city
    Coronavirus numbers around the globe with new cases today, vaccinated share and sorting by any column
    Epidemic dashboard using a public API: total confirmed, active, critical and a line over the last thirty days
    Census browser for students: households, income and ages by region, rank the regions
    Which nations emit most, which have the most doctors, forests, internet users: rankings with flags and trends
    I need an app that fetches numbers from an open dataset and shows them per state, with graphs and a heat map
    Migration and birth rates over fifty years, choose a continent and see the totals change
    Flu season monitor: weekly incidence per region compared with last winter`,
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
