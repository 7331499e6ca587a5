import { defineEntity } from '../entity.ts'

/** A step in bringing an old machine, boat or piece back to life. */
export const restorationStep = defineEntity({
  id: 'restoration-step',
  one: 'Step',
  many: 'Steps',
  words: 'restoration step, restoration',
  icon: 'tools',
  groups: 'To do, In work, Done',
  fields: `
    Step | text | Carburettor cleaned
    Area | choice | Engine | Engine, Frame, Electrics, Paint
    Date | date | Sat 14 Nov
    Hours | number | 4
    Cost | money | € 38.00
    Picture | photo | tools
    Notes | long | Float was stuck, new gasket set 4018 fits`,
  samples: `
    icon | title | subtitle | value | badge | badgeTone
    check | Carburettor cleaned | Engine, 4 hours | € 38 | Done | success
    tools | Wiring loom drawn | Electrics, 3 hours so far | € 22 | In work | warning
    tools | Rust taken off | Frame, 9 hours so far | € 64 | In work | warning
    check | Taken apart and labelled | All of it, 12 hours | € 0 | Done | success
    clock | Primer and two coats | Paint, planned for March | € 180 | To do | neutral
    clock | First start | Engine, when the tank is sealed | € 0 | To do | neutral`,
  about:
    'The float was stuck and the needle worn. With the new gaskets it holds, the old screws are kept in a jar.',
  facts: '4 h | Work\n€ 38 | Cost\n6 | Pictures',
  figures: '28 h | Work\n€ 304 | Spent | +€ 38\n2 of 6 | Done',
  hero: 'Next in the shed | Wiring loom drawn | Three connectors are still unknown | Open step',
  tip: 'The tank has to be sealed first | Then the engine may run for the first time',
  trend: 'Spent | € 304 | +€ 38',
  data: [0, 64, 102, 160, 204, 266, 304],
  add: 'Add step',
  use: 'Add photo',
})
