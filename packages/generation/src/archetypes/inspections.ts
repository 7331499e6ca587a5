import { defineArchetype } from '../archetype.ts'

export const inspections = defineArchetype({
  id: 'inspections',
  words:
    'food inspector 32, health inspector 32, hygiene inspection 32, hygiene inspections 32, stall inspection 30, safety inspection 18, safety inspections 18, inspections 9, inspection checklist 16, audits 9, quality control 12, quality checks 12, hazards 9, corrective actions 14, haccp 14, hygiene checks 14, safety audit 16, site inspection 14, inspection app 18, non-conformities 14, risk assessment 12, incident report 10, health and safety 14, election observers 34, election observation 30, polling stations 18, observers 6, forklift check 40, forklift checks 40, daily checks of 30, pre-use check 34, vehicle check 26, truck checks 26, checks every morning 30',
  examples: `
    Forklift checks every morning: tyres, brakes, lights, a photo if something is broken, signature
    Drivers walk round their van before they leave: oil, tyres, mirrors, damage with a picture
    Market stalls visited by the food inspector: temperature, cleanliness, photo of what is wrong, the owner signs
    Hygiene control of restaurants and snack bars, grade, defects, signature, next visit
    Walk through the factory, answer each point yes or no, photo of what is wrong, who fixes it until when
    Fridge temperatures, cleaning records and best-before control for our canteen kitchen, ready for the food inspector
    Playground safety inspection: swings, bolts, fall surface, rust, signed by the caretaker
    Scaffold and ladder check before each shift, tag green or red
    Report near misses and unsafe behaviour on our building yard, with measures and responsible person
    Fire extinguishers, emergency exits, escape signs: monthly safety round with points and a PDF for the boss
    Quality checks on the production line: sample size, defects found, batch blocked or released
    Store visits by the regional manager, scored per section, with photos and follow-up actions
    Vehicle inspection checklist before drivers start: tyres, lights, leaks, defects to the workshop
    Hotel housekeeping supervisor rates rooms by a list of forty points and sends defects to maintenance
    Electrical equipment testing: appliance tag, passed or failed, next test date, tester
    ISO auditor needs findings with clause, severity, evidence, corrective measure and due date`,
  presets: 'clean, bold',
  icon: 'shield',
  names: 'Walkround, Clear Exit, Point 14',
  entity: 'inspection',
  home: 'focus',
  screens: `
    home | Today | home
    checklist | Checklist | check | check-point | | | Checklists, checklist, questions, check points, yes no
    browse | Inspections | shield
    browse! | Findings | warning | finding | | | Findings, finding, Corrective actions, corrective action, actions, action, non conformities, nonconformities, severity, responsible person, responsible, due dates, due date, photo evidence, Issues, issue, Violations, defects, Hazards, hazard, deficiencies
    stats | Report | chart
    detail | Inspection
    form | New inspection
    scanner? | Photo | camera
    people? | Team | users | crew-member
    profile? | Me | user`,
})
