import { defineArchetype } from '../archetype.ts'

export const checklistsKind = defineArchetype({
  id: 'checklists',
  words:
    'checklist app 26, checklist for 14, checklists for 18, digital checklist 22, pre-flight checklist 22, pre-shift 16, before each shift 14, before every shift 14, opening checklist 22, closing checklist 22, shift checklist 22, daily checklist 20, vehicle check 18, walkaround check 18',
  presets: 'clean, bold',
  icon: 'check',
  names: 'All Set, Good to Go, Point by Point',
  entity: 'check-item',
  home: 'focus',
  screens: `
    checklist | Checklist | check
    browse | Checks | list
    history | Done | clock
    detail | Check
    form | Add check
    people? | Team | users
    stats? | Numbers | chart
    profile | Me | user`,
})
