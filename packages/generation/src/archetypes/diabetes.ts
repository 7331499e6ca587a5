import { defineArchetype } from '../archetype.ts'

export const diabetes = defineArchetype({
  id: 'diabetes',
  words:
    'diabetes 18, diabetic 16, blood sugar 16, glucose 16, insulin 14, carb counting 14, cgm 14, hba1c 16',
  presets: 'calm, clean',
  icon: 'drop',
  names: 'In Range, Steady Sugar, Seven Ten',
  entity: 'glucose-reading',
  home: 'ledger focus',
  screens: `
    home | Today | home
    history | Diary | book
    stats | Chart | chart
    form | Log reading
    detail | Reading
    notifications? | Reminders | bell
    profile | Me | user`,
})
