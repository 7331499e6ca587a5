import { defineEntity } from '../entity.ts'

/** One of many small tools in an app: a converter, a calculator, a torch. */
export const handyTool = defineEntity({
  id: 'handy-tool',
  one: 'Tool',
  many: 'Tools',
  words: 'handy tool, small tool, mini tool, calculator tool, utility',
  icon: 'grid',
  groups: 'Convert, Calculate, Phone',
  fields: `
    Tool | text | Tip calculator
    Amount | money | € 48.00
    Tip | choice | 10 % | 5 %, 10 %, 15 %, 20 %
    Split by | number | 4`,
  samples: `
    icon | title | subtitle | overline
    tag | Tip calculator | Split by any number of people | Calculate
    repeat | Length | Metres, feet, inches, miles | Convert
    heart | BMI | Height and weight | Calculate
    cash | Currency | 32 currencies, rates of 9:41 | Convert
    camera | QR scanner | Reads and keeps codes | Phone
    calendar | Age calculator | Years, months and days | Calculate
    bulb | Flashlight | Bright, dim or blinking | Phone
    repeat | Weight | Kilos, pounds, ounces, stone | Convert
    sun | Temperature | Celsius, Fahrenheit, Kelvin | Convert`,
  about: 'Works without a network. What you worked out last stays here until you clear it.',
  facts: '14 | Uses\n3 | Kept\n9:41 | Last used',
  figures: '9 | Tools\n38 | Results kept | +4\n4 | Favorites',
  hero: 'Last used | Tip calculator | € 48.00 with 10 %, split by four | Open',
  tip: 'Four on top | Hold a tool to move it',
  trend: 'Uses a week | 14 | +3',
  add: 'New tool',
  use: 'Open',
})
