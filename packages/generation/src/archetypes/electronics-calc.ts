import { defineArchetype } from '../archetype.ts'

/** Small calculations and tables at a workbench. */
export const electronicsCalc = defineArchetype({
  id: 'electronics-calc',
  words:
    'resistor colour 40, resistor color 40, resistor calculator 40, resistor codes 40, resistor 18, capacitor 20, electronics calculator 40, electronics toolbox 36, electrodoc 34, ohms law 20, voltage divider 36, led resistor 36, smd code 34, pinout 26, pinouts 26, 555 timer 36, electronic engineers 24, soldering 14, circuit 9, inductor 22',
  examples: `
    Colour rings of a resistor to ohms and back
    Which resistor for three LEDs on twelve volts
    Voltage divider, RC filter and 555 with the nearest parts of the E24 row
    What does the code on this SMD part mean
    Pinouts of USB, RJ45, HDMI and the plugs on my bench
    Battery life from capacity and current
    Ohm's law and power, enter two get the other two
    Capacitor marked 104: how many nanofarads
    Trace width for the current on a board, wire gauge table
    Op-amp gain, comparator thresholds, inductors in a row
    Reference for makers with formulas, tables and favourites
    Series and parallel parts, tolerance included`,
  bars: 'cart checkout slots map people feed timer',
  presets: 'dark-pro, clean',
  icon: 'bolt',
  names: 'Four Rings, Bench Notes, Brown Black Red',
  entity: 'bench-calculation',
  screens: `
    browse | Calculators | grid
    converter | Ohm's law | bolt | calculation
    browse | Tables | layers | bench-table
    saved | Favourites | heart
    detail | Calculator
    settings | Settings | settings`,
})
