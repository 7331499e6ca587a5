import { holyDay } from '../holy-day.ts'
import { defineVarieties } from './variety.ts'

/** The days of other faiths; without these words it is the Jewish year. */
export const holyDayVarieties = defineVarieties(holyDay, [
  {
    signs: 'islamic 9, muslim 8, hijri 9, ramadan 9, eid 8',
    groups: 'This month, Feasts, Fasting',
    without: 'Shabbat times',
    fields: `
      Name | text | First of Ramadan
      Date | date | Mon 8 Feb 2027
      Begins | choice | At sunset | At sunset, At midnight`,
    samples: `
      icon | title | subtitle | value | badge | tone
      moon | First of Ramadan | 1 Ramadan 1448, Mon 8 Feb | 30 days | Fast | primary
      star | Eid al-Fitr | 1 Shawwal 1448, Wed 10 Mar | 3 days | Feast | accent
      mountain | Day of Arafah | 9 Dhu al-Hijja, Sun 16 May | 1 day | Fast | warning
      star | Eid al-Adha | 10 Dhu al-Hijja, Mon 17 May | 4 days | Feast | accent
      calendar | New year 1449 | 1 Muharram, Mon 7 Jun | 1 day | Year | neutral
      moon | White days | 13 to 15 Jumada II | 3 days | Fast | primary`,
    about: 'Begins at sunset with the new moon. Fasting is from dawn until sunset, thirty days this year.',
    facts: '1448 | Year\n30 | Days\nDawn | Fast begins',
    figures: '9 Jumada II | Today, 1448\n17:17 | Sunset\n81 | Days to Ramadan',
    hero: 'Thu 19 November | 9 Jumada II 1448 | Eighty-one days to Ramadan | See the year',
    tip: 'Eighty-one days to Ramadan | By the calendar; the moon decides',
  },
  {
    signs:
      'orthodox 8, liturgical 9, church year 8, catholic 8, saints 8, saint 7, christian 7, advent 7, lent 7',
    groups: 'This month, Feasts, Fasting',
    without: 'Shabbat times',
    fields: `
      Name | text | First Sunday of Advent
      Date | date | Sun 29 Nov
      Colour | choice | Violet | Violet, White, Green, Red`,
    samples: `
      icon | title | subtitle | value | badge | tone
      star | Elizabeth | Thu 19 November | White | Saint | neutral
      music | Cecilia | Sun 22 November, Christ the King | White | Feast | accent
      flame | First Sunday of Advent | 29 November | Violet | Advent | primary
      star | Nicholas | Sun 6 December | White | Saint | neutral
      sun | Lucy | Sun 13 December, third of Advent | Rose | Saint | warning
      star | Christmas | Fri 25 December | White | Feast | accent`,
    about: 'The church year begins. Four Sundays until Christmas, the colour is violet.',
    facts: '29 Nov | Sunday\nViolet | Colour\n4 | Weeks',
    figures: '33rd week | Of the year\n10 | Days to Advent\n36 | Days to Christmas',
    hero: 'Thu 19 November | Elizabeth of Hungary | Ten days to the first Sunday of Advent | See the day',
    tip: 'Ten days to Advent | The colour changes to violet',
  },
  {
    signs: 'hindu 9, panchang 9, vedic 8, tithi 9, nakshatra 9',
    groups: 'This month, Festivals, Fasts',
    without: 'Shabbat times',
    fields: `
      Name | text | Ekadashi
      Date | date | Fri 20 Nov
      Tithi | text | Shukla Ekadashi
      Nakshatra | text | Uttara Bhadrapada`,
    samples: `
      icon | title | subtitle | value | badge | tone
      moon | Prabodhini Ekadashi | Shukla Ekadashi, Fri 20 Nov | 1 day | Fast | primary
      sun | Kartik Purnima | Full moon, Tue 24 Nov | 1 day | Festival | accent
      moon | Utpanna Ekadashi | Krishna Ekadashi, Fri 4 Dec | 1 day | Fast | primary
      sun | Makar Sankranti | Thu 14 Jan | 1 day | Festival | accent
      flower | Vasant Panchami | Thu 11 Feb | 1 day | Festival | success
      moon | Maha Shivaratri | Sat 6 Mar | 1 day | Fast | primary`,
    about: 'The eleventh day of the bright half. One fasts from sunrise until the next morning.',
    facts: 'Shukla 10 | Tithi\n6:48 | Sunrise\n17:26 | Sunset',
    figures: 'Shukla 10 | Tithi today\n6:48 | Sunrise\n13:30 | Rahu Kalam begins',
    hero: 'Thu 19 November | Shukla Dashami, Kartika | Ekadashi begins tomorrow at 5:12 | See the day',
    tip: 'Tomorrow is Ekadashi | The fast ends on Saturday morning',
  },
])
