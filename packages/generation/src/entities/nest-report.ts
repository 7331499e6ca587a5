import { defineEntity } from '../entity.ts'

export const nestReport = defineEntity({
  id: 'nest-report',
  one: 'Report',
  many: 'Reports',
  words:
    'nest report, hornet report, hornet nest, wasp nest, nest, hornet sighting, invasive species report, species report, hornet',
  icon: 'warning',
  groups: 'New, Confirmed, Removed',
  fields: `
    Photo | photo | tree
    What | choice | Nest | Nest, One hornet, Several
    Location | place | Oak by the mill bridge
    Height | text | 12 m, in the crown
    Seen | date | Thu 19 Nov
    Notes | long | Hornets fly in from the south`,
  samples: `
    icon | title | subtitle | value | badge | tone
    warning | Nest in an oak, 12 m | Mill bridge, photo by Lea | Today | New | primary
    check | Nest under the roof | School, Linden lane, 40 cm | Tue | Confirmed | danger
    warning | Three at the hives | Orchard wall, by Omar | Mon | New | primary
    check | Nest in a hedge | Canal path, taken away | 12 Nov | Removed | success
    info | European hornet | Shed, Harbour street, protected | 9 Nov | Other species | neutral
    check | Nest in a poplar, 18 m | East end, lift needed | 7 Nov | Confirmed | danger`,
  about:
    'As big as a football, entrance at the side. Yellow legs on the photo: confirmed by Ana Petrova on Tuesday.',
  facts: '40 cm | Size\n12 m | High\n2 | Experts agree',
  figures: '9 | To confirm\n14 | Confirmed | +3\n11 | Removed',
  hero: 'Waits for an expert | Nest in an oak, 12 metres | Mill bridge, photo by Lea | See report',
  tip: 'Keep five metres away | Nests are taken away by trained people only',
  trend: 'Reports a week | 18 | +6',
  add: 'Send report',
  use: 'Confirm species',
})
