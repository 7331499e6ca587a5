import { defineArchetype } from '../archetype.ts'

/** "Tip calculator", "BMI calculator": chosen by what the app is called, never by words (`plan-app.ts`). */
export const estimator = defineArchetype({
  id: 'estimator',
  words: '',
  presets: 'clean, calm, dark-pro',
  icon: 'code',
  names: '',
  entity: 'calculation',
  screens: `
    converter | Calculate | code
    history | History | clock
    stats? | Chart | chart
    saved? | Saved | star
    detail | Result
    settings | Settings | settings`,
})
