import { type AppDocument, type Command, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { stemOf, toSingular } from '../../words/forms.ts'
import { type Entry, isEntry, itemsOf, textOf } from '../entry.ts'
import { findList, isOfEntries } from '../lists.ts'
import { type EditRule, refuse } from '../rule.ts'

const form =
  /^(?:sort|order)\s+(?:(?<things>.{2,40}?)\s+)?by\s+(?:the\s+)?(?:number of\s+|most\s+)?(?<by>[\p{L}]{3,16}(?:\s[\p{L}]{3,16})?)(?:,?\s+(?:(?:from|with)\s+)?(?<way>(?:the\s+)?(?:best|most|highest|high|fewest|lowest|low|least|largest|biggest|smallest|longest|shortest|descending|ascending|oldest|youngest)\b.{0,24}))?$/iu
const most =
  /^(?:points?|scores?|wins?|votes?|likes?|goals?|stars?|ratings?|visits?|views?|members?|rank|sales)$/i

/** The number before such a unit: "1,040 points". */
function numberOf(entry: Entry, stem: string): number | undefined {
  for (const key of ['value', 'meta', 'subtitle', 'badge', 'overline']) {
    for (const [, number = '', unit = ''] of (textOf(entry, key) ?? '').matchAll(/(\d[\d.,]*)\s?(\p{L}+)/gu))
      if (stemOf(toSingular(unit.toLowerCase())) === stem)
        return Number(number.replaceAll(/[.,](?=\d{3}\b)/g, '').replace(',', '.'))
  }
  return undefined
}

/** The list of these things of which all entries tell the number; the named one first. */
function listTelling(document: AppDocument, things: string, stem: string): ComponentNode | undefined {
  const tells = (node: ComponentNode) => {
    const entries = itemsOf(node).filter(isEntry)
    return (
      isOfEntries(node) && entries.length > 1 && entries.every((entry) => numberOf(entry, stem) !== undefined)
    )
  }
  const named = findList(document, things)?.node
  if (named && tells(named)) return named
  const all = [...walkNodes(document)].filter(({ node }) => tells(node)).map(({ node }) => node)
  // Where only one list tells it, it is meant, whatever it is called.
  return all.length === 1 || new Set(all.map(({ label }) => label)).size === 1 ? all[0] : undefined
}

/** "Sort the ladder by points, best first": by a number that every entry tells with its unit. */
const sortByNumber: EditRule = (clause, document) => {
  const found = form.exec(clause)?.groups
  if (!found?.by) return undefined
  const by = found.by.split(' ').at(-1) ?? ''
  const stem = stemOf(toSingular(by.toLowerCase()))
  const list = listTelling(document, found.things ?? 'list', stem)
  if (!list) return undefined
  const isUp = /^(?:the\s+)?(?:fewest|low|least|smallest|shortest|ascending|youngest)/i.test(found.way ?? '')
  const isDown = found.way === undefined ? most.test(by) : !isUp
  const entries = itemsOf(list).filter(isEntry)
  const sorted = entries.toSorted(
    (one, other) => ((numberOf(one, stem) ?? 0) - (numberOf(other, stem) ?? 0)) * (isDown ? -1 : 1),
  )
  const command: Command = { type: 'set-properties', id: list.id, set: { items: sorted } }
  return sorted.every((entry, index) => entry === entries[index])
    ? refuse(`${list.label} is in that order already.`)
    : [command]
}

export const sortByNumberRules: readonly EditRule[] = [sortByNumber]
