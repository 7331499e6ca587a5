import { defineArchetype } from '../archetype.ts'

export const couple = defineArchetype({
  id: 'couple',
  words:
    'couples 12, couple 8, relationship 7, love notes 14, date ideas 10, date night 10, anniversary countdown 14, anniversary 5, long distance relationship 16, for couples 14, boyfriend 8, girlfriend 8, partner and i 6, two of us 8',
  presets: 'warm, playful',
  icon: 'heart',
  names: 'Us Two, Blue Coat, Side by Side',
  entity: 'memory',
  home: 'focus shelf',
  screens: `
    home | Us | heart
    feed | Memories | image
    calendar | Dates | calendar
    thread | Notes
    checklist | Ideas | check
    timer? | Countdown | timer
    detail | Memory
    form | Add memory
    settings? | Settings | settings`,
})
