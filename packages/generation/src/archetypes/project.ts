import { defineArchetype } from '../archetype.ts'

export const project = defineArchetype({
  id: 'project',
  words:
    'project 5, project management 7, kanban 7, team task 5, sprint 6, bug 4, developer 3, milestone 3, construction 4, field service 5, maintenance 4, trello 16, kanban 14, asana 16',
  examples: `
    Our group builds a boat together: tasks with photos, who does what, materials, costs, deadline
    Club members restore an old tram: work list, who takes it, parts to buy, money spent, opening day
    Board with columns, to do, doing, done, and cards with owner and deadline
    Our agency runs ten client jobs at once and needs to see what is late
    Sprint planning, backlog, bugs, story points, burn-down
    Milestones, budget and hours of each job for a small engineering office
    Volunteers build a playground: work packages, who does what, until when, status
    Gantt chart for launching a product, dependencies, responsible person
    Developers log issues with priority, assignee, branch and release
    Marketing team plans campaigns from brief to approval, attachments, comments, deadlines
    Film students coordinate a semester group work, tasks divided, files, meeting notes
    Something like asana for a four person startup
    Track installation jobs, customer, address, phase, crew, percent finished
    Steering view for managers, all running initiatives with risk, cost, red yellow green`,
  bars: 'checkout',
  presets: 'clean, dark-pro',
  icon: 'layers',
  names: 'Groundwork, Sprintly, Plumbline',
  entity: 'project',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Projects | layers
    checklist | Tasks | check | task | | | Tasks, to dos, assign tasks, assignments, deadlines
    browse! | Phases | layers | project-phase | | | Phases, Milestones, phase, milestone, stages, gantt, timeline, roadmap
    browse! | Hours | clock | work-hours | | | Hours spent, hours, timesheets, time tracking, track time, log time, hours vs budget
    browse! | Workload | users | team-load | | | Team workload, Workload, capacity, who does what, resource planning, resources, availability, team members, team
    browse! | Files | file | project-file | | | Files, Documents, file, attachments, drawings, plans, briefs
    week | Schedule | calendar
    detail | Project
    form | New project
    people? | Team | users | crew-member
    stats? | Reports | chart
    profile? | Me | user`,
})
