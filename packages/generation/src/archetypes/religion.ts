import { defineArchetype } from '../archetype.ts'

export const religion = defineArchetype({
  id: 'religion',
  words:
    'prayer 8, church 7, mosque 8, bible 7, quran 8, sermon 7, faith 6, spiritual 5, temple 4, prayer times 22, qibla 20, quran 14, salah 18, dua 12, rosary 22, prayer journal 24, buddhism 9, buddhist 9',
  examples: `
    Short daily pieces of the Sunnah to read quickly and practise
    Temple app with puja times, festival calendar, announcements and donations for devotees
    Our gurdwara: times of services, langar helpers, festivals, live kirtan
    Prayer times by location, call to prayer, direction of the kaaba
    Say the daily office, morning and evening, with the calendar of saints
    A prayer list: whom I pray for, answered or not, with a candle to light
    Ramadan companion, when to break the fast, duas, counted beads
    Rosary and novenas with reminders, spiritual thoughts for each day of lent
    Jewish holidays, candle lighting, blessings before food
    Hindu festivals and pujas with mantras, offerings, moon days
    Quiet hour with God each morning, a verse, silence, what I am grateful for
    Intercessions shared in our prayer chain, amen counts, new requests
    Tasbih counter and adhan alarm for five daily prayers, qibla compass
    Grace at table and bedtime prayers for families with small children
    Feast days, fasting rules and liturgy texts of the orthodox church`,
  presets: 'calm, editorial',
  icon: 'sun',
  names: 'Lauds, Quiet Hour, Vesper',
  entity: 'prayer',
  home: 'focus',
  screens: `
    home | Today | sun
    browse | Prayers | book
    calendar | Calendar | calendar
    gauge! | Qibla | compass | qibla | | | qibla, compass, kaaba, direction, mecca
    browse! | Quran | book | sura
    detail | Prayer
    saved | Saved | heart
    notifications? | Reminders
    profile? | Me | user`,
})
