import type { Gadget } from './gadget.ts'

/** Days as other calendars count them. */
export const almanac: readonly Gadget[] = [
  {
    id: 'panchang',
    called: /\b(?:panchang\w*|panchanga\w*|choghadiya|tithis?|hindu (?:calendar|almanac)|vedic calendar)\b/i,
    unless: /\b(?:temples? near|priests?|booking|horoscope match\w*)\b/i,
    icon: 'sun',
    presets: 'warm, editorial',
    names: 'Shukla Ten, Rahu Kaal, Brahma Muhurta',
    sheets: [
      {
        name: 'Today',
        title: 'Panchang of today',
        icon: 'sun',
        content: `
          hero Shukla Dashami | Kartik, Vikram Samvat 2083, Thursday
          fields
          - Your city | choice | Pune | Pune, Delhi, Chennai, Hyderabad, London
          - Date | date | Thu 19 Nov
          rows Tithi and nakshatra
          - moon | Tithi | Shukla Dashami until 7:12, then Ekadashi
          - star | Nakshatra | Purva Bhadrapada until 15:40
          rows Yoga and karana
          - spark | Yoga | Harshana until 11:58
          - grid | Karana | Garaja until 7:12, then Vanija
          stats Sunrise for your city
          - 6:48 | Sunrise
          - 17:57 | Sunset
          - 14:02 | Moonrise`,
      },
      {
        name: 'Times',
        title: 'Good and bad times',
        icon: 'clock',
        content: `
          agenda Muhurta
          - 5:08 | Brahma muhurta | Until 5:58
          - 6:48 | Shubh choghadiya | Until 8:12
          - 11:59 | Abhijit muhurta | Until 12:44
          - 13:46 | Rahu kaal | Until 15:10, begin nothing new
          - 9:35 | Gulika kaal | Until 10:59
          - 6:48 | Yamaganda | Until 8:11
          switches
          - Warn before rahu kaal`,
      },
      {
        name: 'Festivals',
        title: 'Festivals by month',
        icon: 'calendar',
        content: `
          chips Month | October, * November, December, January
          rows Festivals by month
          - star | Dev Uthani Ekadashi | Fri 20 Nov, fast | Tomorrow
          - star | Tulsi Vivah | Sat 21 Nov
          - star | Kartik Purnima | Tue 24 Nov, full moon
          - star | Utpanna Ekadashi | Fri 4 Dec, fast
          switches
          - Remind me of fasts`,
      },
      {
        name: 'Language',
        icon: 'globe',
        said: /\b(?:hindi|telugu|tamil|marathi|gujarati|kannada|bengali|malayalam|languages?|sanskrit)\b/i,
        content: (text) => {
          const known = [
            'Hindi',
            'Telugu',
            'Tamil',
            'Marathi',
            'Gujarati',
            'Kannada',
            'Bengali',
            'Malayalam',
            'English',
          ]
          const named = known.filter((each) => new RegExp(`\\b${each}\\b`, 'i').test(text))
          const used = named.length > 1 ? named : ['Hindi', 'English', 'Marathi', 'Telugu']
          return `
          chips ${used.slice(0, 3).join(', ')} | ${used.join(', ')}
          chips Month ends with | * Full moon, New moon
          chips Clock | * 24 hours, 12 hours, Ghati`
        },
      },
    ],
  },
]
