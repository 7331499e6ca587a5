import { defineArchetype } from '../archetype.ts'

/** "Tip calculator", "BMI calculator": chosen by what the app is called, never by words (`plan-app.ts`). */
export const estimator = defineArchetype({
  id: 'estimator',
  words: '',
  examples: `
    Weight of cattle from heart girth and length by a formula
    Fence posts, rolls of wire and staples from perimeter, spacing and gates
    Stairs: riser and tread from total rise and run, stringer length
    Enter bill, percent and number of guests and get what each pays with tip
    How much paint for four walls, minus two windows, two coats
    BMI from height and weight with the healthy range
    Monthly rate of a loan by sum, interest and years
    Work out concrete for a slab: length, width, thickness, bags needed
    Percentage off: price before, discount, price after
    Fuel cost of a trip from distance, litres per hundred and price at the pump
    Age in years, months and days from a birth date
    Compound interest calculator with monthly deposit and a chart of growth
    Tiles needed for a floor, with cutting waste and boxes to buy
    Net salary out of gross, tax class and church tax, yearly and monthly
    Calories burned by activity, weight and minutes`,
  presets: 'clean, calm, dark-pro',
  icon: 'code',
  names: '',
  entity: 'calculation',
  screens: `
    converter | Calculate | code
    history | History | clock
    detail | Result
    settings | Settings | settings`,
})
