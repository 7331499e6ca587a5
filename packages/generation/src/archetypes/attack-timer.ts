import { defineArchetype } from '../archetype.ts'

/** Seizures and other attacks, timed as they happen and shown to a doctor; what one feels through the day is `symptoms`. */
export const attackTimer = defineArchetype({
  id: 'attack-timer',
  words:
    'epilepsy 30, epileptic 26, seizure 28, seizures 30, seizure log 36, seizure diary 38, seizure tracker 38, seizure timer 38, cluster headache 30, cluster headaches 32, asthma attacks 20, fainting spells 28, tics 14, time the attack 26, absence seizures 34, convulsions 28, dizzy spells 24',
  examples: `
    My daughter has epilepsy: start a clock when a seizure begins, what it looked like, list for the neurologist
    Seizure diary with length, kind, trigger, rescue medicine given and a report as PDF
    One big button when it starts, it times how long, after five minutes it says call an ambulance
    Log absences of our child in school and at home, teachers tap, we see them
    Cluster headaches timed from the first stab, oxygen used, how strong, season on a chart
    Fainting spells: when, how long, what happened before, pulse, video for the cardiologist
    Fits of my dog, duration, recovery, medicine, for the vet
    Non-epileptic attacks, triggers, days without, weekly curve
    Vertigo attacks with the minutes they last and what helped
    Carers of a man with seizures note type, injuries, time to recover and who was there
    Attack begins, tap; it stops, tap; then tick what I saw: stiff, shaking, staring
    How many seizures a month since the new tablets, longest one, doses missed`,
  unless: /\b(?:shower|panic attacks?|cyber|tower|tactics)\b/i,
  bars: 'cart checkout slots map',
  presets: 'calm, clean',
  icon: 'timer',
  names: 'Minute Three, Calm Hands, Day Forty',
  entity: 'attack',
  home: 'focus',
  screens: `
    home | Today | home
    timer | Timer | timer | | Since it began | | seizure timer, press a button, timer, times it, start, duration
    history | Diary | book
    stats | Insight | trend
    checklist? | Medicine | pill | medication
    detail | Attack
    form | Log attack | | | | | what happened, add what happened, note what happened
    help? | Help now
    profile | Me | user`,
})
