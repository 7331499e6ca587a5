import { defineArchetype } from '../archetype.ts'

export const coParenting = defineArchetype({
  id: 'co-parenting',
  words:
    'co-parenting 28, coparenting 28, separated parents 24, divorced parents 24, custody 16, custody calendar 28, two homes 14, shared custody 26',
  presets: 'calm, clean',
  icon: 'calendar',
  names: 'Two Homes, Handover, Every Other Friday',
  entity: 'custody-day',
  home: 'focus',
  screens: `
    calendar | Calendar | calendar
    home | Today | home
    browse | Expenses | receipt | shared cost
    thread | Messages | chat
    people? | Children | users
    checklist? | To pack | check | child-bag
    detail | Day
    form | Ask for a swap
    profile | Kids | user | | Kids info
    settings? | Settings | settings`,
})
