import { toSingular } from '../../words/forms.ts'
import type { BriefPart } from './brief-part.ts'

/** Of several at once: one ticks them first. */
const isTick = /^(?:Mark|Tick|Check) /

/** "Orders", "an order": the same things. */
const isAlike = (one: string, other: string): boolean => {
  const [head, same] = [one, other].map((said) => toSingular(said.split(' ').at(-1) ?? ''))
  return head === same
}

/** The parts of a screen, each in a sentence: a list with what is done in its rows, and what is only named together. */
export function inSentences(parts: readonly BriefPart[], isOfOne: boolean): string[] {
  const isOf = (part: BriefPart, row: BriefPart) =>
    part.button !== undefined &&
    part.behind === undefined &&
    (part.inRow || (part.isOfBefore && !isOfOne)
      ? rows.findLast((each) => parts.indexOf(each) < parts.indexOf(part)) === row
      : part.thing !== undefined && isAlike(row.listed ?? '', part.thing))
  const rows = parts.filter(({ listed }) => listed !== undefined)
  const done = new Map(rows.map((row) => [row, parts.filter((part) => isOf(part, row))]))
  const taken = new Set([...done.values()].flat().filter(({ button = '' }) => !isTick.test(button)))
  const said: string[] = []
  let named: string[] = []
  const flush = () => {
    if (named.length > 0) said.push(named.join(', '))
    named = []
  }
  for (const part of parts) {
    if (taken.has(part)) continue
    if (part.isNamed) {
      named.push(part.said)
      continue
    }
    flush()
    const deeds = done.get(part) ?? []
    const buttons = [
      ...(deeds.some(({ button = '' }) => isTick.test(button)) ? ['checkbox'] : []),
      ...deeds.flatMap(({ button = '' }) => (isTick.test(button) ? [] : [`a "${button}" button`])),
    ]
    const shown = part.shown?.length ? part.shown : buttons.length > 0 ? ['name'] : []
    said.push(
      shown.length === 0
        ? part.said
        : `${part.said}${buttons.length > 0 ? ', each' : ''} with ${[...shown, ...buttons].join(', ')}`,
    )
  }
  flush()
  return said
}
