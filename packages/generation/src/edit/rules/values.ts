import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { likeFormer, per } from '../amounts.ts'
import { itemsOf, textOf, withPart } from '../entry.ts'
import { findEntries, type FoundEntry } from '../find-entries.ts'
import { splitHost } from '../find-host.ts'
import { findEntriesLoosely } from '../find-loosely.ts'
import { findNamedNode, findNear } from '../find-target.ts'
import { type EditRule } from '../rule.ts'
import { stemOf, toSingular } from '../../words/forms.ts'
import { unquote, withoutArticle } from '../words.ts'

/** A number, with what may stand before and after it: "€ 85", "8 kg", "90%", "2 h 30", "18:30". */
const value = '((?:[$€£¥₹]|chf|kr)?\\s?-?\\d[\\d.,:]*\\s?(?:%|[\\p{L}€$£¥₹]{1,10}(?:\\s\\d+)?)?' + per + ')'
const forms = [
  `^(?:change|set|update|put|raise|lower|increase|decrease|reduce|make|correct)\\s+(.{2,60}?)\\s+(?:to|at|into|from \\S+ to|be|cost|costs|say|show|as)?\\s*${value}(?<place>\\s+(?:on|in)\\s+(?:the\\s+)?.{2,40})?$`,
  `^(.{2,50}?)\\s+(?:should|must|has to|have to|needs? to|is supposed to)\\s+(?:now\\s+)?(?:cost|be|say|show|read|last|take)\\s+${value}$`,
  `^(?:the\\s+)?((?:price|cost|rent|fee|amount|value|rate)\\s+(?:of|for)\\s+.{2,50}?)\\s+(?:is|are)\\s+(?:now\\s+)?${value}$`,
  `^(.{2,50}?)\\s+(?:is|are)\\s+(?:now|from now on)\\s+${value}$`,
  `^(.{2,50}?)\\s+(?:now\\s+)?costs?\\s+(?:now\\s+)?${value}(?:\\s+now)?$`,
].map((form) => new RegExp(form, 'iu'))

const amountIn = /(?:[$€£¥₹]|CHF)\s?\d[\d.,]*/u

/** An entry with another number: in its own place for one, else within its subtitle; undefined where it has none. */
function withValue(item: JsonValue, text: string, beside?: string): JsonValue | undefined {
  for (const key of ['value', 'quantity', 'time']) {
    const former = textOf(item, key)
    const fits = key === 'time' ? text.includes(':') : key === 'value' || /^\d+$/.test(text)
    if (former !== undefined && fits)
      return withPart(item, key, likeFormer(/\d/.test(former) ? former : (beside ?? former), text))
  }
  const subtitle = textOf(item, 'subtitle')
  const amount = subtitle && amountIn.exec(subtitle)?.[0]
  return subtitle && amount
    ? withPart(
        item,
        'subtitle',
        subtitle.replace(amount, () => likeFormer(amount, text)),
      )
    : undefined
}

/** Those that have a number; where none has, the first gets one. */
function changeEntries(entries: readonly FoundEntry[], text: string): Command[] {
  const itemOf = ({ node, index }: FoundEntry) => itemsOf(node)[index] ?? null
  const having = entries.filter((entry) => withValue(itemOf(entry), text) !== undefined)
  const meant = having.length > 0 ? having : entries.slice(0, 1)
  return [...new Set(meant.map(({ node }) => node))].map((node) => {
    // Where "Free" stood, an amount is written like those beside it.
    const beside = itemsOf(node)
      .map((item) => textOf(item, 'value') ?? '')
      .find((each) => amountIn.test(each))
    const own = new Set(meant.filter((entry) => entry.node === node).map(({ index }) => index))
    const items = itemsOf(node).map((item, index) =>
      own.has(index)
        ? (withValue(item, text, beside) ?? withPart(item, 'value', likeFormer(beside, text)))
        : item,
    )
    return { type: 'set-properties', id: node.id, set: { items } }
  })
}

