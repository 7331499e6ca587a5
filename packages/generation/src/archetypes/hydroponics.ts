import { defineArchetype } from '../archetype.ts'

/** Plants in water instead of soil: its values are logged, and what grows in each tray. */
export const hydroponics = defineArchetype({
  id: 'hydroponics',
  words:
    'hydroponics 40, hydroponic 40, hydroponic gardeners 44, aquaponics 34, aeroponics 34, nutrient levels 24, nutrient solution 34, reservoir ph 34, grow tent 34, grow log 34, grow diary 34, grow journal 34, grow lights 22, grow tray 24, microgreens 30, vertical farm 34, kratky 34, deep water culture 34, feeding chart for plants 24',
  examples: `
    Log pH and EC of the reservoir, top up water, change the nutrient solution every ten days
    Lettuce and basil without soil: what stands in which tray, sown when, roots, photos each week
    Diary of my grow tent with lamp hours, humidity, heat, week of growth and yield
    Microgreens under lamps: seeds per tray, days of dark, harvest weight, what the restaurant took
    Dosing calculator for two-part fertiliser and pH down, by litres in the tank
    Kratky jars on the window sill, level of the water and algae
    Vertical farm in a container: racks, recipes of light, batches, losses
    Nutrients, parts per million, temperature of the solution, all in a chart with a target band
    Aquaponics keeper wants ammonia, fish and leaf colour side by side
    Remind me to calibrate the pH pen and clean the pump
    Compare two runs of tomatoes by photos from the same day of growth
    Chillies under LEDs: germination, transplant, flower, fruit, notes of yellow leaves`,
  bars: 'cart checkout slots map feed',
  presets: 'natural, clean',
  icon: 'leaf',
  names: 'Six Point Oh, Roots in Water, Week Four',
  entity: 'grow-tray',
  home: 'focus shelf',
  screens: `
    home | Today | home
    browse | Trays | leaf
    stats | Values | chart | water-reading | | | pH, EC, nutrient levels, nutrients, ppm, water temperature, values
    history | Log | book | water-reading
    calendar? | Calendar | calendar
    checklist? | Tasks | check
    detail | Tray
    form | Log values | plus | water-reading
    settings? | Settings | settings`,
})
