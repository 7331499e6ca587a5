import { defineArchetype } from '../archetype.ts'

/** Weather somebody notes himself, day by day; what is forecast is a kind of its own. */
export const weatherDiary = defineArchetype({
  id: 'weather-diary',
  words:
    'weather diary 60, weather journal 60, weather log 44, weather record 40, weather records 40, weather notes 44, rain gauge 34, own weather 30, note the weather 50, log the weather 50, record the weather 50, rainfall diary 50, rainfall log 50',
  examples: `
    Each evening I write down the sky, the highest and lowest temperature and what was in the rain gauge
    Rainfall in my garden by day, month and year, compared with the years before
    My grandfather kept a book of frost dates and storms, I want it on the phone
    Note clouds, wind and fog with one tap and a photo from the same window
    First snow, last frost, hottest day: records of our village since I began
    Compare this November with the last ten, from my own readings
    Enter the barometer and thermometer by hand, see the curve
    What was it like on my birthday each year, sun or sleet
    Hobby observer with a small station on the balcony who types in values
    Season notes: swallows back, lilac in bloom, ice on the pond
    A picture of the sky a day and what it was like, no forecast
    Totals of millimetres a month, export for the observers’ club`,
  unless: /\b(?:forecasts?|surf|fishing|mood|sailing|hourly|radar)\b/i,
  bars: 'cart checkout slots people weather',
  presets: 'calm, natural',
  icon: 'cloud',
  names: 'Sky Book, Rain Gauge, Frost on the Roof',
  entity: 'weather-note',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Today | sun
    history | Diary | book | | | | diary, journal, log, every day
    calendar | Calendar | calendar
    stats | Years | chart | | Compared with last year | | last year, compare, years, records, averages, trends
    detail | Day
    form | Note the weather
    settings | Settings | settings`,
})
