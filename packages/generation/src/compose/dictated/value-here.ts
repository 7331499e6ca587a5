import { flatParts, type Part } from '../../dictation/part.ts'
import type { Scene } from '../scene.ts'
import { valueOf } from './value-of.ts'

/** `label | what else stands there | value`: what a value is where the rest of the screen says of what it is. */
const table: readonly [label: RegExp, beside: RegExp, value: string][] = [
  [/\btemp(?:erature)?$/i, /fridge|freezer|cold (?:room|store)/i, '4.2 °C'],
  [/\btemp(?:erature)?$/i, /\boven|\bbake|\bgrill|kiln|smoker/i, '180 °C'],
  [/\btemp(?:erature)?$/i, /aquarium|\btank\b|\bpool\b|chlorine|\bpH\b|water quality/i, '25.4 °C'],
  [/\btemp(?:erature)?$/i, /patient|fever|pulse|blood pressure/i, '37.2 °C'],
  [
    /\btemp(?:erature)?$/i,
    /thermostat|heating|radiator|\brooms?\b|bedroom|kitchen|eco mode|target temp|holiday mode|air con|smart home|greenhouse/i,
    '20.5 °C',
  ],
  [
    /^(?:status|state)$/i,
    /water|quality|sensor|machine|server|pump|temperature|pressure|battery|health/i,
    'Good',
  ],
  [/^(?:total |prep(?:aration)? |cooking )?time$/i, /servings|difficulty|ingredients/i, '35 min'],
  [/^(?:timer|countdown|time (?:left|remaining)|remaining time)$/i, /question|answers?\b|quiz/i, '0:20'],
  [
    /^countdown$/i,
    /\b(?:session|workout|meditat\w*|exercise|focus|break|breath\w*|timer|brew\w*|cook\w*)\b/i,
    '09:42',
  ],
]

/** All that is said on a screen, and what it is called. */
const said = new WeakMap<object, string>()
function saidOn(scene: Scene): string {
  const known = said.get(scene.screen) ?? readOn(scene)
  said.set(scene.screen, known)
  return known
}
const readOn = ({ screen, app }: Scene): string =>
  [
    screen.title ?? screen.name,
    app.name,
    ...flatParts(screen.dictated?.groups.flat() ?? []).flatMap((part) => [
      part.label,
      ...('options' in part ? part.options : []),
    ]),
  ].join(' ')

const mostShown = 4
const numberIn = (value: string | undefined): number =>
  value === undefined ? Number.NaN : Number(value.replaceAll(/[^\d.]/g, ''))

/** "Total", "total litres": what those listed on the screen come to, with what is said to be added. */
function sumHere(scene: Scene, label: string): string | undefined {
  const [, of] = /^total (?:number of )?(\p{L}+)$/iu.exec(label) ?? []
  const isSum = /^(?:grand |order |cart )?total(?: price| amount)?$|^sub-?total$/i.test(label)
  if (of === undefined && !isSum) return undefined
  const parts = flatParts(scene.screen.dictated?.groups.flat() ?? [])
  for (const part of parts) {
    if (part.kind !== 'list') continue
    const entity = scene.screen.dictated?.lists.get(part.label) ?? scene.entity
    const sums = [/^(?:amount|total|sum|line total)$/i, /^(?:unit )?(?:price|cost)$/i]
    const field = isSum
      ? sums.flatMap((form) => part.fields.filter((each) => form.test(each)))[0]
      : part.fields.find((each) => each.toLowerCase() === of?.toLowerCase())
    if (field === undefined) continue
    const values = entity.samples
      .slice(0, mostShown)
      .map((_, index) => valueOf(field, index, entity, scene.app.contentSeed))
    const sum = values.reduce((all, value) => all + numberIn(value), 0)
    if (values.length === 0 || Number.isNaN(sum)) return undefined
    const extra =
      /^sub/i.test(label) ||
      !parts.some((each) => /^(?:shipping|delivery)(?: costs?| fee)?$/i.test(each.label))
        ? 0
        : shipping
    const tax = /^sub/i.test(label) ? 1 : 1 + taxOf(parts) / 100
    return isSum ? `€ ${(sum * tax + extra).toFixed(2)}` : String(Math.round(sum * 10) / 10)
  }
  return undefined
}
/** "VAT 19 %": how much of it. */
const taxOf = (parts: readonly Part[]): number => {
  const told = parts.find((part) => part.kind === 'fact' && /^(?:vat|tax|gst)$/i.test(part.label))
  const [, share = '0'] = /^(\d+) ?%$/.exec((told?.kind === 'fact' ? told.value : undefined) ?? '') ?? []
  return Number(share)
}
/** What sending costs wherever it is shown. */
const shipping = 4.9

/** What a value of this name is among what stands beside it; undefined where that tells nothing. */
export function valueHere(scene: Scene, label: string): string | undefined {
  const sum = sumHere(scene, label)
  if (sum !== undefined) return sum
  const [, , value] = table.find(([name, beside]) => name.test(label) && beside.test(saidOn(scene))) ?? []
  return value
}
