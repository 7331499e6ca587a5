import { defineArchetype } from '../archetype.ts'

export const calculator = defineArchetype({
  id: 'calculator',
  words:
    'calculator app 12, a calculator 14, scientific calculator 16, simple calculator 16, arithmetic operations 12, digits and operations 16, pocket calculator 14, basic calculator 16',
  examples: `
    Calculator to add, subtract, multiply, divide, with big buttons and a tape of results
    Percent key, memory and brackets for the shop counter, with a sum at the end
    Sine, cosine, logarithm, powers and roots for my engineering class, scientific calculator
    A plain one with dark keys and vibration, no ads, history of all sums
    Type an expression and see the answer as I go, brackets and percent too
    Fractions for pupils: numerator, denominator, simplified result, plus, minus, times, divide
    Hex, binary and octal sums for programmers, calculator keys for each digit
    Old style with paper roll that I can scroll and share, adding numbers like a desk calculator
    Basic calculator for my first Android project with the digits, equals, clear and backspace
    Grandfather has bad eyes, make the digits huge and read the result aloud, plus, minus, equals
    Graph functions and solve equations, history of former inputs, results copied
    RPN entry with a stack like the old pocket machines, memory keys`,
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Tally, Plus Minus, Sums',
  entity: 'calculation',
  screens: `
    keypad | Calculate | code | | Calculator
    history | History | clock
    saved? | Memory | star
    converter? | Convert | repeat
    detail | Calculation
    settings | Settings | settings`,
})
