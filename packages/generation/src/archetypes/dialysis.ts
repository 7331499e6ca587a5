import { defineArchetype } from '../archetype.ts'

/** Treatments of failing kidneys, logged at home or at the centre. */
export const dialysis = defineArchetype({
  id: 'dialysis',
  words:
    'dialysis 60, home dialysis 70, dialysis log 70, hemodialysis 70, haemodialysis 70, peritoneal dialysis 70, fluid removed 50, dry weight 44, kidney patients 44, kidney disease 34, ultrafiltration 50, fistula 34, phosphate and potassium 40',
  examples: `
    Weight before and after, pressure, litres taken out, alarms of the machine
    Peritoneal exchanges by the bag, what went in and what came out
    How much may I drink today, with my dry weight
    Nights on the cycler with drain times and alarms
    Potassium and phosphate of what I eat, binder reminders
    Nurse at the centre sees what patients did at home this week
    Needle sites of my fistula, how it felt
    Supplies of bags and filters, order before Friday
    Lab values of my kidneys over the years
    Holiday dialysis: centres on my way, booked days
    Blood pressure while on the machine, cramps, early stops
    Fluid diary with cups and soup`,
  unless: /\b(?:rides?|drivers?|transport)\b/i,
  bars: 'cart checkout feed leaderboard',
  presets: 'calm, clean',
  icon: 'drop',
  names: 'Dry Weight, Four Hours, Clear Water',
  entity: 'dialysis-session',
  home: 'focus ledger',
  screens: `
    home | Today | home
    history | Log | book
    stats | Numbers | chart
    calendar? | Calendar | calendar
    checklist? | Steps | check
    form | Log treatment
    detail | Treatment
    notifications? | Reminders | bell
    profile? | Me | user
    settings? | Settings | settings`,
})
