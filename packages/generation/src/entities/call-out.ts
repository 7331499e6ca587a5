import { defineEntity } from '../entity.ts'

/** An alarm that was raised, and who went. */
export const callOut = defineEntity({
  id: 'call-out',
  one: 'Alarm',
  many: 'Alarms',
  words: 'call-out, responder alarm',
  icon: 'bell',
  groups: 'Running, This year, Drills',
  fields: `
    What happened | choice | Not breathing | Not breathing, Unconscious, Bleeding, Fall
    Where | place | Linden lane 4, second floor
    Who calls | person | Lea Brandt
    Phone | phone | +49 151 2048
    112 is called | switch | on
    Notes | long | Door is open, dog is locked away`,
  samples: `
    icon | title | subtitle | badge | tone
    bell | Not breathing, Linden lane 4 | Raised at 9:38, Omar and Kim are going | Running | danger
    check | Fall, old dairy | 12 Nov, Ana was there in three minutes | Closed | success
    check | Unconscious, market | 30 Oct, two helpers | Closed | success
    info | Drill with the fire brigade | 14 Oct, first helper after 2 min 50 | Drill | neutral`,
  about: 'Omar is on his way with the defibrillator from the town hall, Kim goes straight to the door.',
  facts: '3 min | First helper\n2 | Are going\n9:38 | Raised',
  figures: '3 | Helpers near by\n3 min | First one there\n4 | This year',
  hero: 'Three helpers are near | Somebody needs help? | The nearest three are alarmed, and 112 is called | Raise alarm',
  tip: 'Course on 5 December | Refresher for all helpers, parish hall',
  add: 'Raise alarm',
  use: 'I am going',
})