/** "The daily goal to 15 min" where one chooses between 10, 20 and 30 min: that one, in the place of the chosen one. */
function chooseValue(node: ComponentNode, text: string): Command | undefined {
  const items = itemsOf(node)
  const unit = (title: string | undefined) => (title ?? '').replaceAll(/[\d.,\s]+/g, '').toLowerCase()
  const isAlike = items.every((item) => /\d/.test(textOf(item, 'title') ?? ''))
  if (items.length < 2 || !isAlike) return undefined
  const title = /^\d[\d.,]*$/.test(text) ? likeFormer(textOf(items[0], 'title'), text) : text
  if (unit(title) !== unit(textOf(items[0], 'title'))) return undefined
  const at = items.findIndex((item) => textOf(item, 'title') === title)
  const active = typeof node.properties.active === 'number' ? node.properties.active : 0
  return {
    type: 'set-properties',
    id: node.id,
    set:
      at >= 0
        ? { active: at }
        : { items: items.map((item, index) => (index === active ? withPart(item, 'title', title) : item)) },
  }
}

/** What a component shows as its number, changed; undefined where it shows none. */
function changeNode(node: ComponentNode, text: string): Command | undefined {
  const { kind, data, center } = node.properties
  const number = Number.parseFloat(text.replace(',', '.').replaceAll(/[^\d.-]/g, ''))
  if (node.type === 'chart' && (kind === 'ring' || kind === 'progress') && Number.isFinite(number)) {
    const share = Math.min(1, Math.max(0, number > 1 || text.includes('%') ? number / 100 : number))
    const rest = Array.isArray(data) ? data.slice(1) : []
    const shown =
      typeof center === 'string' && center.includes('%') ? { center: `${Math.round(share * 100)}%` } : {}
    return { type: 'set-properties', id: node.id, set: { data: [share, ...rest], ...shown } }
  }
  if (node.type === 'input' || (node.type === 'datepicker' && typeof node.properties.value === 'string')) {
    const former = node.properties.value
    const next = likeFormer(typeof former === 'string' ? former : undefined, text)
    return { type: 'set-properties', id: node.id, set: { value: next } }
  }
  const chosen = node.properties.layout === 'chips' ? chooseValue(node, text) : undefined
  if (chosen) return chosen
  if (node.type === 'text' && /\d/.test(node.label) && node.label.length < 20)
    return { type: 'rename-component', id: node.id, label: likeFormer(node.label, text) }
  return undefined
}

/** The number a text of a screen stands for, by the words above it. */
function byCaption(document: AppDocument, words: string): ComponentNode | undefined {
  const wanted = withoutArticle(words).toLowerCase()
  const all = document.screens.flatMap(({ components }) => components)
  const walk = (nodes: readonly ComponentNode[]): ComponentNode[] =>
    nodes.flatMap((node) => [node, ...walk(node.children ?? [])])
  return walk(all).find(
    ({ type, properties: { caption } }) =>
      type === 'text' && typeof caption === 'string' && caption.toLowerCase() === wanted,
  )
}

/** "The balance" among the figures of any screen. */
const figuresCalled = (document: AppDocument, words: string, screenId?: string): FoundEntry[] =>
  [...walkNodes(document)].flatMap(({ node, screen }) =>
    node.properties.layout === 'stats' && (screenId === undefined || screen.id === screenId)
      ? itemsOf(node).flatMap((item, index) =>
          textOf(item, 'title')?.toLowerCase() === withoutArticle(words).toLowerCase() &&
          textOf(item, 'formula') === undefined
            ? [{ node, index }]
            : [],
        )
      : [],
  )

/** "The tip" of a field called Tip percentage. */
function fieldWith(document: AppDocument, words: string): ComponentNode | undefined {
  const wanted = withoutArticle(words).toLowerCase().split(' ')
  return [...walkNodes(document)]
    .map(({ node }) => node)
    .find(
      ({ type, label, properties }) =>
        type === 'input' &&
        typeof properties.value === 'string' &&
        /\d/.test(properties.value) &&
        wanted.every((word) => label.toLowerCase().split(' ').includes(word)),
    )
}

