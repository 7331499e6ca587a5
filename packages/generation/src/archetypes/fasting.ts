import { defineArchetype } from '../archetype.ts'

export const fasting = defineArchetype({
  id: 'fasting',
  words:
    'fasting 14, intermittent fasting 20, fasting timer 20, ramadan 8, eating window 16, fast tracker 14',
  needs:
    /\bfasting|\bramadan|\b(?:my|a|the|water|\d+.hour) fasts?\b|\bfasts\b|\bfast tracker|eating window|\b1[68][:/]\d/i,
  presets: 'calm, natural',
  icon: 'timer',
  names: 'Sixteen Eight, Empty Plate, Noon',
  entity: 'fast',
  home: 'focus',
  screens: `
    timer | Fast | timer
    history | History | clock
    stats | Progress | chart
    checklist? | Today | check
    notifications? | Reminders | bell
    detail | Day
    form | Log fast
    settings | Settings | settings`,
})
