import { defineArchetype } from '../archetype.ts'

export const religion = defineArchetype({
  id: 'religion',
  words:
    'prayer 8, church 7, mosque 8, bible 7, quran 8, sermon 7, faith 6, spiritual 5, temple 4, prayer times 22, qibla 20, quran 14, salah 18, dua 12',
  presets: 'calm, editorial',
  icon: 'sun',
  names: 'Lauds, Quiet Hour, Vesper',
  entity: 'prayer',
  home: 'focus',
  screens: `
    home | Today | sun
    browse | Prayers | book
    calendar | Calendar | calendar
    detail | Prayer
    saved | Saved | heart
    notifications? | Reminders
    profile? | Me | user`,
})
