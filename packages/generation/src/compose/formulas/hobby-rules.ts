import type { FormulaRule } from './rules.ts'

/** Circle of confusion in millimetres by sensor format. */
const blur = 'switch(c, "APS-C", 0.02, "Micro Four Thirds", 0.015, "1 inch", 0.011, 0.03)'
const lens = { c: /^sensor\b/i, f: /^focal length\b/i, n: /^aperture\b/i }
const scene = { ...lens, s: /^subject distance\b/i }
/** In millimetres. */
const hyperfocal = `(f ^ 2 / (n * ${blur}) + f)`
const nearest = `(1000 * s * (${hyperfocal} - f) / (${hyperfocal} + 1000 * s - 2 * f))`
const farthest = `(1000 * s * (${hyperfocal} - f) / max(1, ${hyperfocal} - 1000 * s))`
const mixed = { o: /^oxygen\b/i, p: /^highest partial\b/i }
const dive = { o: /^oxygen\b/i, d: /^planned depth\b/i }
const drive = { a: /^chainring\b/i, b: /^sprocket\b/i }
const rolling = { ...drive, w: /^wheel\b/i }
const air = { t: /^air temperature\b/i, r: /^relative humidity\b/i }
/** Magnus formula over water. */
const magnus = '(ln(r / 100) + 17.62 * t / (243.12 + t))'
const drunk = { w: /^body weight\b/i, k: /^body$/i, g: /^alcohol\b/i, h: /^hours since\b/i }
const perMille = '(g / (w * if(k = "Male", 0.68, 0.55)))'
const tank = { l: /^length\b/i, w: /^width\b/i, h: /^height\b/i }
const filled = { ...tank, g: /^gravel\b/i }
const oils = { o: /^olive\b/i, k: /^coconut\b/i, s: /^superfat\b/i }
const lye = '((o * 0.135 + k * 0.183) * (1 - s / 100))'
const scope = { f: /^focal length of telescope\b/i, e: /^eyepiece\b/i }
const stairs = { h: /^height\b/i, n: /^steps\b/i }
const run = '(63 - 2 * h / n)'
const taken = { m: /^caffeine\b/i, h: /^hours since\b/i, t: /^half-life\b/i }
const original = { l: /^length of the original\b/i, s: /^scale\b/i }
const slab = { l: /^concrete length\b/i, w: /^concrete width\b/i, t: /^thickness\b/i }
const cubic = 'l * w * t / 100'
const pulse = { a: /^age\b/i, r: /^resting\b/i }
const zone = (share: number) => `r + ${share} * (220 - a - r)`
const printed = { d: /^dots\b/i }

const birds = {
  c: /^chicks$/i,
  p: /^price of a chick\b/i,
  f: /^feed consumed\b/i,
  q: /^feed price\b/i,
  l: /^chicks lost\b/i,
  w: /^weight at the exit\b/i,
}
const kilos = '((c - l) * w)'
const raised = '(c * p + f * q)'
const sample = { v: /^acid\b/i, b: /^base used\b/i, m: /^base in mol/i, r: /^ratio\b/i }
const wage = { h: /^hours worked\b/i, r: /^regular hours\b/i, p: /^pay an hour\b/i, o: /^overtime rate\b/i }
const times = 'switch(o, "1.25 times", 1.25, "2 times", 2, 1.5)'
const ordinary = '(min(h, r) * p)'
const extra = `(max(0, h - r) * p * ${times})`
const arc = { v: /^voltage\b/i, a: /^amperage\b/i, s: /^travel speed\b/i, k: /^process\b/i }
const efficiency = 'switch(k, "TIG", 0.6, "Submerged arc", 1, 0.8)'
const poured = { n: /^candles\b/i, g: /^vessel holds\b/i, f: /^fragrance in\b/i }
const wax = '(n * g / (1 + f / 100))'

