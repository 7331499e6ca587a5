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
])
