import { defineArchetype } from '../archetype.ts'

export const choir = defineArchetype({
  id: 'choir',
  words:
    'choir 12, rehearsal 5, orchestra 10, brass band 10, ensemble 8, sheet music 5, dance troupe 8, marching band 10',
  presets: 'editorial, warm, clean',
  icon: 'music',
  names: 'Warm-up, First Verse, Upbeat',
  entity: 'rehearsal',
  home: 'focus',
  screens: `
    home | Today | home
    week | Rehearsals | calendar
    checklist? | To do | check | task
    people | Members | users
    detail | Rehearsal
    form | New rehearsal
    chats? | Messages | chat
    profile | Me | user`,
})
