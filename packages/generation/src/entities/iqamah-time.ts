import { defineEntity } from '../entity.ts'

/** A prayer of the day: when it is called, and when it begins in the mosque. */
export const iqamahTime = defineEntity({
  id: 'iqamah-time',
  one: 'Prayer',
  many: 'Prayer times',
  words: 'iqamah, adhan, jamaah, salah time',
  icon: 'moon',
  groups: 'Today, Friday, Tomorrow',
  fields: `
    Prayer | choice | Fajr | Fajr, Dhuhr, Asr, Maghrib, Isha
    Adhan | time | 5:32
    Iqamah | time | 6:00
    Leads | person | Imam Yusuf
    Reminder | switch | yes`,
  samples: `
    icon | title | subtitle | time | tone
    sun | Fajr | Iqamah 6:00 | 5:32 | primary
    sun | Dhuhr | Iqamah 12:30 | 12:04 | warning
    cloud | Asr | Iqamah 14:25 | 14:08 | accent
    sun | Maghrib | Iqamah 16:22 | 16:17 | danger
    moon | Isha | Iqamah 18:15 | 17:52 | primary
    users | Friday prayer | First 12:30, second 13:30 | 12:30 | success`,
  about: 'The call is at 5:32; in the mosque the prayer begins at six. Imam Yusuf leads.',
  facts: '5:32 | Adhan\n6:00 | Iqamah\n28 min | Between',
  figures: '14:25 | Next iqamah\n12:30 | Jumu’ah\n€ 18,400 | For the roof',
  hero: 'In 42 minutes | Asr, iqamah 14:25 | Adhan at 14:08, Imam Yusuf leads | Remind me',
  tip: 'Friday: On neighbours | Imam Yusuf, first prayer 12:30',
  trend: 'For the roof | € 18,400 | +€ 620',
  add: 'Add time',
  use: 'Remind me',
})
