import { defineEntity } from '../entity.ts'

export const soundPatch = defineEntity({
  id: 'sound-patch',
  one: 'Patch',
  many: 'Patches',
  words: 'sound patch, patch, sysex file, preset sound',
  icon: 'layers',
  groups: 'Pads, Basses, Leads',
  fields: `
    Name | text | Fog Strings
    Machine | choice | Polar Six | Polar Six, Wave Two
    Kind | choice | Pad | Pad, Bass, Lead
    File | text | fog-strings.syx`,
  samples: `
    icon | title | subtitle | value
    layers | Fog Strings | Polar Six, slow attack | Pad
    layers | Cellar Bass | Bass Station M, knob sheet | Bass
    layers | Glass Choir | Wave Two, bank B 14 | Pad
    layers | Siren 9 | Polar Six, wheel opens the filter | Lead
    layers | Factory bank A | Wave Two, 64 sounds | File`,
  about: 'Slow attack, two voices apart by seven cents. Used in the second song.',
  facts: 'Polar Six | Machine\nPad | Kind\n4 kB | File',
  figures: '218 | Patches\n6 | Banks',
  hero: 'Saved last | Fog Strings | Polar Six, Tuesday | Send',
  tip: 'Dump before the battery goes | Two machines have no backup',
  add: 'Add patch',
  use: 'Send to machine',
})
