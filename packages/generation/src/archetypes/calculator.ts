import { defineArchetype } from '../archetype.ts'

export const calculator = defineArchetype({
  id: 'calculator',
  words:
    'calculator app 12, a calculator 14, scientific calculator 16, simple calculator 16, arithmetic operations 12, digits and operations 16, pocket calculator 14, basic calculator 16',
  examples: `
    Calculator to add, subtract, multiply, divide, with big buttons and a tape of results
    Percent key, memory and brackets for the shop counter
    Sine, cosine, logarithm, powers and roots for my engineering class
    A plain one with dark keys and vibration, no ads
    Type an expression and see the answer as I go
    Fractions for pupils: numerator, denominator, simplified result
    Hex, binary and octal sums for programmers
    Old style with paper roll that I can scroll and share
    Basic calculator for my first Android project with the digits, equals, clear and backspace
    Grandfather has bad eyes, make the digits huge and read the result aloud
    Graph functions and solve equations, history of former inputs
    RPN entry with a stack like the old pocket machines`,
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Tally, Plus Minus, Sums',
  entity: 'calculation',
  screens: `
    keypad | Calculate | code
    history | History | clock
    converter? | Convert | repeat
    saved? | Memory | star
    detail | Calculation
    settings | Settings | settings`,
})
