import { defineArchetype } from '../archetype.ts'

export const inspections = defineArchetype({
  id: 'inspections',
  words:
    'safety inspection 18, safety inspections 18, inspections 9, inspection checklist 16, audits 9, quality control 12, quality checks 12, hazards 9, corrective actions 14, haccp 14, hygiene checks 14, safety audit 16, site inspection 14, inspection app 18, non-conformities 14, risk assessment 12, incident report 10, health and safety 14',
  presets: 'clean, bold',
  icon: 'shield',
  names: 'Walkround, Clear Exit, Point 14',
  entity: 'inspection',
  home: 'focus',
  screens: `
    home | Today | home
    checklist | Checklist | check
    browse | Issues | warning
    stats | Report | chart
    detail | Issue
    form | New inspection
    scanner? | Photo | camera
    people? | Team | users
    profile? | Me | user`,
})