/** How calculations of crafts, sports and pastimes are worked out. */
export const hobbyRules: readonly FormulaRule[] = [
  { gives: /^value of the kg\b/i, of: birds, formula: `${raised} / ${kilos}` },
  { gives: /^cost of a kg in cents$/i, of: birds, formula: `100 * ${raised} / ${kilos}` },
  { gives: /^cost of raising$/i, of: birds, formula: raised },
  { gives: /^feed conversion$/i, of: birds, formula: `f / ${kilos}` },
  { gives: /^mortality\b/i, of: birds, formula: '100 * l / c' },
  { gives: /^produced$/i, of: birds, formula: kilos },
  {
    gives: /^concentration of the acid$/i,
    of: sample,
    formula: 'b * m / v * switch(r, "1 to 2", 0.5, "2 to 1", 2, 1)',
  },
  { gives: /^base$/i, of: sample, formula: 'b * m' },
  { gives: /^pay this week$/i, of: wage, formula: `${ordinary} + ${extra}` },
  { gives: /^regular pay$/i, of: wage, formula: ordinary },
  { gives: /^overtime pay$/i, of: wage, formula: extra },
  { gives: /^heat input$/i, of: arc, formula: `v * a * 60 / (s * 1000) * ${efficiency}` },
  { gives: /^wax for the batch$/i, of: poured, formula: wax },
  { gives: /^fragrance$/i, of: poured, formula: `${wax} * f / 100` },
  { gives: /^depth of field$/i, of: scene, formula: `(${farthest} - ${nearest}) / 1000` },
  { gives: /^near limits?$/i, of: scene, formula: `${nearest} / 1000` },
  { gives: /^far limits?$/i, of: scene, formula: `${farthest} / 1000` },
  { gives: /^hyperfocal\b/i, of: lens, formula: `${hyperfocal} / 1000` },
  {
    gives: /^shutter speed with filter$/i,
    of: { s: /^shutter\b/i, n: /^filter\b/i },
    formula: '2 ^ n / s',
  },
  { gives: /^filter factor$/i, of: { n: /^filter\b/i }, formula: '2 ^ n' },
  { gives: /^maximum operating depth$/i, of: mixed, formula: '(100 * p / o - 1) * 10' },
  { gives: /^equivalent air depth$/i, of: dive, formula: '(1 - o / 100) * (d + 10) / 0.79 - 10' },
  { gives: /^oxygen at planned depth$/i, of: dive, formula: 'o / 100 * (d / 10 + 1)' },
  { gives: /^gear ratio$/i, of: drive, formula: 'a / b' },
  { gives: /^development$/i, of: rolling, formula: 'a / b * w' },
  {
    gives: /^speed at this cadence$/i,
    of: { ...rolling, c: /^cadence\b/i },
    formula: 'a / b * w * c * 0.06',
  },
  { gives: /^dew point$/i, of: air, formula: `243.12 * ${magnus} / (17.62 - ${magnus})` },
  {
    gives: /^absolute humidity$/i,
    of: air,
    formula: '216.7 * (r / 100 * 6.112 * 2.71828 ^ (17.62 * t / (243.12 + t))) / (273.15 + t)',
  },
  { gives: /^concrete needed$/i, of: slab, formula: cubic },
  { gives: /^cement$/i, of: slab, formula: `${cubic} * 320` },
  { gives: /^sand$/i, of: slab, formula: `${cubic} * 640` },
  { gives: /^gravel$/i, of: slab, formula: `${cubic} * 1080` },
  { gives: /^hull speed$/i, of: { l: /^waterline\b/i }, formula: '2.43 * l ^ 0.5' },
  { gives: /^in km\/h$/i, of: { l: /^waterline\b/i }, formula: '2.43 * l ^ 0.5 * 1.852' },
  { gives: /^oil to add$/i, of: { f: /^fuel\b/i, m: /^mix\b/i }, formula: '1000 * f / m' },
  { gives: /^share of oil$/i, of: { m: /^mix\b/i }, formula: '100 / m' },
  { gives: /^blood alcohol$/i, of: drunk, formula: `max(0, ${perMille} - 0.15 * h)` },
  { gives: /^until sober$/i, of: drunk, formula: `max(0, ${perMille} - 0.15 * h) / 0.15` },
  { gives: /^water volume$/i, of: filled, formula: 'l * w * (h - g) / 1000' },
  { gives: /^tank volume$/i, of: tank, formula: 'l * w * h / 1000' },
  { gives: /^a water change$/i, of: filled, formula: '0.3 * l * w * (h - g) / 1000' },
  {
    gives: /^(?:cast on|stitches)$/i,
    of: { s: /^stitches\b/i, w: /^width\b/i },
    formula: 's * w / 10',
  },
  { gives: /^rows$/i, of: { r: /^rows\b/i, l: /^length\b/i }, formula: 'r * l / 10' },
  { gives: /^lye\b/i, of: oils, formula: lye },
  { gives: /^water$/i, of: oils, formula: `2 * ${lye}` },
  { gives: /^oils in all$/i, of: { o: oils.o, k: oils.k }, formula: 'o + k' },
  { gives: /^magnification$/i, of: scope, formula: 'f / e' },
  { gives: /^exit pupil$/i, of: { ...scope, a: /^aperture\b/i }, formula: 'a * e / f' },
  { gives: /^true field\b/i, of: { ...scope, v: /^field of\b/i }, formula: 'v * e / f' },
  { gives: /^highest useful\b/i, of: { a: /^aperture in mm$/i }, formula: '2 * a' },
  { gives: /^rise of a step$/i, of: stairs, formula: 'h / n' },
  { gives: /^run of a step$/i, of: stairs, formula: run },
  { gives: /^length of the stairs$/i, of: stairs, formula: `(n - 1) * ${run}` },
  { gives: /^still in you$/i, of: taken, formula: 'm * 0.5 ^ (h / t)' },
  { gives: /^in six hours$/i, of: taken, formula: 'm * 0.5 ^ ((h + 6) / t)' },
  { gives: /^length of the model$/i, of: original, formula: '1000 * l / s' },
  { gives: /^in centimetres$/i, of: original, formula: '100 * l / s' },
  { gives: /^easy runs from$/i, of: pulse, formula: zone(0.6) },
  { gives: /^maximum heart rate$/i, of: { a: pulse.a }, formula: '220 - a' },
  { gives: /^zone 3 from$/i, of: pulse, formula: zone(0.7) },
  { gives: /^zone 4 from$/i, of: pulse, formula: zone(0.8) },
  { gives: /^zone 5 from$/i, of: pulse, formula: zone(0.9) },
  { gives: /^print width$/i, of: { ...printed, w: /^width in pixels$/i }, formula: 'w / d * 2.54' },
  { gives: /^print height$/i, of: { ...printed, h: /^height in pixels$/i }, formula: 'h / d * 2.54' },
  {
    gives: /^megapixels$/i,
    of: { w: /^width in pixels$/i, h: /^height in pixels$/i },
    formula: 'w * h / 1000000',
  },
  { gives: /^it takes$/i, of: { s: /^size in gb$/i, m: /^speed in\b/i }, formula: 's * 8000 / m / 60' },
  { gives: /^megabytes a second$/i, of: { m: /^speed in\b/i }, formula: 'm / 8' },
]
