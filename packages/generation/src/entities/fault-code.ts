import { defineEntity } from '../entity.ts'

/** Error codes a vehicle keeps, with what they mean. */
export const faultCode = defineEntity({
  id: 'fault-code',
  one: 'Fault code',
  many: 'Fault codes',
  words: 'fault code, trouble code, error code, diagnostic code, dtc',
  icon: 'warning',
  groups: 'Active, Stored, Cleared',
  fields: `
    Code | text | P0420
    Meaning | text | Catalyst works too little
    State | choice | Active | Active, Stored, Cleared
    Seen at km | number | 84210
    Notes | long | Came back two days after clearing`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | P0420 | Catalyst works too little | Active | danger
    warning | P0301 | Cylinder 1 misfires | Active | danger
    info | P0128 | Coolant stays too cold | Stored | warning
    info | P0442 | Small leak in the tank ventilation | Stored | warning
    check | P0113 | Sensor of the intake air | Cleared | success`,
  about:
    'Seen twice since October, at 84,210 km. One may drive on, but have it looked at before the next test.',
  facts: 'P0420 | Code\n2 | Times seen\n84,210 km | Seen at',
  figures: '5 | Codes\n2 | Active',
  hero: 'Engine lamp | Two codes are active | P0420 and P0301 | Show',
  tip: 'Clear them after the repair | Those that come back are real',
  add: 'Read codes',
  use: 'Clear code',
})