/** "Set the reps to 8", "the wedding cake should cost 85 euros": the number of whatever has one. */
const setValue: EditRule = (clause, document) => {
  const found = forms.map((form) => form.exec(clause)).find(Boolean)
  if (!found?.[1] || !found[2]) return undefined
  const text = unquote(found[2]).trim()
  const place = found.groups?.place ?? ''
  const named = found[1]
    .replace(/^(?:the\s+)?(?:price|cost|rent|fee|rate|amount|value|number)\s+(?:of|for)\s+/i, '')
    .replace(/\s+(?:price|cost|amount|value|number)$/i, '')
    .replace(/^(the\s+)?(?:default|initial|starting|preset|standard)\s+/i, '$1')
  if (/\bcolumns?\b/i.test(text) || (/\bstars?\b/i.test(text) && !/\bcosts?\b/i.test(clause)))
    return undefined
  const { subject, screen } = splitHost(document, `${named}${place}`)
  const onScreen = screen && findNamedNode(document, subject, screen.id)
  const there = onScreen && changeNode(onScreen.node, text)
  if (there) return [there]
  const entries = screen ? undefined : findEntries(document, named, 'value')
  if (Array.isArray(entries)) return changeEntries(entries, text)
  const node = byCaption(document, named) ?? (screen ? undefined : findNear(document, named)?.node)
  const command = node && changeNode(node, text)
  if (command) return [command]
  const isBig = /^(?:the\s+)?(?:big|large|huge|main|top)\s+(?:number|figure|amount|value)$/i.test(found[1])
  const big = isBig
    ? [...walkNodes(document)].find(({ node }) => node.properties.variant === 'stat')?.node
    : undefined
  const figure = big && changeNode(big, text)
  if (figure) return [figure]
  const filled = fieldWith(document, named)
  const entered = filled && changeNode(filled, text)
  if (entered) return [entered]
  const figures = figuresCalled(document, named, screen?.id)
  if (figures.length > 0) return changeEntries(figures, text)
  // What is worked out follows from what is entered.
  const loose = findEntriesLoosely(document, `${named}${place}`).filter(
    ({ node, index }) =>
      textOf(itemsOf(node)[index], 'formula') === undefined &&
      // What one chooses from costs nothing.
      node.properties.layout !== 'chips',
  )
  return loose.length > 0 ? changeEntries(loose, text) : undefined
}

const ofForm =
  /^(?:(?:change|set|make|raise|lower|put)\s+)?(?:the\s+|our\s+|my\s+)?(\p{L}{4,20})\s+(?:of|for)\s+(?:the\s+)?([^"“,]{2,40}?)\s+(?:(?:to|be|at|should be|must be|is|is now|should cost)\s+)?([$€£]?\s?\d[\d.,]*\s?[$€£%]?(?:\s?\p{L}{1,8})?)$/iu

/** "The budget for food should be 400": of that entry in the list of budgets; what it is out of, where that is told. */
const setOfEntry: EditRule = (clause, document) => {
  const [, list = '', name = '', told = ''] = ofForm.exec(clause) ?? []
  if (list === '') return undefined
  const stem = stemOf(toSingular(list.toLowerCase()))
  for (const { node } of walkNodes(document)) {
    if (
      node.type !== 'list' ||
      node.properties.layout === 'chips' ||
      stemOf(toSingular(node.label.toLowerCase())) !== stem
    )
      continue
    const items = itemsOf(node)
    const at = items.findIndex((item) => textOf(item, 'title')?.toLowerCase() === name.toLowerCase())
    const item = items[at]
    if (item === undefined) continue
    const [, before, whole] = /^(of\s+)(.+)$/i.exec(textOf(item, 'delta') ?? '') ?? []
    const next =
      whole === undefined
        ? withValue(item, unquote(told).trim())
        : withPart(item, 'delta', `${before}${likeFormer(whole, unquote(told).trim())}`)
    return next === undefined
      ? undefined
      : [{ type: 'set-properties', id: node.id, set: { items: items.with(at, next) } }]
  }
  return undefined
}

/** Tried after the rules that name a part of something. */
export const valueRules: readonly EditRule[] = [setOfEntry, setValue]
