import { collectNodeIds, type ComponentNode } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { screenNamed } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { placeAtEnd, placeOn, startOf, topOf } from '../places.ts'
import { type EditRule, noScreen } from '../rule.ts'
import { withoutArticle } from '../words.ts'

const form =
  /^(?:add|show|put|set)\s+(?:an?\s+|the\s+|my\s+)?([\p{L} -]{0,30}?)\s?\b(?:goal|target)\s+of\s+([^"“]{1,30}?)(?:\s+for\s+(?:an?\s+|the\s+|our\s+|my\s+)?([\p{L} -]{2,30}?))?(?:\s*,?\s*(?:with|as|and)\s+(?:an?\s+)?(?:progress\s+)?(bar|ring|circle))?(?:\s+at the (top|bottom))?(?:\s+(?:to|on|in|of)\s+(?:the\s+)?(.{2,40}))?$/iu

const signs: readonly [RegExp, string][] = [
  [/\s*(?:euros?|eur)$/i, '€'],
  [/\s*(?:dollars?|usd|bucks)$/i, '$'],
  [/\s*(?:pounds?|gbp)$/i, '£'],
]

/** "5000 euros" is "€ 5,000"; other units stay behind their number. */
function amountFrom(words: string): { all: string; part: string } {
  const [, digits = '', unit = ''] = /^(?:[$€£]\s?)?(\d[\d.,' ]*)\s*(.*)$/.exec(words.trim()) ?? []
  const written = /^[$€£]/.exec(words)?.[0] ?? signs.find(([sign]) => sign.test(words))?.[1]
  const value = Number(digits.replaceAll(/[,' ]/g, ''))
  if (!Number.isFinite(value) || digits === '') return { all: words, part: words }
  const show = (amount: number) => {
    const text = Math.round(amount).toLocaleString('en-US')
    return written === undefined ? `${text} ${unit}`.trim() : `${written} ${text}`
  }
  return { all: show(value), part: show(value * share) }
}

/** How far one is, as an example. */
const share = 0.4

/** "Add a savings goal of 5000 euros for a holiday with a progress bar": how far one is, in a card. */
const addGoal: EditRule = (clause, document) => {
  const found = form.exec(clause)
  if (!found?.[2] || !/\d/.test(found[2])) return undefined
  const screen = screenNamed(document, found[6])
  if (!screen) return noScreen(found[6] ?? '')
  const { all, part } = amountFrom(withoutArticle(found[2]))
  const title = capitalise(found[3] ?? `${found[1] ?? ''} goal`.trim())
  const taken = collectNodeIds(document)
  const id = freeId(taken, 'container')
  taken.add(id)
  const isRing = /ring|circle/i.test(found[4] ?? '')
  const chart: ComponentNode = {
    id: freeId(taken, 'chart'),
    type: 'chart',
    label: title,
    properties: {
      kind: isRing ? 'ring' : 'progress',
      data: [share],
      caption: `${part} of ${all}`,
      ...(isRing ? { center: `${share * 100} %` } : {}),
    },
  }
  const node: ComponentNode = {
    id,
    type: 'container',
    label: title,
    properties: { variant: 'card', title },
    children: [chart],
  }
  return [
    {
      type: 'add-component',
      node,
      place: /top/i.test(found[5] ?? '') ? placeOn(screen, topOf(screen)) : placeAtEnd(screen),
    },
  ]
}

const toldForm =
  /^(?:add|show|put|set)\s+(?:an?\s+|the\s+|my\s+)?(?:[\p{L} -]{0,30}?\s)?(?:goal|target)\s?:\s*([^,:\d]{2,40}?),?\s+([$€£]?\s?\d[\d.,']*)\s*[\p{L}€$£]{0,8}\s+(?:of|out of)\s+([$€£]?\s?\d[^,]{0,20})$/iu

/** "Add a savings goal: Holiday, 1200 of 3000": how far one is, by what is told. */
const addTold: EditRule = (clause, document) => {
  const [, name = '', done = '', whole = ''] = toldForm.exec(clause) ?? []
  const screen = startOf(document)
  const numberOf = (words: string) => Number(words.replaceAll(/[^\d.]/g, ''))
  if (name === '' || !screen || !(numberOf(whole) > 0)) return undefined
  const title = capitalise(name.trim())
  const taken = collectNodeIds(document)
  const id = freeId(taken, 'container')
  taken.add(id)
  const caption = `${amountFrom(done).all} of ${amountFrom(whole).all}`
  const data = [Math.min(1, Math.round((numberOf(done) / numberOf(whole)) * 100) / 100)]
  const chart: ComponentNode = {
    id: freeId(taken, 'chart'),
    type: 'chart',
    label: title,
    properties: { kind: 'progress', data, caption },
  }
  const node: ComponentNode = {
    id,
    type: 'container',
    label: title,
    properties: { variant: 'card', title },
    children: [chart],
  }
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

/** "Add a countdown to 12 June 2027 on the home screen": days as an example, for the app knows no clock. */
const addCountdown: EditRule = (clause, document) => {
  const found =
    /^(?:add|show|put)\s+(?:an?\s+|the\s+)?(?:countdown|days)\s+(?:to|until|till|for)\s+(?:the\s+)?([^"“]{3,40}?)(?:\s+(?:on|in|to)\s+(?:the\s+)?([\p{L} ]{2,30}(?:screen|page)))?$/iu.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  // "A countdown to the first page": where it goes, and not until when.
  const own = findNamedScreen(document, found[1])
  const isPlace = own !== undefined && /\b(?:page|screen)$/i.test(found[1])
  const screen = isPlace ? own : screenNamed(document, found?.[2])
  if (!screen) return noScreen(found[2] ?? '')
  const name = isPlace ? 'it begins' : found[1].replace(/(?<=\d\s)\p{Ll}/u, (letter) => letter.toUpperCase())
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'text'),
    type: 'text',
    label: '128',
    properties: { variant: 'stat', caption: `Days until ${name}` },
  }
  return [{ type: 'add-component', node, place: placeOn(screen, topOf(screen)) }]
}

export const goalRules: readonly EditRule[] = [addGoal, addTold, addCountdown]
