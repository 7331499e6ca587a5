import { defineArchetype } from '../archetype.ts'

export const lab = defineArchetype({
  id: 'lab',
  words:
    'lab notebook 20, experiments 12, laboratory 12, samples 5, research 4, scientists 9, researchers 7, reagents 14, protocols 7, specimens 12, study participants 12, thesis 7, field research 12, research project 8, lab 6',
  examples: `
    Lab notebook for a chemistry group: what I mixed, how much, temperature, yield, photo of the plate
    Log each sequencing experiment with sample id, settings and outcome
    Freezer boxes at minus eighty: which tube sits where, who put it there
    My doctoral work in biology: hypotheses, methods, measurements, figures, what failed and why
    Buffers, enzymes, antibodies: lot, opened on, expires, safety sheet
    Repeat a procedure step by step with pipetting volumes and incubation timers
    Soil cores from forty plots, depth, pH, moisture, who collected and analysed them
    Researchers with a psychology study: participants, consent, sessions, questionnaires, drop-outs
    Materials testing: specimen, load, elongation, break, graph and signature of the tester
    Physics experiments by students, they record readings, uncertainty and draw the curve
    Cell cultures passaged on Tuesday, confluence, medium changed, contaminated or fine
    Microscopy bench book with date, project, conditions, images, conclusion and a witness's signature`,
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
