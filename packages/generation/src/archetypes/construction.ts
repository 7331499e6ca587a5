import { defineArchetype } from '../archetype.ts'

export const construction = defineArchetype({
  id: 'construction',
  words:
    'construction site 14, construction 8, building site 14, site diary 14, defect 5, snagging 10, scaffold 8, site manager 9, subcontractor 6, contractor 3, construction workers 20, construction worker 16, tool checkout 12',
  presets: 'bold, clean',
  icon: 'building',
  names: 'Topping Out, Plumb Line, On Site',
  entity: 'site-report',
  home: 'ledger focus',
  screens: `
    home | Today | home
    history | Diary | book
    checklist? | Checks | check | check-step
    people? | On site | users
    stats | Progress | chart
    detail | Report
    form | New report
    weather? | Weather | sun
    profile? | Me | user`,
})
