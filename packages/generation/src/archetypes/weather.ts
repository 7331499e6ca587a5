import { defineArchetype } from '../archetype.ts'

export const weather = defineArchetype({
  id: 'weather',
  words:
    'rain alarm 60, showers 12, storm warnings 20, weather 8, forecast 6, temperature 4, rain 3, humidity 4, climate 3, wetter 7, météo 7, clima 6, meteo 7, weather radar 20, rain alerts 16, rain radar 18, weather dashboard 26, marine weather 26, weather for sailors 28',
  examples: `
    Add postcodes to a list and see the current temperature of each, in Celsius or Fahrenheit, on a map
    Will it be sunny tomorrow or rain, do I need an umbrella
    Hour by hour: degrees, wind, clouds, chance of showers, for several cities
    Storm, wind and frost warnings with the forecast for my village
    Live radar with clouds moving, in the next two hours
    Simple, beautiful outlook for seven days with sunrise and sunset
    What's the weather like outside now? Feels like temperature, humidity, wind, showers
    Farmers ask when it stays dry for three days to make hay, with rain and sun by hour
    Snow, hail, thunder, rain on the way: alert with radar for the cities I follow
    Compare today's temperature, rain and sunshine with the average of past years
    Outlook for hikers and pilots: cloud base, visibility, pressure, dew point
    Cartoon fox tells me if it is raining or sunny and the forecast for tomorrow
    Long-range outlook for the weekend: sun, clouds or showers in two weeks`,
  bars: 'form deed',
  // Where and when one can fly or sail is told spot by spot.
  unless: /\blog ?book\b|\b(?:paraglid\w*|hang ?glid\w*|kite ?surf\w*|windsurf\w*|cloud ?base)\b/i,
  presets: 'calm, clean',
  icon: 'sun',
  names: 'Fairground, Isobar, Skyline',
  entity: 'city',
  screens: `
    weather | Today | sun
    browse | Cities | search
    stats | Week | chart
    map? | Map | map
    detail | City
    settings | Settings | settings`,
})
