import { defineArchetype } from '../archetype.ts'

export const vitals = defineArchetype({
  id: 'vitals',
  words:
    'blood pressure 12, blood pressure diary 16, blood sugar 12, glucose 12, diabetes diary 16, heart rate 7, vital signs 14, pulse 5, oxygen 4, measurements 3, weight loss 18, weight tracker 20, weight log 20, body weight 14, lose weight 16',
  presets: 'clean, calm',
  icon: 'heart',
  names: 'Steady, Upper and Lower, Good Numbers',
  entity: 'vital-reading',
  home: 'focus ledger',
  screens: `
    home | Today | home
    history | Diary | book
    stats | Chart | chart
    checklist? | Medication | pill | medication
    detail | Reading
    form | Enter values
    notifications? | Reminders | bell
    profile | Me | user`,
})
