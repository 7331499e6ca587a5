import { defineArchetype } from '../archetype.ts'

export const airQuality = defineArchetype({
  id: 'air-quality',
  words:
    'air quality 24, air pollution 22, pm2.5 20, particulate 18, fine dust 20, aqi 22, pollution levels 20, uv index 14, radiation levels 18, noise pollution 12, pollen forecast 34, pollen forecasts 34, pollen levels 28, pollen count 28, pollen app 26, pollen map 26, pollen flight 28',
  examples: `
    Show how clean the air is outside right now and tell me if I can go for a run, with the pollution level in my street
    Asthma sufferer here, I need a warning when smog in my town gets bad and the air is polluted
    Stations on a map with ozone, nitrogen dioxide and soot values coloured green to red
    Is it safe to open the window today? A dial with a number and a short advice on air pollution
    My daughter has hay fever and weak lungs, I want the pollen and dust levels around her kindergarten as an air index
    An index from good to hazardous for every monitoring station in the region, with a weekly chart of particulates and ozone
    Wildfire smoke haze reading by district, with advice on masks and when to keep kids indoors because of bad air
    Pollution tracker for cyclists: which streets have the dirtiest air during rush hour
    Our environmental group put up CO2 and PM10 measuring boxes on school walls and wants everyone to see the readings of air quality live
    Sunburn risk and UV by the hour, plus ozone, with an alert above a level I set
    Simple gauge with the current AQI, yesterday's exposure and a forecast for tomorrow's breathing conditions
    Compare traffic fumes in my quarter with the seaside suburb over the last seven days, with fine dust and nitrogen values`,
  presets: 'natural, clean',
  icon: 'cloud',
  names: 'Clear Day, Breathe In, Fine Air',
  entity: 'air-reading',
  home: 'focus',
  screens: `
    gauge | Now | cloud
    browse | Stations | pin
    map? | Map | map
    stats | Week | chart
    notifications | Alerts | bell
    detail | Station
    form? | Log symptom | plus | symptom
    settings | Settings | settings`,
})
