import { defineEntity } from '../entity.ts'

/** A part of a project with its end. */
export const projectPhase = defineEntity({
  id: 'project-phase',
  one: 'Phase',
  many: 'Phases',
  words: 'phase of a project',
  icon: 'layers',
  groups: 'Running, Next, Done',
  fields: `
    Project | text | Old dairy
    Begins | date | Mon 2 Nov
    Ends | date | Fri 27 Nov
    Hours planned | number | 120
    Hours spent | number | 86
    Lead | person | Kim Osei`,
  samples: `
    icon | title | subtitle | badge | tone
    layers | Design, old dairy | Until 27 Nov, 86 of 120 h | Running | primary
    edit | Permit, shop window | Until 4 Dec, waits for the town | Waiting | warning
    tools | Execution, school roof | Until 18 Dec, 212 of 200 h | Over budget | danger
    calendar | Tender, harbour office | From 7 December | Next | neutral
    check | Concept, harbour office | Done on 13 November | Done | success`,
  about: 'Eighty-six of 120 hours are used. Drawings are done, the details are missing.',
  facts: '86 of 120 | Hours\n8 d | Left\n72 % | Done',
  figures: '3 | Running\n1 | Over budget',
  hero: 'Over budget | Execution, school roof | 212 of 200 hours | See phase',
  tip: 'One phase is over its budget | School roof, by twelve hours',
  trend: 'Hours a week | 148 | +6',
  add: 'Add phase',
  use: 'Mark as done',
})
