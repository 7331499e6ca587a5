import { defineEntity } from '../entity.ts'

export const fieldRecord = defineEntity({
  id: 'field-record',
  one: 'Record',
  many: 'Records',
  words: 'field record, survey record, transect, field observation',
  icon: 'pin',
  groups: 'Today, To check, Sent',
  fields: `
    Species | text | Yellowhammer
    Count | number | 3
    Behaviour | choice | Singing | Singing, Feeding, Flying, Nesting
    Habitat | choice | Hedge | Hedge, Meadow, Forest, Water
    Position | place | 51.3397, 12.3731
    Photo | photo | bird
    Notes | long | Two males, one with food`,
  samples: `
    icon | title | subtitle | value | time
    pin | Yellowhammer, 3 | Transect 2, hedge, singing | 40 m | 7:12
    pin | Skylark, 1 | Transect 2, meadow, singing | 85 m | 7:20
    pin | Red-backed shrike, 2 | Transect 2, hedge, feeding young | 15 m | 7:31
    warning | Warbler, unsure | Plot 7, reed, to check | 30 m | 7:48
    pin | Corn bunting, 1 | Transect 3, wire, singing | 60 m | 8:05`,
  about: 'Two males on the hedge, one with food. 51.3397 north, 12.3731 east, within four metres.',
  facts: '3 | Count\n40 m | Distance\n±4 m | Position',
  figures: '64 | Records today\n21 | Species\n4 | To check',
  trend: 'Records a day | 64 | +12',
  hero: 'Running | Transect 3 | 1.2 of 2 km, 18 records | Add record',
  tip: 'Four records to check | Two have no photo',
  add: 'Add record',
  use: 'Mark as checked',
})
