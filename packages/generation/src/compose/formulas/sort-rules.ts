import type { FormulaRule } from './rules.ts'

const volume = { l: /^length in m$/i, w: /^width in m$/i, h: /^height in m$/i }
const bed = { l: /^length of bed/i, w: /^width of bed/i, d: /^distance in cm$/i }
const portions = { n: /^people$/i, g: /^grams per person$/i }
const way = { d: /^distance in km$/i, s: /^speed in km/i, b: /^breaks\b/i }
const guests = { n: /^guests$/i, c: /^cost a head$/i, h: /^hire\b/i }
const work = { h: /^hours$/i, p: /^price an hour$/i, m: /^material$/i }
const feed = { n: /^animals$/i, w: /^weight of one/i, g: /^grams per kg/i }
const power = { w: /^power in watts$/i, h: /^hours a day$/i }
const pieces = { n: /^pieces$/i, p: /^price of one$/i, s: /^spare in\b/i }

/** Calculations for nouns of a sort, whatever the noun (`anything/calculations.ts`). */
export const sortRules: readonly FormulaRule[] = [
  { gives: / in m³$/i, of: volume, formula: 'l * w * h' },
  { gives: /^costs$/i, of: { ...volume, p: /^price of a m³$/i }, formula: 'l * w * h * p' },
  { gives: /^floor it takes$/i, of: { l: volume.l, w: volume.w }, formula: 'l * w' },
  { gives: / that fit$/i, of: bed, formula: 'round(l * w * 10000 / d ^ 2)' },
  { gives: /^in a row$/i, of: { l: bed.l, d: bed.d }, formula: 'round(l * 100 / d)' },
  { gives: /^bed$/i, of: { l: bed.l, w: bed.w }, formula: 'l * w' },
  { gives: / needed$/i, of: portions, formula: 'n * g / 1000' },
  { gives: /^costs$/i, of: { ...portions, p: /^price of a kilo$/i }, formula: 'n * g * p / 1000' },
  { gives: /^each pays$/i, of: { g: portions.g, p: /^price of a kilo$/i }, formula: 'g * p / 1000' },
  { gives: /^on the way$/i, of: way, formula: 'd / s * 60 + b' },
  { gives: /^fuel for the way$/i, of: { d: way.d, c: /^litres per\b/i }, formula: 'd * c / 100' },
  { gives: /^without breaks$/i, of: { d: way.d, s: way.s }, formula: 'd / s * 60' },
  { gives: / costs$/i, of: guests, formula: 'n * c + h' },
  { gives: /^each guest$/i, of: guests, formula: '(n * c + h) / n' },
  { gives: /^food and drink$/i, of: { n: guests.n, c: guests.c }, formula: 'n * c' },
  { gives: / costs$/i, of: work, formula: 'h * p + m' },
  { gives: /^for the hours$/i, of: { h: work.h, p: work.p }, formula: 'h * p' },
  { gives: /^with 19 % tax$/i, of: work, formula: '(h * p + m) * 1.19' },
  { gives: /^food a day$/i, of: feed, formula: 'n * w * g' },
  { gives: /^food a month$/i, of: feed, formula: 'n * w * g * 30 / 1000' },
  { gives: /^for each$/i, of: { w: feed.w, g: feed.g }, formula: 'w * g' },
  {
    gives: /^costs in a month$/i,
    of: { ...power, p: /^price per kwh$/i },
    formula: 'w * h * 30 * p / 1000',
  },
  { gives: /^energy in a month$/i, of: power, formula: 'w * h * 30 / 1000' },
  {
    gives: /^costs in twelve months$/i,
    of: { ...power, p: /^price per kwh$/i },
    formula: 'w * h * 360 * p / 1000',
  },
  { gives: / cost$/i, of: pieces, formula: 'n * p * (1 + s / 100)' },
  { gives: /^pieces with spare$/i, of: { n: pieces.n, s: pieces.s }, formula: 'n * (1 + s / 100)' },
  { gives: /^for the spare$/i, of: pieces, formula: 'n * p * s / 100' },
]
