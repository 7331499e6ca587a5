import { defineArchetype } from '../archetype.ts'

export const careVisits = defineArchetype({
  id: 'care-visits',
  words:
    'home care 16, carers check in 22, carer visits 22, care at home 20, elderly care at home 26, domiciliary care 24, home carers 20, visiting carers 22, care visits 20, care visit 18, care workers 12, home nursing 16, visit note 8, caregiver visits 18',
  presets: 'calm, clean',
  icon: 'heart',
  names: 'Door to Door, At Home, Good Morning Round',
  entity: 'care-visit',
  home: 'ledger',
  screens: `
    home | Today | home
    browse | Visits | calendar
    checklist | Tasks | check | care-task
    form | Visit note
    people? | Carers | users
    map? | Route | map
    detail | Visit
    notifications? | Alerts | bell
    profile | Me | user`,
})
