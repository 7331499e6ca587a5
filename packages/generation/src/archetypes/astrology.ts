import { defineArchetype } from '../archetype.ts'

export const astrology = defineArchetype({
  id: 'astrology',
  words:
    'astrology 14, horoscope 14, zodiac 14, birth chart 14, tarot 14, moon phase 4, star sign 14, compatibility 4, planets 3',
  presets: 'dark-pro, editorial',
  icon: 'moon',
  names: 'Ninth House, Moonward, Small Stars',
  entity: 'sign-reading',
  screens: `
    home | Today | moon
    calendar | Moon | calendar
    browse | Readings | star
    stats? | Chart | pie
    saved? | Saved | heart
    detail | Reading
    form | My chart
    profile | Me | user`,
})
