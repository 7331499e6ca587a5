import { defineEntity } from '../entity.ts'

/** A part one looks for or has bought for something that is restored. */
export const restorationPart = defineEntity({
  id: 'restoration-part',
  one: 'Part',
  many: 'Parts',
  words: 'restoration part, spare part needed',
  icon: 'box',
  groups: 'Needed, Ordered, Here',
  fields: `
    Part | text | Gasket set
    For | choice | Engine | Engine, Frame, Electrics, Paint
    Price | money | € 24.00
    From | text | Old Parts Lund
    State | choice | Needed | Needed, Ordered, Here`,
  samples: `
    icon | title | subtitle | value | badge | badgeTone
    box | Gasket set | Engine, Old Parts Lund | € 24 | Here | success
    box | Headlamp glass | Electrics, seen at the fair | € 35 | Needed | warning
    box | Wheel bearings | Frame, two of them | € 18 | Ordered | primary
    box | Seat leather | Saddler on Mill street | € 90 | Needed | warning
    box | Spark plug | Engine, two in reserve | € 6 | Here | success`,
  about: 'Fits the engine up to number 40218. The old one is kept as a pattern until the new one holds.',
  figures: '2 | Needed\n€ 173 | In all',
  tip: 'Two parts are still needed | Headlamp glass and seat leather',
  add: 'Add part',
  use: 'Mark as here',
})
