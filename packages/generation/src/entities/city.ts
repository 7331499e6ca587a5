import { defineEntity } from '../entity.ts'

export const city = defineEntity({
  id: 'city',
  words: 'weather city, weather, weather forecast',
  many: 'Cities',
  icon: 'sun',
  groups: 'Near, Abroad, Saved',
  fields: `
    Temperature | text | 21 °C
    Condition | text | Partly cloudy
    Humidity | text | 54 %
    Wind | text | 12 km/h
    Units | choice | Celsius | Celsius, Fahrenheit`,
  samples: `
    icon | title | subtitle | value | tone
    cloud | Lisbon | Partly cloudy, day | 21° | primary
    cloud | Bergen | Light rain, day | 7° | primary
    moon | Osaka | Clear, night | 14° | neutral
    sun | Nairobi | Sunny, day | 26° | warning
    drop | Ghent | Showers, day | 10° | primary
    cloud | Montréal | Cloudy, morning | 3° | neutral`,
  about: 'Clouds clear after four. The evening stays mild with a light wind from the west.',
  facts: '21 °C | Temperature\n54 % | Humidity\n12 km/h | Wind',
  figures: '23° | Warmest this week | +2°\n12 mm | Rain this week\n4 | UV index',
  hero: 'Rain from noon | Take a coat on Sunday | 17° and 8 mm until the evening | See the week',
  tip: 'Warmest in Nairobi, 26° | Coldest in Montréal, 3°',
  trend: 'Average of the last seven days | 19.4 °C | +1.8',
  data: [17, 18, 18, 20, 21, 20, 21],
  use: 'Follow city',
})
