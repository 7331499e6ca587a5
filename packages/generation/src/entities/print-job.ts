import { defineEntity } from '../entity.ts'

export const printJob = defineEntity({
  id: 'print-job',
  one: 'Print',
  many: 'Prints',
  words: 'print job, 3d print, printed part',
  icon: 'layers',
  groups: 'Now, Queue, Done',
  fields: `
    Name | text | Lamp bracket
    File | text | bracket-v3.gcode
    Material | choice | PLA | PLA, PETG, TPU
    Nozzle | text | 210 °C
    Bed | text | 60 °C`,
  samples: `
    icon | title | subtitle | value | tone
    layers | Lamp bracket | PLA, 1 h 12 left | 64 % | primary
    layers | Hinge, left | PETG, next in the queue | 2 h 40 | neutral
    layers | Plant pot | PLA, in the queue | 5 h 05 | neutral
    layers | Phone stand | PLA, yesterday | Done | success
    layers | Gear, 24 teeth | PETG, stopped at layer 12 | Failed | danger
    layers | Key tag | TPU, Tuesday | Done | success`,
  about: 'Layer 118 of 184, nozzle 210 °C, bed 60 °C. Eighteen grams of grey PLA so far.',
  facts: '64 % | Done\n1 h 12 | Left\n28 g | Material',
  figures: '64 % | Now\n2 | In the queue\n38 | This month',
  hero: 'Printing | Lamp bracket | Layer 118 of 184, 1 h 12 left | Pause',
  tip: 'Done at 10:53 | Nozzle 210 °C, bed 60 °C',
  trend: 'Filament a week | 320 g | +40',
  add: 'New print',
  use: 'Print again',
})
