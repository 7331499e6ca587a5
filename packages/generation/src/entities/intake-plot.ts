import { defineEntity } from '../entity.ts'

/** Where it grows. */
export const intakePlot = defineEntity({
  id: 'intake-plot',
  one: 'Plot',
  many: 'Plots',
  words: 'vineyard plot, growers plot',
  icon: 'map',
  groups: 'Ready, Not yet, Picked',
  fields: `
    Name | text | Upper slope
    Variety | choice | Riesling | Riesling, Pinot noir, Silvaner
    Area | text | 0.8 ha
    Grower | person | Lea Brandt
    Sugar | text | 92 °Oe
    Pick on | date | Fri 20 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    leaf | Upper slope, Riesling | Lea Brandt, 0.8 ha, pick on Friday | 92 °Oe | Ready | success
    leaf | Chapel, Pinot noir | Omar Haddad, 0.5 ha | 86 °Oe | Not yet | warning
    leaf | Brook side, Silvaner | Kim Osei, 1.1 ha | 81 °Oe | Not yet | warning
    check | Stone wall, Riesling | Iris Chen, 0.4 ha, 3.1 t | 95 °Oe | Picked | neutral`,
  about: 'South-west, above the road. Healthy, some of it shrivelled; the picking crew comes on Friday.',
  facts: '92 °Oe | Sugar\n0.8 ha | Area\n6.2 t | Expected',
  figures: '24 | Plots\n7 | Ready',
  tip: 'Upper slope is ready | Pick on Friday from eight',
  add: 'Add plot',
  use: 'Log sugar',
})
