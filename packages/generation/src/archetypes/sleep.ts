import { defineArchetype } from '../archetype.ts'

export const sleep = defineArchetype({
  id: 'sleep',
  words:
    'sleep 7, sleep tracker 12, bedtime 7, sleep score 9, insomnia 9, snoring 8, nap 4, sleep diary 12, alarm clock 4, deep sleep 8',
  presets: 'calm, dark-pro',
  icon: 'moon',
  names: 'Lights Out, Slow Night, Pillow Book',
  entity: 'night',
  home: 'focus',
  screens: `
    home | Tonight | moon
    history | Nights | book
    stats | Insight | chart
    player? | Sounds | music | ambient-sound
    detail | Night
    form | Log night
    profile | Me | user`,
})
