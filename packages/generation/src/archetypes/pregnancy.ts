import { defineArchetype } from '../archetype.ts'

export const pregnancy = defineArchetype({
  id: 'pregnancy',
  words:
    'contractions 18, contraction timer 20, pregnancy 14, pregnant 12, due date 5, trimester 12, kick counter 14, midwife 9, baby names 6, hospital bag 9, birth plan 12, expecting 5',
  presets: 'calm, warm',
  icon: 'baby',
  names: 'Week by Week, Small Kicks, Nine Moons',
  entity: 'pregnancy-week',
  home: 'focus',
  screens: `
    home | Today | home
    history | Weeks | book
    calendar | Calendar | calendar
    checklist | Hospital bag | bag | packing
    timer? | Kicks | heart
    stats? | Numbers | chart
    detail | Week
    form | Log today
    profile? | Me | user`,
})
