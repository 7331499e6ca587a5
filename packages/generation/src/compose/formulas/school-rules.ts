import type { FormulaRule } from './rules.ts'

const weather = { t: /^air temperature/i, v: /^wind speed/i, u: /\bunits?$/i }
const chillMetric = '(13.12 + 0.6215 * t - 11.37 * v ^ 0.16 + 0.3965 * t * v ^ 0.16)'
const chillUs = '(35.74 + 0.6215 * t - 35.75 * v ^ 0.16 + 0.4275 * t * v ^ 0.16)'
const chill = `round(switch(u, "US", ${chillUs}, ${chillMetric}))`

const muggy = { t: /^air temperature/i, h: /^humidity/i }
const heat =
  'round(-8.784695 + 1.61139411 * t + 2.338549 * h - 0.14611605 * t * h - 0.012308094 * t ^ 2 - 0.016424828 * h ^ 2 + 0.002211732 * t ^ 2 * h + 0.00072546 * t * h ^ 2 - 0.000003582 * t ^ 2 * h ^ 2)'

const cents = { c: /^cents$/i }
const afterQuarters = '(c - 25 * floor(c / 25))'
const afterDimes = `(${afterQuarters} - 10 * floor(${afterQuarters} / 10))`

const square = { a: /^a$/, b: /^b$/, c: /^c$/ }
const discriminant = '(b ^ 2 - 4 * a * c)'
const legs = { a: /^side a$/i, b: /^side b$/i }
const circuit = { v: /^voltage$/i, r: /^resistance$/i }
const way = { d: /^distance/i, h: /^hours$/i, m: /^minutes$/i }

/** How calculations of school and weather are worked out. */
export const schoolRules: readonly FormulaRule[] = [
  { gives: /^feels like$/i, of: weather, formula: chill },
  { gives: /^colder than the air$/i, of: weather, formula: `round(t) - ${chill}` },
  { gives: /^heat index$/i, of: muggy, formula: heat },
  { gives: /^warmer than the air$/i, of: muggy, formula: `${heat} - round(t)` },
  { gives: /^in dollars$/i, of: cents, formula: 'c / 100', below: { text: 'From 391 cents', formula: 'c' } },
  { gives: /^quarters$/i, of: cents, formula: 'floor(c / 25)' },
  { gives: /^dimes$/i, of: cents, formula: `floor(${afterQuarters} / 10)` },
  { gives: /^nickels$/i, of: cents, formula: `floor(${afterDimes} / 5)` },
  { gives: /^pennies$/i, of: cents, formula: `${afterDimes} - 5 * floor(${afterDimes} / 5)` },
  { gives: /^first solution$/i, of: square, formula: `(-b + sqrt(${discriminant})) / (2 * a)` },
  { gives: /^second solution$/i, of: square, formula: `(-b - sqrt(${discriminant})) / (2 * a)` },
  { gives: /^discriminant$/i, of: square, formula: discriminant },
  { gives: /^hypotenuse$/i, of: legs, formula: 'sqrt(a ^ 2 + b ^ 2)' },
  { gives: /^area$/i, of: legs, formula: 'a * b / 2' },
  { gives: /^perimeter$/i, of: legs, formula: 'a + b + sqrt(a ^ 2 + b ^ 2)' },
  { gives: /^current$/i, of: circuit, formula: 'v / r' },
  { gives: /^power$/i, of: circuit, formula: 'v ^ 2 / r' },
  { gives: /^average speed$/i, of: way, formula: 'd / (h + m / 60)' },
  { gives: /^for a kilometre$/i, of: way, formula: '(60 * h + m) / d' },
]
