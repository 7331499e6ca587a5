import { defineEntity } from '../entity.ts'

/** The weather of one day as somebody saw it himself. */
export const weatherNote = defineEntity({
  id: 'weather-note',
  one: 'Day',
  many: 'Weather diary',
  words: 'weather diary, weather journal, weather log, weather note, weather record, own weather',
  icon: 'cloud',
  groups: 'Sunny, Cloudy, Rain, Snow',
  fields: `
    Sky | choice | Cloudy | Clear, Some clouds, Cloudy, Fog, Rain, Snow, Storm
    Date | date | Thu 19 Nov
    Lowest in °C | number | 4
    Highest in °C | number | 9
    Rain in mm | number | 3.2
    Wind | choice | Breeze | Calm, Breeze, Strong, Storm
    Photo | photo | field
    Notes | long | First frost on the roof of the shed`,
  samples: `
    icon | title | subtitle | value
    cloud | Today, cloudy | 3.2 mm, breeze from the west | 9°
    drop | Wed 18 Nov, rain | 11.4 mm, most of it before noon | 7°
    sun | Tue 17 Nov, clear | First frost, no wind | 6°
    cloud | Mon 16 Nov, fog | Gone by eleven | 8°
    sun | Sun 15 Nov, some clouds | Warm in the sun | 12°
    cloud | Sat 14 Nov, snow | Two centimetres, melted by two | 1°`,
  about: 'Grey all day with a little rain after lunch. A year ago it was clear and four degrees colder.',
  facts: '9° | Highest\n3.2 mm | Rain\n5° | A year ago',
  figures: '9° | Highest | +4 to last year\n3.2 mm | Rain\n41 mm | This month',
  hero: 'Today | What is the sky like? | A year ago: clear, 5°, first frost | Note the weather',
  tip: 'Four degrees warmer than last year | This November is the second mildest you noted',
  trend: 'Highest in °C | 9 | +4',
  add: 'Note the weather',
  use: 'Compare with last year',
})
