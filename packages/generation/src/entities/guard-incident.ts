import { defineEntity } from '../entity.ts'

/** What a guard saw that was not in order. */
export const guardIncident = defineEntity({
  id: 'guard-incident',
  one: 'Incident',
  many: 'Incident reports',
  words: 'guard incident report',
  icon: 'warning',
  groups: 'Open, Closed',
  fields: `
    What | choice | Door open | Door open, Intruder, Fire, Damage, Person hurt
    Place | place | Loading bay
    Time | time | 23:12
    What happened | long | Door stood open, lock not damaged
    Photo | photo | building
    Police called | switch | no`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Door open, loading bay | Omar, 23:12, two photos | Open | danger
    user | Person in the yard | Kim, 1:40, sent away | Closed | success
    drop | Water in the cellar | Ana, 3:05, caretaker called | Open | warning
    car | Car without permit | Tomás, gate north | Closed | success`,
  about: 'The door stood open at 23:12, the lock is not damaged. Checked inside and locked again.',
  facts: '23:12 | Time\n2 | Photos\nOpen | Status',
  figures: '2 | Open\n4 | This week',
  hero: 'Open since 23:12 | Door open, loading bay | Omar, two photos | See report',
  tip: 'Two reports are open | The cellar waits for the caretaker',
  trend: 'Incidents a week | 4 | −2',
  add: 'Write report',
  use: 'Close report',
})
