import { defineArchetype } from '../archetype.ts'

export const lab = defineArchetype({
  id: 'lab',
  words:
    'lab notebook 20, experiments 12, laboratory 12, samples 5, research 4, scientists 9, researchers 7, reagents 14, protocols 7, specimens 12, study participants 12, thesis 7, field research 12, research project 8, lab 6',
  presets: 'clean, dark-pro',
  icon: 'tools',
  names: 'Bench 4, Repeat, Two Bands',
  entity: 'experiment',
  home: 'focus ledger',
  screens: `
    home | Bench | home
    browse | Experiments | list
    calendar | Plan | calendar
    checklist? | Protocol | check | lab-steps
    stats | Results | chart
    scanner? | Scan sample | camera
    detail | Experiment
    form | New experiment
    people? | Team | users
    profile? | Me | user`,
})
