import { defineArchetype } from '../archetype.ts'

export const unitConverter = defineArchetype({
  id: 'unit-converter',
  words:
    'unit converter 22, units converter 22, convert units 20, unit conversion 22, temperature converter 20, length converter 20, measurement converter 20, cooking measurements 16, length weight temperature 16, celsius 12, fahrenheit 12, size converter 14, number system converter 12',
  examples: `
    Miles to kilometres, pounds to kilos, Fahrenheit to Celsius
    Cups, tablespoons and ounces into grams for my American recipes
    How much is five foot eleven in centimetres
    Engineers need pressure, torque, power and flow in bar, psi, newton metre, horsepower
    Litres, gallons and pints both ways, with the last ones I used
    Shoe and clothing sizes in European, British and US numbers
    Acres to hectares and square feet to square metres for estate agents
    Convert length, area, volume, speed and data by typing once and seeing every unit
    Hexadecimal, octal and binary numbers next to decimal
    Sailors: knots, nautical miles, fathoms into metric
    Old measures such as stone, yard, furlong, bushel turned into modern ones
    Oven gas mark to degrees, sticks of butter to grams, teaspoons to millilitres`,
  presets: 'clean, dark-pro',
  icon: 'repeat',
  names: 'Feet and Grams, By Measure, Cups',
  entity: 'unit',
  screens: `
    converter | Convert | repeat
    browse | Units | list
    history | History | clock
    saved? | Favorites | star
    detail | Conversion
    settings | Settings | settings`,
})
