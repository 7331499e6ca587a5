import { defineArchetype } from '../archetype.ts'

/** What a soil holds, measured or from a lab, and what to give it; watering is `irrigation`, other probes are `sensors`. */
export const soilCheck = defineArchetype({
  id: 'soil-check',
  words:
    'soil test 26, soil tests 26, soil testing 28, soil nutrients 28, soil nutrient 26, soil health 24, soil health card 34, soil analysis 26, soil sample 20, soil samples 20, soil sensor 22, npk 30, npk sensor 40, nitrogen 16, phosphorus 18, potassium 16, right fertilizer 26, right fertiliser 26, fertilizer recommendation 34, fertilizer recommendations 34, fertiliser recommendation 34, fertiliser recommendations 34, which fertilizer 28, which fertiliser 28, fertilizer calculator 30, fertiliser calculator 30, crop recommendation 24, soil ph 24',
  examples: `
    Put the probe into the ground and read nitrogen, phosphorus, potassium and moisture on the phone
    Farmers choose the right fertilizer from what their soil really holds
    Which crop suits this soil, by pH, nutrients and rain
    Bluetooth soil sensor, levels in green, yellow and red, advice in my language
    Enter the lab report of my field and see how many bags of urea to buy
    Soil health card with all fields, history of tests and recommendations
    Gardeners test the pH of their beds and learn whether to add lime or compost
    Extension workers take samples in villages, send them in and bring back the advice
    How much nitrogen is left after the beans, what to give before maize
    Map of our farm with nutrient levels by plot
    Warn me when the ground is too dry or too sour for what grows there
    Compare this year with last year's test, phosphorus, potassium, organic matter
    No more guessing what to apply: measure, read, spread
    Vineyard soil samples with depth, lab values and what the adviser said`,
  bars: 'cart checkout slots',
  presets: 'natural, clean',
  icon: 'leaf',
  names: 'Good Ground, Three Numbers, Dark Soil',
  entity: 'soil-reading',
  home: 'focus ledger',
  screens: `
    home | Fields | home
    browse | Readings | leaf
    browse | What to give | bulb | fertilizer-advice | | | recommendations, recommendation, fertilizer, fertiliser, advice, right fertilizer, what to apply, suggestions
    stats | Levels | chart
    remote! | Sensor | wifi | | | | sensor device, connect sensor, bluetooth sensor, pair sensor, probe
    map? | Map | map
    detail | Reading
    form | Measure soil
    notifications? | Alerts | bell
    settings | Settings | settings`,
})
