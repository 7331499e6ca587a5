import { defineEntity } from '../entity.ts'

export const benchTable = defineEntity({
  id: 'bench-table',
  one: 'Table',
  many: 'Tables',
  words: 'pinout, connector pinout, common connector, wire gauge, bench table',
  icon: 'layers',
  groups: 'Connectors, Wires, Parts',
  fields: `
    Name | text | USB-C
    Pins | number | 24`,
  samples: `
    icon | title | subtitle | value
    link | USB-C | VBUS, CC, D+, D−, SBU | 24 pins
    link | RJ45 | T568A and T568B with colours | 8 pins
    link | HDMI | Type A, data and clock pairs | 19 pins
    bolt | Wire gauge | AWG to square millimetres, current | 18 rows
    layers | E24 row | Values of five percent parts | 24 values
    code | 40-pin header | Power, I2C, SPI, UART | 40 pins`,
  about: 'Both sides are the same, so that it fits either way. CC tells which.',
  facts: '24 | Pins\n5 A | At most\n20 V | At most',
  figures: '6 | Tables\n3 | Connectors',
  hero: 'Looked at last | USB-C | 24 pins, both sides | Open',
  tip: 'Turn the phone | The drawing is larger then',
  add: 'Add table',
  use: 'Show drawing',
})
