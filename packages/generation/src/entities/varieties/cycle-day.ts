import { cycleDay } from '../cycle-day.ts'
import { defineVarieties } from './variety.ts'

/** What one follows by the day; without these words it is a cycle. */
export const cycleDayVarieties = defineVarieties(cycleDay, [
  {
    signs: 'menopause 8, perimenopause 8, hot flush 7, hot flushes 7, hot flashes 7, hormone therapy 7',
    groups: 'Flushes, Sleep, Bleeding',
    fields: `
      Date | date | Thu 19 Nov
      Hot flushes | number | 4
      Sleep | choice | Woke often | Good, Woke once, Woke often
      Mood | choice | Calm | Calm, Low, Irritable, Bright
      Bleeding | choice | None | None, Light, Medium, Strong
      Notes | long | Two at night, better with the window open`,
    without: 'Flow, Symptoms, Pain',
    samples: `
      icon | title | subtitle | value | tone
      flame | Thursday | Two at night, woke often | 4 flushes | danger
      moon | Wednesday | Slept seven hours | 1 flush | success
      smile | Tuesday | Bright, walked an hour | 2 flushes | success
      flame | Monday | Wine the evening before | 6 flushes | danger
      drop | 5 November | Light bleeding after 64 days | Bleeding | accent`,
    about:
      'Four flushes, two of them at night. Better with the window open; no wine on the days before good nights.',
    facts: `
      4 | Flushes
      5.5 h | Sleep
      64 d | Since bleeding`,
    figures: `
      3 | Flushes a day | −1
      6.2 h | Sleep
      64 | Days without bleeding`,
    hero: 'This week | Three flushes a day, two fewer than in October | Sleep is better since Monday | Log today',
    tip: 'After wine there are more | Six instead of three',
    trend: 'Flushes a day | 3 | −1',
  },
  {
    signs: 'trying to conceive 8, ttc 8, fertility 6, conceive 7, basal 7, ovulation 5, get pregnant 7',
    groups: 'Fertile, Temperature, Tests',
    fields: `
      Date | date | Thu 19 Nov
      Temperature | text | 36.5
      Test | choice | Not taken | Not taken, Negative, Positive
      Mucus | choice | Dry | Dry, Creamy, Clear
      Notes | long | Woke at five, measured at seven`,
    without: 'Flow, Pain, Symptoms',
    samples: `
      icon | title | subtitle | value | tone
      sun | Thursday, day 14 | 36.5, test positive | Fertile | success
      sun | Wednesday, day 13 | 36.4, clear | Fertile | success
      smile | Tuesday, day 12 | 36.4, test negative | Fertile | accent
      moon | Monday, day 11 | 36.5, woke early | Before | neutral
      drop | 6 November, day 1 | Medium | Period | danger`,
    about:
      'Test was positive this morning, temperature should rise tomorrow. Best days are today and tomorrow.',
    facts: `
      14 | Day
      36.5 | Temperature
      5 | Cycles`,
    figures: `
      14 | Day of cycle
      2 | Fertile days left
      28 | Average days`,
    hero: 'Day 14 | Fertile until Saturday | Test was positive this morning | Log today',
    tip: 'Temperature rises on day 15 | In four of five cycles',
  },
])
