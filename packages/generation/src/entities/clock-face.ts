import { defineEntity } from '../entity.ts'

export const clockFace = defineEntity({
  id: 'clock-face',
  one: 'Face',
  many: 'Faces',
  words: 'clock face, watch face',
  icon: 'clock',
  groups: 'Light, Dark',
  fields: `
    Name | text | Green lights
    Colour | choice | Green | Green, Amber, Red, Blue
    Seconds | switch | yes
    Brightness | slider | 70`,
  samples: `
    icon | title | subtitle | badge | tone
    clock | Green lights | Dark, with seconds | In use | success
    clock | Amber tubes | Dark, without seconds | | warning
    clock | Red at night | Dark, a third as bright | | danger
    clock | Blue hour | Dark, with seconds | | primary
    clock | Paper | Light, black dots | | neutral`,
  about: 'Green lights on black, one column for each digit. A third as bright after ten in the evening.',
  facts: '24 h | Format\n70 % | Brightness\nOn | Seconds',
  figures: '5 | Faces\n70 % | Brightness',
  hero: 'In use | Green lights | 24 hours, with seconds | Show',
  tip: 'Five faces | Green lights is in use',
  trend: 'Brightness | 70 % | −5',
  add: 'Add face',
  use: 'Use this face',
})
