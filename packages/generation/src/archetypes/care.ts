import { defineArchetype } from '../archetype.ts'

export const care = defineArchetype({
  id: 'care',
  words:
    'elderly care 14, elder care 14, caregiver 12, carer 9, home care 10, dementia 9, care for my mother 12, grandparents 5, emergency contact 3, family updates 6, dementia 18, alzheimer 18, people with dementia 20, for my grandmother 10, for seniors 12, elderly parents 16',
  presets: 'clean, calm',
  icon: 'heart',
  names: 'Close By, Good Morning Ruth, With You',
  entity: 'care-task',
  home: 'focus',
  screens: `
    checklist | Today | sun
    week | Plan | calendar
    people | Carers | users
    checklist? | Medication | pill | medication
    history? | Diary | book
    help? | Emergency | phone
    detail | Task
    form | Add task
    chats? | Family | chat
    profile? | Me | user`,
})
