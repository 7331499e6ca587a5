import { defineEntity } from '../entity.ts'

/** Something that went wrong or nearly did. */
export const safetyIncident = defineEntity({
  id: 'safety-incident',
  one: 'Incident',
  many: 'Incidents',
  words: 'safety incident',
  icon: 'warning',
  groups: 'Open, Near misses, Closed',
  fields: `
    What | choice | Near miss | Near miss, First aid, Injury, Damage
    Place | place | Scaffold, yard side
    Date | date | Tue 17 Nov
    What happened | long | Board slipped, nobody below
    Cause | text | Clamp was loose
    Measure | text | All clamps checked
    Photo | photo | building`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Board slipped, scaffold | Near miss, Tuesday, clamps checked | Near miss | warning
    heart | Cut in the hand, formwork | First aid, Monday, gloves | First aid | warning
    truck | Reversing without a guide | Near miss, Friday, briefed | Closed | success
    bolt | Cable torn by the digger | Damage, 9 November | Open | danger
    heart | Twisted ankle, stairs | Two days off, 3 November | Injury | danger`,
  about:
    'A board slipped at ten past nine, nobody stood below. The clamp was loose; all others were checked.',
  facts: '9:10 | Time\n1 | Photo\n0 | Hurt',
  figures: '48 | Days without injury\n2 | Open\n6 | Near misses',
  hero: 'Open since 9 November | Cable torn by the digger | Measure is missing | Close it',
  tip: 'Forty-eight days without an injury | Six near misses were reported',
  trend: 'Near misses a month | 6 | +2',
  notices: `
    New near miss | Board slipped, scaffold, 9:10 | warning
    Toolbox talk is due | Working at height, Friday at seven | users
    Measure is overdue | Cable torn by the digger | clock`,
  add: 'Report incident',
  use: 'Add measure',
})
