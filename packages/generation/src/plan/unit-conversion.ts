import { byWord } from '../by-word.ts'
import { unit as anyUnit } from '../entities/unit.ts'
import { defineEntity, type Entity } from '../entity.ts'
import { inUnit, type Unit, unitsIn } from '../words/units.ts'

const written = (value: number): string => {
  const digits = Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 1 ? 2 : 4
  return value.toLocaleString('en-US', { maximumFractionDigits: digits })
}

const startOf: Readonly<Record<string, number>> = byWord({ temperature: 21, time: 90, data: 512 })
const usualStart = 12

/** Two to six units one converts between, each into the others, with values that are true. */
function conversionOf(units: readonly Unit[], [from, to]: readonly [Unit, Unit]): Entity {
  const start = startOf[from.measure] ?? usualStart
  const said = (value: number, { sign }: Unit) => `${written(value)} ${sign}`
  const result = inUnit(start, from, to)
  const others = units.filter((unit) => unit !== from && unit !== to).slice(0, 2)
  const options = units.map(({ many }) => many)
  const steps = [1, 2, 4, 6, 8, 10, 12].map((step) => (start * step) / 12)
  const rows: readonly (readonly [number, Unit, Unit])[] = [
    [start, from, to],
    [start * 2, from, to],
    [start * 3, to, from],
    [start / 2, from, others[0] ?? to],
    [start * 5, to, others[0] ?? from],
  ]
  return {
    ...anyUnit,
    ...defineEntity({
      id: anyUnit.id,
      one: anyUnit.one,
      many: anyUnit.many,
      words: anyUnit.words.join(', '),
      icon: anyUnit.icon,
      groups: options.join(', '),
      fields: `Value | number | ${String(start)}\nFrom | choice | ${from.many} | ${options.join(', ')}\nTo | choice | ${to.many} | ${options.toReversed().join(', ')}`,
      samples: `icon | title | subtitle | value\n${rows
        .map(
          ([value, one, other]) =>
            `repeat | ${said(value, one)} | in ${other.many} | ${written(inUnit(value, one, other))}`,
        )
        .join('\n')}`,
      about: `${said(start, from)} are ${said(result, to)}.`,
      facts: `${written(result)} | ${to.many}\n${written(start)} | ${from.many}`,
      figures: `${written(result)} | ${to.many}\n${String(rows.length)} | Kept`,
      hero: `${said(start, from)} are | ${said(result, to)} | ${
        others.length > 0
          ? `And ${others.map((other) => said(inUnit(start, from, other), other)).join(', ')}`
          : `One more makes ${said(inUnit(start + 1, from, to), to)}`
      } | Keep it`,
      trend: `${to.many} for ${from.many} | ${written(result)} |`,
      data: steps.map((step) => Math.round(inUnit(step, from, to) * 100) / 100),
      labels: steps.map(written),
      tip: 'Nothing to wait for | It works without a connection',
      add: anyUnit.add,
      use: anyUnit.use,
    }),
  }
}

/** The conversions of a description that names its units: "Celsius, Fahrenheit or Kelvin"; undefined where it names none. */
export function toldConversion(text: string): Entity | undefined {
  const units = unitsIn(text)
  const [from, to] = units
  return from && to ? conversionOf(units.slice(0, 6), [from, to]) : undefined
}
