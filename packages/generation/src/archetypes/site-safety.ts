import { defineArchetype } from '../archetype.ts'

/** Safety at work: incidents and near misses, talks, gear, statistics. */
export const siteSafety = defineArchetype({
  id: 'site-safety',
  words:
    'site safety 40, safety app 20, safety management 30, workplace safety 34, near misses 32, near miss 30, toolbox talks 36, toolbox talk 36, ppe check 34, ppe 18, incident reporting 26, safety incidents 32, injuries 16, hse 26, ehs 28, health and safety app 30, accident reports at work 32, safety officer 28, safety observations 30, hazard reporting 30, lost time 18',
  examples: `
    Workers report a near miss with photo, the safety officer looks at causes and measures
    Toolbox talks every Friday, everyone signs on the phone
    Health and safety of a factory: accidents, first aid, days without injury, actions
    PPE handed out to whom, harness inspections, missing gloves
    Construction firm wants incidents, unsafe acts and statistics per site
    Hazard reporting by anyone with one tap, place and picture
    Safety officer keeps risk assessments, permits and trainings
    Injury log with body part, days lost and report for the insurer
    Mine and quarry crews start the shift with a safety talk and a check of gear
    Emergency drills, evacuation lists and first-aid kits of our plant
    Stop-work cards, positive observations and a monthly safety board
    Logistics yard: forklift accidents, near collisions, measures and who is responsible
    EHS reporting for offices and workshops with trends by month`,
  presets: 'bold, clean',
  icon: 'shield',
  names: 'Home Safe, Stop Card, Zero Harm',
  entity: 'safety-incident',
  bars: 'checkout cart slots week',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Incidents | warning | | | | Incidents, Incident reports, incident reporting, Near misses, near miss, accidents, hazards, hazard reports, injuries, reports
    browse! | Toolbox talks | users | toolbox-talk | | | Toolbox talks, toolbox talk, safety talks, briefings, talks, meetings
    browse! | PPE | shield | ppe-check | | | PPE, PPE check, PPE checks, protective gear, gear, harness, equipment checks
    browse! | Actions | check | finding | | | Actions, Corrective actions, measures, follow ups, tasks, findings
    browse! | Trainings | book | staff-certificate | | | Trainings, training, certificates, licences
    checklist! | Checklist | check | check-point | | | Checklists, checklist, inspections, inspection, walks, audits, site checks
    detail | Incident
    form | Report incident
    stats | Statistics | chart | | | | Statistics, Injuries statistics, injuries statistics, statistics, dashboard, trends, days without injury
    notifications? | Alerts | bell
    profile? | Me | user`,
})
