import { definePage } from './page.ts'

export const prayerTimes = definePage({
  id: 'prayer-times',
  said: 'prayer times, prayer time, salah times, salat times, namaz times, prayer schedule, jummah times, iqamah times',
  unless: /^(?:an? )?prayer times? app/i,
  within: /\b(?:mosque|masjid|islamic cent(?:er|re)|community|muslims?|quran|qibla|islam\w*|ramadan)\b/i,
  name: 'Prayer times',
  icon: 'moon',
  line: 'Next at 12:21',
  content: `
    hero Dhuhr at 12:21 | In two hours and forty minutes
    rows Today
    - moon | Fajr | Together at 6:30 | 6:04
    - sun | Dhuhr | Together at 12:45 | 12:21
    - sun | Asr | Together at 16:00 | 15:42
    - moon | Maghrib | Together at once | 17:58
    - moon | Isha | Together at 19:45 | 19:22
    rows Friday
    - users | First talk | In English | 12:30
    - users | Second talk | In Arabic | 13:30
    switches Tell me
    - Ten minutes before each
  `,
})
