import { defineArchetype } from '../archetype.ts'

export const project = defineArchetype({
  id: 'project',
  words:
    'project 5, project management 7, kanban 7, team task 5, sprint 6, bug 4, developer 3, milestone 3, construction 4, field service 5, maintenance 4, trello 16, kanban 14, asana 16',
  presets: 'clean, dark-pro',
  icon: 'layers',
  names: 'Groundwork, Sprintly, Plumbline',
  entity: 'project',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Projects | layers
    checklist | Tasks | check | task
    week | Schedule | calendar
    detail | Project
    form | New project
    people? | Team | users
    stats? | Reports | chart
    profile? | Me | user`,
})
