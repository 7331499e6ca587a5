import { defineArchetype } from '../archetype.ts'

export const medical = defineArchetype({
  id: 'medical',
  words:
    'medical 6, medication 8, medicine 6, pill 7, symptom 5, health record 6, prescription 6, dose 5, diabetes 5, therapy 3',
  presets: 'calm, clean',
  icon: 'pill',
  names: 'Steady, Dosette, Good Hands',
  entity: 'medication',
  home: 'focus',
  screens: `
    home | Today | home
    calendar | Calendar | calendar
    stats | Readings | trend
    browse? | Medication | pill
    detail | Medication
    form | Add dose
    people? | Doctors | stethoscope
    profile | Me | user`,
})
