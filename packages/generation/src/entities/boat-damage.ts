import { defineEntity } from '../entity.ts'

/** What is broken on a boat of a club. */
export const boatDamage = defineEntity({
  id: 'boat-damage',
  one: 'Damage',
  many: 'Damage',
  words: 'boat damage, damaged boat',
  icon: 'warning',
  groups: 'New, In repair, Mended',
  fields: `
    Boat | choice | Northern Light | Northern Light, Little Auk, Tern, Plover
    What is damaged | long | A crack below the second rigger, a hand long
    Since | date | Thu 19 Nov
    Still usable | switch | no
    Photo | photo | boat`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Sandpiper, rudder | Broken off at the pontoon, do not use | New | danger
    tools | Old Harbour, hatch | New one is ordered | In repair | warning
    check | Tern, foot stretcher | Mended by Omar on Sunday | Mended | success`,
  about: 'Broken off when it touched the pontoon. The boat lies on rack 6 with a red ribbon.',
  tip: 'One boat must not be used | Sandpiper, rack 6',
  add: 'Report damage',
  use: 'Mark as mended',
})
