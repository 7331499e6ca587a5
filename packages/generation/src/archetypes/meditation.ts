import { defineArchetype } from '../archetype.ts'

export const meditation = defineArchetype({
  id: 'meditation',
  words:
    'meditation timer 16, meditation 9, meditate 9, mindfulness 8, sitting practice 8, zen 7, ambient sound 5',
  presets: 'calm, natural',
  icon: 'leaf',
  names: 'Stillwater, Sit, Softly',
  entity: 'meditation',
  screens: `
    timer | Sit | timer | | Meditation timer | Evening sit
    browse | Sounds | music | ambient-sound
    mood? | Check-in | smile
    stats | Streaks | flame
    history? | Sessions | clock
    detail | Session
    form? | New session
    profile | Me | user`,
})
