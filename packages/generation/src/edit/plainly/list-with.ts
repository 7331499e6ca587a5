import type { AppDocument, ComponentNode, JsonValue } from '@kwiq/app-model'
import { findEntity } from '../../entities/index.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { columnFor } from '../frames/fields-given.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { put } from '../frames/put.ts'
import { attributesSaid } from '../frames/said-attributes.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { iconNamed } from '../icons.ts'
import { knownEntries } from '../known-entries.ts'
import { endOf, startOf } from '../places.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { placeMeant } from './app-parts.ts'

const asking =
  "(?:(?:can you |could you )?(?:please )?(?:add|make|show|create|include|put)|(?:i|we)(?:\\s+would|['’]d)?\\s+(?:want|need|like)(?:\\s+to have)?|there should be)"
const place =
  '(?:\\s+(?:to|on|in|at)\\s+(?:the\\s+|our\\s+)(?<place>(?:[\\p{L}]+\\s){0,2}(?:page|screen|tab|start|home)))?'
const forms = [
  `^(?:${asking}\\s+)?(?:an?\\s+|the\\s+)?(?:short\\s+|small\\s+|simple\\s+|new\\s+)?list\\s+(?:of|with|for)\\s+(?:all\\s+)?(?:the\\s+|our\\s+|my\\s+)?(?<what>[\\p{L}' -]{3,40}?)\\s+(?:with|and)\\s+(?:(?:the|their|its)\\s+)?(?<told>[\\p{L}, ]{3,60}?)${place}$`,
  `^(?:${asking}\\s+)?(?:an?\\s+|the\\s+)?(?<told>price)\\s?list\\s+(?:of|for|with)\\s+(?:all\\s+)?(?:the\\s+|our\\s+|my\\s+)?(?<what>[\\p{L}' -]{3,30}?)(?:\\s+with\\s+\\d+\\s+\\p{L}+)?${place}$`,
].map((form) => new RegExp(form, 'iu'))

const mostShown = 4

/** Entries of such things: those of the app, those that are known anywhere, or some that say what is told of each. */
function entriesOf(document: AppDocument, what: string): { items: JsonValue[]; one: string } | undefined {
  const words = what.replace(/^(?:next|upcoming|latest|last|current|best|top)\s+/i, '')
  const one = toSingular(words.toLowerCase())
  const own = kindNamed(document, words, true)?.lists.toSorted(
    (a, b) => itemsOf(b).length - itemsOf(a).length,
  )[0]
  if (own) return { items: itemsOf(own).slice(0, mostShown), one }
  const known = knownEntries(words)
  if (known) return { items: known, one }
  const samples = findEntity(one.split(' ').at(-1) ?? '')?.samples ?? []
  const icon = iconNamed(words)
  return {
    items: samples
      .slice(0, mostShown)
      .map(({ title }): JsonValue => ({ title, ...(icon === undefined ? {} : { icon }) })),
    one,
  }
}

const titleOf = (what: string, told: string): string =>
  /^price$/i.test(told) ? 'Prices' : capitalise(toPlural(toSingular(what)))

/** "A list of the next concerts with date and venue": a title, and what is told of each. */
const listWith: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)).find(Boolean)?.groups
  if (!found?.what || !found.told || /\b(?:photos?|pictures?|buttons?)\b/i.test(found.told)) return undefined
  const said = attributesSaid(found.told)
  const host = found.place === undefined ? startOf(document) : placeMeant(document, found.place)
  const made = entriesOf(document, found.what)
  if (
    !said ||
    !host ||
    !made ||
    host.components.some(
      ({ label }) => label.toLowerCase() === titleOf(found.what ?? '', found.told ?? '').toLowerCase(),
    )
  )
    return undefined
  const columns = said.map((each, index) => columnFor(each, made.one, document.app.description, index))
  if (columns.some(({ values }) => values.every((value) => value === ''))) return undefined
  const [head, ...others] = columns
  const bare = made.items.length === 0
  const items = bare
    ? (head?.values ?? []).slice(0, 3).map((value, index): JsonValue => ({
        title: `${capitalise(made.one)}, ${value}`,
        ...(others.length > 0
          ? { subtitle: others.map(({ values }) => values[index % values.length] ?? '').join(' · ') }
          : {}),
      }))
    : made.items.map((item, index) => {
        const isMoney = columns.length === 1 && head?.field.kind === 'money'
        const text = columns.map(({ values }) => values[index % values.length] ?? '').join(' · ')
        const clean = isEntry(item)
          ? Object.fromEntries(
              Object.entries(item).filter(
                ([key]) => !/^(?:value|badge|badgeTone|subtitle|progress|rating)$/.test(key),
              ),
            )
          : item
        return isMoney && /[$€£¥₹]|CHF/.test(textOf(item, 'value') ?? '')
          ? withPart(clean, 'value', textOf(item, 'value') ?? '')
          : withPart(clean, isMoney ? 'value' : 'subtitle', text)
      })
  if (items.length < 2) return undefined
  const title = titleOf(found.what, found.told)
  const node: Omit<ComponentNode, 'id'> = {
    type: 'list',
    label: title,
    properties: { layout: 'rows', title, items },
  }
  return put(document, host, endOf(host), node)
}

/** Lists with what is told of each of their things. */
export const listWithRules: readonly EditRule[] = [listWith]
