import { defineArchetype } from '../archetype.ts'

export const calculator = defineArchetype({
  id: 'calculator',
  words:
    'calculator app 12, a calculator 14, scientific calculator 16, simple calculator 16, arithmetic operations 12, digits and operations 16, pocket calculator 14, basic calculator 16',
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
