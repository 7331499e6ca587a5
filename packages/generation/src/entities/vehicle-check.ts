import { defineEntity } from '../entity.ts'

export const vehicleCheck = defineEntity({
  id: 'vehicle-check',
  one: 'Check',
  many: 'Checks',
  words: 'vehicle check, departure check, walkaround check',
  icon: 'check',
  groups: 'Outside, Cab, Load',
  fields: `
    Point | text | Tyres and wheel nuts
    Result | choice | In order | In order, Defect
    Note | long | Outer right a little low`,
  samples: `
    icon | title | subtitle
    check | Tyres and wheel nuts | No cuts, 8.5 bar
    check | Lights and indicators | All round, brake lights too
    check | Mirrors and windscreen | Clean, no cracks
    check | Brakes and air pressure | 8 bar, no hiss
    check | Oil, coolant, wipers | Above the mark
    check | Load and straps | Six straps, tarpaulin closed`,
  about: 'Once round the vehicle before setting off: about five minutes, and a signature.',
  facts: '6 | Points\n5 min | Takes',
  figures: '6 | Points\n0 | Defects',
  tip: 'Four to go | About five minutes',
  add: 'Add point',
  use: 'Mark as checked',
})
