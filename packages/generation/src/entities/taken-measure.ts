import { defineEntity } from '../entity.ts'

export const takenMeasure = defineEntity({
  id: 'taken-measure',
  one: 'Measurement',
  many: 'Measurements',
  words: 'taken measurement, measured length, measured area, length, area',
  icon: 'sort',
  groups: 'Lengths, Areas, Heights',
  fields: `
    Name | text | Window in the kitchen
    Kind | choice | Length | Length, Area, Height, Angle
    Value in cm | number | 124
    Units | choice | Metric | Metric, Imperial
    Room | choice | Kitchen | Kitchen, Hall, Bedroom
    Photo | photo | window`,
  samples: `
    icon | title | subtitle | value | time
    sort | Window in the kitchen | Length, with photo | 124 cm | 9:12
    grid | Bedroom floor | Area, four corners | 14.8 m² | 9:04
    user | Ida | Height, 2 cm more than in May | 118 cm | Wed
    sort | Sofa | Length, fits through the door | 196 cm | Tue
    trend | Stairs | Angle | 38° | Mon`,
  about: 'From frame to frame, measured twice. Within one centimetre at this distance.',
  facts: '124 cm | Length\n±1 cm | Exact to\nKitchen | Room',
  figures: '38 | Measurements\n3 | Rooms',
  hero: 'Measured last | Window in the kitchen | 124 cm, a minute ago | Keep',
  tip: 'More light, more exact | Move slowly along the edge',
  add: 'Save measurement',
  use: 'Measure again',
})
