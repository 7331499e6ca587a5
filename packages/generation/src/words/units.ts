import { readTable } from '../table.ts'
import { find } from '../understand/searched.ts'

/** A unit of measure: what it measures, and how many of the base unit of that one of it is. */
export interface Unit {
  /** As a label names it: "Miles". */
  many: string
  /** As it stands behind a number: "miles", "°C". */
  sign: string
  measure: string
  factor: number
  /** What stands before the factor is applied: 32 for Fahrenheit. */
  offset: number
  /** Its name in a description. */
  form: RegExp
}

const table = `
  measure | many | sign | factor | offset | form
  temperature | Celsius | °C | 1 | 0 | celsius, centigrade
  temperature | Fahrenheit | °F | 0.5555555556 | 32 | fahrenheit
  temperature | Kelvin | K | 1 | 273.15 | kelvin
  length | Millimetres | millimetres | 0.001 | 0 | millimet[er]{2}s?, mm
  length | Centimetres | centimetres | 0.01 | 0 | centimet[er]{2}s?, cm
  length | Metres | metres | 1 | 0 | met[er]{2}s?
  length | Kilometres | kilometres | 1000 | 0 | kilomet[er]{2}s?, km
  length | Inches | inches | 0.0254 | 0 | inch(es)?
  length | Feet | feet | 0.3048 | 0 | foot, feet
  length | Yards | yards | 0.9144 | 0 | yards?
  length | Miles | miles | 1609.344 | 0 | miles?
  weight | Milligrams | milligrams | 0.000001 | 0 | milligrams?
  weight | Grams | grams | 0.001 | 0 | grams?
  weight | Kilograms | kilograms | 1 | 0 | kilograms?, kilos?, kgs?
  weight | Tonnes | tonnes | 1000 | 0 | tonnes?
  weight | Ounces | ounces | 0.0283495 | 0 | ounces?
  weight | Pounds | pounds | 0.45359237 | 0 | pounds, lbs?
  weight | Stone | stone | 6.35029 | 0 | stones?
  volume | Millilitres | millilitres | 0.001 | 0 | millilit[er]{2}s?, ml
  volume | Litres | litres | 1 | 0 | lit[er]{2}s?
  volume | Gallons | gallons | 3.78541 | 0 | gallons?
  volume | Pints | pints | 0.473176 | 0 | pints?
  volume | Cups | cups | 0.236588 | 0 | cups
  speed | km/h | km/h | 1 | 0 | km/h, kph, kilomet[er]{2}s per hour
  speed | mph | mph | 1.609344 | 0 | mph, miles per hour
  speed | Knots | knots | 1.852 | 0 | knots
  speed | m/s | m/s | 3.6 | 0 | m/s, met[er]{2}s per second
  data | Bytes | bytes | 1 | 0 | bytes?
  data | Kilobytes | kilobytes | 1000 | 0 | kilobytes?, kb
  data | Megabytes | megabytes | 1000000 | 0 | megabytes?, mb
  data | Gigabytes | gigabytes | 1000000000 | 0 | gigabytes?, gb
  data | Terabytes | terabytes | 1000000000000 | 0 | terabytes?, tb
  energy | Joules | joules | 1 | 0 | joules?
  energy | Calories | calories | 4.184 | 0 | calories
  energy | Kilowatt hours | kilowatt hours | 3600000 | 0 | kilowatt[- ]hours?, kwh
  pressure | Pascals | pascals | 1 | 0 | pascals?
  pressure | Bar | bar | 100000 | 0 | bars?
  pressure | psi | psi | 6894.757 | 0 | psi
  time | Seconds | seconds | 1 | 0 | seconds?
  time | Minutes | minutes | 60 | 0 | minutes?
  time | Hours | hours | 3600 | 0 | hours?
  time | Days | days | 86400 | 0 | days?
  area | Square metres | square metres | 1 | 0 | square met[er]{2}s?
  area | Square feet | square feet | 0.092903 | 0 | square f[oe]{2}t
  area | Hectares | hectares | 10000 | 0 | hectares?
  area | Acres | acres | 4046.856 | 0 | acres?`

const units: readonly Unit[] = readTable(table).map((row) => ({
  many: row.many ?? '',
  sign: row.sign ?? '',
  measure: row.measure ?? '',
  factor: Number(row.factor),
  offset: Number(row.offset),
  form: new RegExp(
    String.raw`(?<![\p{L}\d/])(?<!square )(?:${(row.form ?? '').replaceAll(', ', '|')})(?![\p{L}/]| per )`,
    'iu',
  ),
}))

/** The units a description names, in its order, of the measure it names most of; none where it names less than two. */
export function unitsIn(text: string): readonly Unit[] {
  const named = units
    .map((unit) => ({ unit, at: find(unit.form, text)?.index ?? -1 }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ unit }) => unit)
  const ofMeasure = (measure: string) => named.filter((unit) => unit.measure === measure)
  const most = Math.max(0, ...named.map(({ measure }) => ofMeasure(measure).length))
  const [main] = named.filter(({ measure }) => ofMeasure(measure).length === most)
  return main && most >= 2 ? ofMeasure(main.measure) : []
}

/** The unit a label names: "Miles". */
export const unitNamed = (many: string): Unit | undefined => units.find((unit) => unit.many === many)

/** So many of one unit in another. */
export const inUnit = (value: number, from: Unit, to: Unit): number =>
  ((value - from.offset) * from.factor) / to.factor + to.offset
