import { defineEntity } from '../entity.ts'

/** Where a defibrillator hangs. */
export const aedPlace = defineEntity({
  id: 'aed-place',
  one: 'Defibrillator',
  many: 'Defibrillators',
  words: 'defibrillator, aed',
  icon: 'heart',
  groups: 'Always open, Daytime, To check',
  fields: `
    Place | place | Town hall, left of the door
    Open | choice | Always | Always, Daytime
    Code of the box | text | 1120
    Checked on | date | Mon 2 Nov
    Electrodes until | date | 12 Mar 2028
    Photo | photo | building`,
  samples: `
    icon | title | subtitle | badge | tone
    heart | Town hall | Left of the door, always open, 240 m | Ready | success
    heart | Sports hall | In the entrance, until 22:00, 600 m | Ready | success
    warning | Fire station | Battery at 20 percent | To check | warning
    heart | Bank on Mill street | In the lobby, always open | Ready | success`,
  about: 'In a heated box left of the door. The code is 1120, an alarm sounds when it is opened.',
  facts: '240 m | Away\nAlways | Open\n2 Nov | Checked',
  figures: '4 | Defibrillators\n12 | Helpers\n1 | To check',
  hero: 'Nearest, 240 m | Town hall, left of the door | Always open, code 1120 | Show the way',
  tip: 'One battery is low | Fire station, 20 percent',
  add: 'Add defibrillator',
  use: 'Show the way',
})
