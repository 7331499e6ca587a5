import type { Gadget } from './gadget.ts'

/** How many bands a description speaks of, the first of them chosen. */
const bandsIn = (text: string) => {
  const found = [...new Set(text.match(/\b[3-6]\b/g) ?? ['4', '5', '6'])].sort()
  return found.map((count, index) => `${index === 0 ? '* ' : ''}${count} bands`).join(', ')
}

export const electronics: readonly Gadget[] = [
  {
    id: 'resistor-code',
    called: /\bresistors?(?:'s)? (?:colou?rs?|bands?|codes?|decoder|value)|\bband resistors?\b/i,
    // A bench of calculators is more than one.
    unless: /\b(?:dividers?|pinouts?|capacitors?|ohm'?s|calculators|555|inductors?)\b/i,
    icon: 'code',
    presets: 'clean, dark-pro',
    names: 'Four Rings, Brown Black Red, Five Percent',
    sheets: [
      {
        name: 'Colours',
        icon: 'palette',
        content: (text) => `
          hero 1 kΩ ±5 % | Resistance value, 950 Ω to 1,050 Ω
          chips Resistor with | ${bandsIn(text)}
          chips First band colour | Black, * Brown, Red, Orange, Yellow, Green, Blue, Violet, Grey, White
          chips Second band colour | * Black, Brown, Red, Orange, Yellow, Green, Blue, Violet, Grey, White
          chips Multiplier | Black, Brown, * Red, Orange, Yellow, Green, Blue, Gold, Silver
          chips Tolerance | Brown, Red, Green, Blue, * Gold, Silver
          quiet copy | Copy value`,
      },
      {
        name: 'Value',
        icon: 'search',
        said: /\b(?:reverse|both ways|value to|from (?:a |the )?value|e(?:12|24|96)|standard values?|smd)\b/i,
        content: `
          fields
          - Value in Ω | number | 1000
          - Tolerance | choice | 5 % | 1 %, 2 %, 5 %, 10 %
          hero Brown, black, red, gold | Next in E24: 910 Ω and 1.1 kΩ`,
      },
    ],
  },
]
