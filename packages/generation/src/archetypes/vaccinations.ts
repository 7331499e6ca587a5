import { defineArchetype } from '../archetype.ts'

export const vaccinations = defineArchetype({
  id: 'vaccinations',
  words:
    'vaccination 16, vaccinations 16, vaccine 14, vaccines 14, immunization 18, immunizations 18, immunisation 18, booster 8, vaccination record 20, required vaccines 16',
  // What keeps vaccines cold is no record of them.
  needs: /^(?!.*(?:fridge|freezer|cold chain))/is,
  presets: 'clean, calm',
  icon: 'shield',
  names: 'Shot Card, Page 4, Booster',
  entity: 'vaccine',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Records | shield
    calendar | Due dates | calendar
    map? | Doctors | map
    people? | Family | users
    scanner? | Certificate | camera
    detail | Vaccination
    form | Add vaccination
    notifications? | Reminders | bell
    profile | Me | user`,
})
