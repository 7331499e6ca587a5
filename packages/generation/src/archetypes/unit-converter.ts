import { defineArchetype } from '../archetype.ts'

export const unitConverter = defineArchetype({
  id: 'unit-converter',
  words:
    'unit converter 22, units converter 22, convert units 20, unit conversion 22, temperature converter 20, length converter 20, measurement converter 20, cooking measurements 16, length weight temperature 16, celsius 12, fahrenheit 12, size converter 14, number system converter 12, money exchange 22, convert measurements 30, convert kg 24, kg to pounds 28, pounds to kg 28, km to miles 28, miles to km 28, cm to inches 28, inches to cm 28, celsius to fahrenheit 28, convert length 20, convert weight 20',
  examples: `
    Miles to kilometres, pounds to kilos, feet to metres, Fahrenheit to Celsius degrees
    Cups, tablespoons, teaspoons and ounces into grams and millilitres for foreign recipes
    How much is five foot eleven in centimetres, how many inches is a metre
    Engineers convert units of pressure, torque, power: bar, psi, newton metre, horsepower, kilowatts
    Litres, gallons, ounces and pints both ways, with the last conversions I used
    Shoe and clothing sizes in European, British and US numbers
    Acres to hectares and square feet to square metres, converted for estate agents
    Convert length, weight, area, volume, speed units by typing once and seeing every unit
    Hexadecimal, octal and binary numbers next to decimal
    Sailors: knots, nautical miles, fathoms, feet converted into metric kilometres and metres
    Old units such as stone, yard, furlong, inch, bushel converted into metric ones
    Oven gas mark to degrees Celsius, sticks of butter to grams, teaspoons to millilitres`,
  presets: 'clean, dark-pro',
  icon: 'repeat',
  names:
    'Feet and Grams (feet gram inch pound length weight kitchen), By Measure, Cups (cup kitchen cook), Degrees (celsius temperature)',
  entity: 'unit',
  screens: `
    converter | Convert | repeat
    browse | Units | list
    history | History | clock
    saved? | Favorites | star
    detail | Conversion
    settings | Settings | settings`,
})
