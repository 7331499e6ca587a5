import { defineEntity } from '../entity.ts'

export const slope = defineEntity({
  id: 'slope',
  words: 'slope, ski lift, ski resort, piste, lift',
  icon: 'mountain',
  groups: 'Open, Easy, Hard',
  fields: `
    Slope | text | Larch run
    Level | choice | Medium | Easy, Medium, Hard
    Lift | text | Owl chair
    Report | long | Icy after the second bend`,
  samples: `
    icon | title | subtitle | value | badge | tone
    mountain | Larch run | 2.4 km, Owl chair | 42 cm | Open | success
    mountain | Chimney | 1.1 km, steep | 51 cm | Open | danger
    mountain | Children’s field | 300 m, carpet | 30 cm | Open | primary
    bolt | Owl chair | 4 min wait | 8:30 | Running | success
    bolt | North gondola | Wind, opens at 11 | 11:00 | Closed | danger
    mountain | Valley run | 5.8 km, floodlight | 28 cm | Open | primary`,
  about: 'Groomed at six, fast until noon. Icy after the second bend, keep right by the hut.',
  facts: '2.4 km | Length\n42 cm | Snow\n4 min | Wait',
  figures: '18 of 24 | Slopes open\n42 cm | Snow\n−4 °C | Top',
  hero: 'Good until two | Larch run, groomed at 6:00 | 42 cm, sun until noon | Show map',
  tip: 'Six centimetres last night | Wind from the west after two',
  trend: 'Snow | 42 cm | +6',
  add: 'Report slope',
  use: 'Show on map',
})
