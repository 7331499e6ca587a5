import { defineEntity } from '../entity.ts'

export const benchCalculation = defineEntity({
  id: 'bench-calculation',
  one: 'Calculator',
  many: 'Calculators',
  words:
    'resistor colour code, voltage divider, led series resistor, capacitor code, 555 timer, battery life, ohm law, smd code lookup, resistor',
  icon: 'bolt',
  groups: 'Resistors, Capacitors, Power',
  fields: `
    First ring | choice | Brown | Black, Brown, Red, Orange
    Second ring | choice | Black | Black, Brown, Red, Orange
    Multiplier | choice | Red | Black, Brown, Red, Orange
    Tolerance | choice | Gold | Gold, Silver, Brown`,
  samples: `
    icon | title | subtitle | value
    palette | Resistor colours | Brown, black, red, gold | 1 kΩ ±5 %
    bulb | LED resistor | 12 V, three LEDs at 20 mA | 300 Ω
    sort | Voltage divider | 10 kΩ and 4.7 kΩ on 5 V | 1.6 V
    layers | Capacitor code | 104 | 100 nF
    repeat | 555 timer | 10 kΩ, 47 kΩ, 10 µF | 1.39 Hz
    bolt | Battery life | 2,400 mAh at 35 mA | 68 h
    search | SMD code lookup | 4R7 | 4.7 Ω`,
  about: 'Brown is one, black is none, red is two noughts: one thousand ohms, five percent more or less.',
  facts: '1 kΩ | Value\n±5 % | Tolerance\nE24 | Row',
  figures: '7 | Calculators\n3 | Favourites',
  hero: 'Used last | Resistor colours | Brown, black, red, gold: 1 kΩ | Open',
  tip: 'Nearest part | 300 Ω is in the E24 row',
  add: 'Add calculator',
  use: 'Keep result',
})
