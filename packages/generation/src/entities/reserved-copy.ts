import { defineEntity } from '../entity.ts'

/** A copy kept behind the counter for somebody. */
export const reservedCopy = defineEntity({
  id: 'reserved-copy',
  one: 'Reservation',
  many: 'Reserved',
  words: 'held copy, reserved copy',
  icon: 'clock',
  groups: 'Ready, Runs out',
  fields: `
    Copy | text | Harbour Lights
    For | person | Lea Brandt
    Until | date | Sat 21 Nov
    Price | money | € 32.00`,
  samples: `
    icon | title | subtitle | value | badge | tone
    clock | Harbour Lights, VG | Until Saturday, shelf behind the counter | € 32 | Ready | success
    clock | Slow Machines, sealed | Until tonight at seven | € 29 | Runs out | warning
    check | Salt and Copper, VG+ | Fetched on Tuesday | € 18 | Fetched | neutral`,
  figures: '2 | Held for you\n€ 61 | To pay',
  add: 'Hold a copy',
  use: 'Hold one day more',
})
