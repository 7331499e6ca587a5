import { defineArchetype } from '../archetype.ts'

export const ski = defineArchetype({
  id: 'ski',
  words:
    'ski resort 20, ski 4, skiing 9, slopes 9, snow report 16, ski pass 16, lifts 8, snowboard 9, piste 12, avalanche 10, cross-country ski 14',
  presets: 'bold, clean',
  icon: 'mountain',
  names: 'First Chair, Larch Run, Powder',
  entity: 'slope',
  home: 'ledger focus',
  screens: `
    home | Today | home
    map | Map | map
    browse | Slopes | list
    weather | Snow | sun
    ticket | Ski pass
    video? | Webcams | video
    stats? | My day | chart
    detail | Slope
    checkout? | Buy pass
    profile? | Me | user`,
})
