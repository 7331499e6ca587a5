import { flatParts, type Part } from '../../dictation/part.ts'
import type { Field } from '../../entity.ts'
import { conversionFormulas } from '../formulas/conversion.ts'
import { formulaFor, type Worked } from '../formulas/formula-for.ts'
import type { Scene } from '../scene.ts'
import { has } from '../../understand/searched.ts'
import { choicesFor } from './choices-for.ts'

/** What one could have entered under a name where something is worked out of it. */
const entered: readonly [name: RegExp, value: string][] = [
  [/\b(?:loan|mortgage|principal)\b/i, '180000'],
  [/\b(?:salary|income|gross|wage)\b/i, '3200'],
  [/\bper 100 ?km\b|consumption/i, '6.5'],
  [/\bper lit|fuel price/i, '1.75'],
  [/kwh|electricity/i, '0.32'],
  [/\bbill\b|subtotal/i, '84'],
  [/\b(?:price|cost|amount|total|check)\b/i, '120'],
  [/\bheight\b/i, '175'],
  [/\bweight\b/i, '72'],
  [/\b(?:interest|apr)\b/i, '3.5'],
  [/\b(?:tip|discount|vat|tax|rate|service|off)\b/i, '15'],
  [/\byears?\b|\bterm\b/i, '20'],
  [/\b(?:distance|km|route|miles)\b/i, '240'],
  [/\bwatts?\b|\bpower\b/i, '800'],
  [/\bhours?\b/i, '8'],
  [/\b(?:people|persons?|guests|friends|diners)\b/i, '4'],
  [/\b(?:length|width)\b/i, '4'],
  [/\bcoats\b/i, '2'],
]
const sampleOf = (label: string) =>
  /\bbmi\b|body mass/i.test(label)
    ? '23.5'
    : /consumption|fuel needed|you need|paint|lit(?:er|re)/i.test(label)
      ? '15.6 l'
      : '€ 18.40'

/** What a number field is filled with where something on its screen is worked out of it. */
const valueFor = ({ label, entry, min, max }: Part & { kind: 'input' }, isOfWalls: boolean): string =>
  entry === 'slider'
    ? String(Math.round(((min ?? 0) + (max ?? 100)) * 0.5))
    : /\bheight\b/i.test(label) && isOfWalls
      ? '2.5'
      : (entered.find(([name]) => has(name, label))?.[1] ?? (entry === 'stepper' ? '1' : ''))

/** The fields of the screen that hold a number or a choice. */
/** A height beside a length is that of a wall. */
const hasWalls = ({ screen }: Pick<Scene, 'screen'>): boolean =>
  flatParts(screen.dictated?.groups.flat() ?? []).some(
    (part) => part.kind === 'input' && /^length\b/i.test(part.label),
  )

function fieldsOf({ screen }: Scene): Field[] {
  return flatParts(screen.dictated?.groups.flat() ?? []).flatMap((part): Field[] => {
    if (part.kind !== 'input') return []
    if (part.entry === 'select') {
      const options = part.options.length > 0 ? part.options : [...choicesFor(part.label)]
      return [
        {
          name: part.label,
          kind: 'choice',
          value: (/^to$/i.test(part.label) ? options[1] : undefined) ?? options[0] ?? '',
          options,
        },
      ]
    }
    if (!/^(?:number|slider|stepper|text)$/.test(part.entry)) return []
    const value = valueFor(part, hasWalls({ screen }))
    return value === '' ? [] : [{ name: part.label, kind: 'number', value, options: [] }]
  })
}

/** What was worked out on a screen already, by its name: a rule is looked for once. */
const known = new WeakMap<object, Map<string, Worked | undefined>>()

/** How a value of this name is worked out of what one enters on the screen: "Each pays"; undefined where nobody knows. */
export function workedOut(scene: Scene, label: string): Worked | undefined {
  const found = known.get(scene.screen) ?? new Map<string, Worked | undefined>()
  known.set(scene.screen, found)
  if (!found.has(label)) found.set(label, workOut(scene, label))
  return found.get(label)
}

function workOut(scene: Scene, label: string): Worked | undefined {
  const fields = fieldsOf(scene)
  if (fields.length < 2) return undefined
  const isResult = /^(?:results?|converted(?: amount| value)?|you get|conversion)$/i.test(label)
  const worked =
    (isResult ? conversionFormulas(fields)?.value : undefined) ??
    formulaFor(label, sampleOf(label), fields)?.value
  // What is entered is not worked out.
  return worked === undefined || /^\{[^}]*\}$/.test(worked.formula) ? undefined : worked
}

/** What stands in a field before one enters anything, where something is worked out of it; undefined in any other. */
export function filledIn(scene: Scene, part: Part & { kind: 'input' }): string | undefined {
  const said = flatParts(scene.screen.dictated?.groups.flat() ?? [])
  const isUsed = said
    .flatMap((each) => (each.kind === 'figures' ? each.options : 'label' in each ? [each.label] : []))
    .some((label) => workedOut(scene, label)?.formula.includes(`{${part.label}}`) === true)
  const value = isUsed ? valueFor(part, hasWalls(scene)) : ''
  return value === '' ? undefined : value
}
