import { qualityCheck } from '../quality-check.ts'
import { defineVarieties } from './variety.ts'

/** What is looked at after or before a job; without these words it is clean rooms. */
export const qualityCheckVarieties = defineVarieties(qualityCheck, [
  {
    signs: 'chimney 9, chimneys 9, flue 9, flues 9, stove 8, stoves 8, boilers 7, heating 5',
    one: 'Inspection',
    many: 'Inspections',
    icon: 'flame',
    without: 'Score, To redo',
    fields: `
      Site | place | Linden lane 4, tiled stove
      Exhaust | text | 82 mg/m³
      By | person | Lea Brandt
      Defect | choice | None | None, Small, Dangerous
      Photos | photo | room`,
    samples: `
      icon | title | subtitle | value | badge | tone
      check | Linden lane 4, tiled stove | Lea, Tuesday, two photos | 82 mg/m³ | In order | success
      warning | Harbour 9, open fire | Omar, no air inlet | – | Defect | danger
      check | Town hall, oil burner | Kim, 12 November | 61 mg/m³ | In order | success
      clock | School, pellet boiler | Planned for Friday | – | To do | primary`,
    about: 'Draught and flue are fine, 82 milligrams. The next look is due in two years.',
    facts: '82 mg | Exhaust\n2 | Photos\n2028 | Next',
    figures: '14 | This week\n1 | With defect',
    hero: 'Open defect | Harbour 9, open fire | No air inlet, until 4 December | See inspection',
    tip: 'One defect is open | Harbour 9, until 4 December',
    trend: 'Inspections a week | 14 | +3',
    add: 'New inspection',
    use: 'Send report',
  },
  {
    signs: 'elevator 9, elevators 9, lift maintenance 9, lifts 7, escalator 9, escalators 9',
    one: 'Inspection',
    many: 'Inspections',
    without: 'Score, To redo',
    fields: `
      Site | place | Linden lane 4, car 1
      Checked | choice | Brakes | Brakes, Ropes, Doors, Emergency call
      By | person | Omar Haddad
      Next | date | Mon 18 May
      Photos | photo | city`,
    samples: `
      icon | title | subtitle | value | badge | tone
      check | Linden lane 4, car 1 | Omar, Tuesday, brakes and ropes | May | Passed | success
      warning | Mill 12, car 2 | Kim, door closes too hard | 4 Dec | Defect | danger
      check | Old mint, goods lift | Ana, 12 November | May | Passed | success
      clock | Town hall, both cars | With the inspector, Friday | Fri | To do | primary`,
    about: 'Brakes, ropes and emergency call are in order. The next yearly look is due in May.',
    facts: 'May | Next\n4 | Photos\n0 | Defects',
    figures: '6 | This week\n1 | With defect',
    hero: 'Open defect | Mill 12, car 2 | Door closes too hard, until 4 December | See inspection',
    tip: 'One defect is open | Mill 12, until 4 December',
    trend: 'Inspections a week | 6 | +1',
    add: 'New inspection',
    use: 'Send report',
  },
])
