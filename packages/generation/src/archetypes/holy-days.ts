import { defineArchetype } from '../archetype.ts'

/** A calendar of a faith: its days, times and readings; prayers are `religion`. */
export const holyDays = defineArchetype({
  id: 'holy-days',
  words:
    'hebrew calendar 36, jewish calendar 36, jewish holidays 36, shabbat 26, shabbat times 36, shabbos 28, torah portion 32, torah portions 32, parasha 28, islamic calendar 36, hijri calendar 36, hijri date 32, liturgical calendar 34, church calendar 28, saints of the day 28, saint of the day 28, orthodox calendar 34, hindu calendar 34, panchang 32, vedic calendar 30, feast days 24, buddhist calendar 32, candle lighting times 34, ramadan calendar 34',
  examples: `
    Hebrew date of today, candle lighting on Friday and the portion of the week
    Hijri and ordinary calendar side by side, with Ramadan and Eid
    Saints of each day, feasts, fasts and readings of the church year
    Panchang with tithi, nakshatra, festivals and good hours
    When does Shabbat begin and end in my town
    Convert a date from one calendar to the other, yahrzeit too
    Orthodox feasts and fasting days with the old style date
    Which holidays of my faith fall into the school holidays
    Advent, Lent and Easter: colour of the day and readings
    Full moon days and festivals of the Buddhist year
    A reminder eighteen minutes before sunset each Friday
    Fasting times of each day of Ramadan for our city`,
  bars: 'checkout cart slots map',
  presets: 'editorial, calm',
  icon: 'calendar',
  names: 'Year Round, Feast and Fast, From Evening',
  entity: 'holy-day',
  home: 'focus',
  screens: `
    home | Today | sun
    calendar | Calendar | calendar
    browse | Holidays | list
    browse | Readings | book | reading-of-week
    notifications? | Reminders | bell
    detail | Day
    converter? | Convert | repeat
    form? | Add date
    settings | Settings | settings`,
})
