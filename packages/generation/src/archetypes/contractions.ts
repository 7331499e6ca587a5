import { defineArchetype } from '../archetype.ts'

export const contractions = defineArchetype({
  id: 'contractions',
  words:
    'contraction timer 30, contraction tracker 30, contractions timer 30, time contractions 26, contraction counter 28, labour timer 26, labor timer 26, labour contractions 28, labor contractions 28, contraction starts 12, contraction 10, contractions 10',
  presets: 'calm, warm',
  icon: 'timer',
  names: 'Waves, Five Minutes Apart, Breathe Out',
  entity: 'contraction',
  home: 'focus',
  screens: `
    timer | Timer | timer
    history | Contractions | list
    stats | Pattern | chart
    checklist? | Hospital bag | bag | packing
    people? | Partner | users
    detail | Contraction
    form? | Add contraction
    settings | Settings | settings`,
})
