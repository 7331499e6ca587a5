import { defineArchetype } from '../archetype.ts'

/** How clean rivers, lakes and beaches are, by station; the air outside is `air-quality`, levels are sensors. */
export const bathingWater = defineArchetype({
  id: 'bathing-water',
  words:
    'water quality 26, bathing water 30, water quality of rivers 36, water quality of lakes 36, river water quality 34, lake water quality 34, beach water quality 34, water samples 24, water pollution 24, blue-green algae 26, swimming water 22, drinking water quality 30, tap water quality 30, water testing 18',
  examples: `
    Guide for swimmers to beach and lake conditions around here, sorted by distance
    How clean is the lake today, can my children swim in it
    Measuring stations along the river with temperature, oxygen, pH and nitrate
    Warn me when blue-green algae or bacteria are found at our beach
    Volunteers take samples of brooks and enter the values with a photo
    Public data of rivers on a map, green to red, with a chart over the year
    Is our tap water hard, how much lime and nitrate is in it
    Bathing places of the region with the last test and what it said
    Anglers see temperature and oxygen of the water before they go
    Turbidity after heavy rain, closed beaches, when they open again
    Compare two stations, upstream and downstream of the plant
    Pupils measure the pond behind the school every week
    Limits explained: what nitrate, phosphate and conductivity mean`,
  bars: 'checkout cart slots',
  presets: 'clean, natural',
  icon: 'drop',
  names: 'Clear Water, Downstream, By the Brook',
  entity: 'water-sample',
  screens: `
    map | Map | map
    browse | Stations | drop
    notifications | Warnings | bell
    stats | Chart | chart
    saved? | Saved | star
    detail | Station
    form? | Add sample
    settings | Settings | settings`,
})
