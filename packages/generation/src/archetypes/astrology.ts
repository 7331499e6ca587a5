import { defineArchetype } from '../archetype.ts'

export const astrology = defineArchetype({
  id: 'astrology',
  words:
    'astrology 14, horoscope 14, zodiac 14, birth chart 14, tarot 14, moon phase 4, star sign 14, compatibility 4, planets 3, palmistry 26, palm reader 26, palm reading 24, numerology 24',
  examples: `
    Horoscope for Leo today, in love, work and health
    Daily reading for my sign with a lucky number and colour, my sign's planet and mood
    Draw three tarot cards in the morning and read what they mean for me
    I want natal charts from birth date, hour and place with houses, aspects and ascendant, planets by sign
    Mercury retrograde warnings and what each transit means for Scorpio and other signs
    Are we a match? Put in his and her birthday and get a score with an explanation of our star signs
    Numerology and palm reading for beginners, with a personal forecast each week, life path and name number
    My clients come for card spreads and rune casting, they should find their readings again in the app, cards, spreads and my notes
    New moon rituals, manifestation and which phase is good for cutting hair, what the planets advise each sign
    Zodiac of all cultures: Chinese year of the tiger, Vedic rashi and western sun signs side by side
    A mystic fortune teller that answers a question with a card from the deck, past, present and future
    Rising, sun and moon explained simply, with a push each morning from the universe, planets of my birth hour`,
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
