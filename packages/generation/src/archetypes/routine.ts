import { defineArchetype } from '../archetype.ts'

export const routine = defineArchetype({
  id: 'routine',
  words:
    'skincare 16, skin care 14, skincare routine 22, morning routine 18, evening routine 18, bedtime routine 18, routines 12, hair care 14, haircare 14, oral care 12, beauty routine 18, self-care routine 18, daily routine 12',
  presets: 'calm, natural',
  icon: 'spark',
  names: 'Clear Skin, Two Minutes, Morning Shelf',
  entity: 'routine-step',
  screens: `
    checklist | Today | check
    browse | Steps | list
    calendar? | Calendar | calendar
    history | Diary | book
    saved? | Products | bottle
    stats? | Progress | chart
    detail | Step
    form | Add step
    profile | Me | user`,
})
