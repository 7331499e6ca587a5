import { defineEntity } from '../entity.ts'

export const planet = defineEntity({
  id: 'planet',
  one: 'Object',
  many: 'Objects',
  words: 'planet, constellation, celestial object',
  icon: 'star',
  groups: 'Tonight, Planets, Deep sky',
  fields: `
    Object | text | Saturn
    Date | date | Thu 19 Nov
    Telescope | choice | 130 mm | Eye, Binoculars, 130 mm
    Seeing | choice | 4 | 1, 2, 3, 4, 5
    Notes | long | Rings clear, two moons on the left`,
  samples: `
    image | title | subtitle | overline | value
    planet | Saturn | South-west, up to 21:40 | Tonight | 24° high
    planet | Jupiter | East, four moons in a row | Tonight | 41° high
    sunset night | Venus | Low in the west after sunset | Evening | 9° high
    night star | Orion nebula | Below the belt | After 23:00 | 33° high
    star night | The Pleiades | Binoculars are enough | All night | 58° high
    night sleep | Moon | Waxing, 62 percent | Sets 00:48 | 27° high`,
  about:
    'Best between nine and ten, when it stands highest. The rings are open this year; the two large moons are on the left.',
  facts: '24° | High\n0.6 | Brightness\n21:40 | Sets',
  figures: '7 | Visible tonight\n42 | Seen so far | +3',
  hero: 'Clear until 1:00 | Saturn at its best | South-west, 24 degrees, until 21:40 | Show me where',
  tip: 'Moon: 62 percent, waxing | Dark sky from 0:48 on',
  trend: 'Nights observed | 42 | +3',
  add: 'New observation',
  use: 'Log observation',
})
