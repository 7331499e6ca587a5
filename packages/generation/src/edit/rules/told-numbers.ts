import { collectNodeIds, type JsonValue } from '@kwiq/app-model'
import { nounField } from '../../plan/noun-field.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { screenNamed } from '../find-host.ts'
import { freeId } from '../free-id.ts'
import { placeAtEnd, placeOn, topOf } from '../places.ts'
import { type EditRule, noScreen } from '../rule.ts'
import { listed, withoutArticle } from '../words.ts'

const form =
  /^(?:add|put|show|include)\s+(?:an?\s+|some\s+|the\s+|my\s+|our\s+)?(?:(?:small|big|quick|little|key)\s+)?(?:dashboard|numbers|figures|stats|statistics|key figures|kpis?|tiles|counters|overview)\s+(?:(?:with|showing|of|for|that shows?|about)\s*|:\s*)(?:the\s+)?([^"“]{3,140}?)(?:\s+(at the (?:very )?(?:top|bottom)))?(?:\s+(?:to|on|in|of)\s+(?:the\s+)?([\p{L} ]{2,30}?(?:\s(?:screen|page|tab))|home|start))?$/iu

const mostShown = 4

/** What a figure of that name could be: money for a value, a count for all else. */
function figureOf(name: string, index: number, sign: string): string {
  if (/\b(?:value|revenue|sales|turnover|income|earnings|spent|costs?|profit|balance|worth)\b/i.test(name))
    return `${sign} ${['18,400', '2,350', '640', '9,120'][index % mostShown]}`
  if (/\b(?:share|rate|percentage|quota)\b/i.test(name)) return `${[86, 42, 64, 91][index % mostShown]} %`
  const head = name.toLowerCase().split(' ').at(-1) ?? ''
  const guess = toSingular(head) === head ? nounField(capitalise(name), head).value : ''
  return /^\d[\d.,]*(?:\s\S{1,4})?$/.test(guess) ? guess : String([12, 5, 38, 7][index % mostShown])
}

/** "A dashboard with total stock value and number of open orders at the top": a tile for each. */
const addNumbers: EditRule = (clause, document) => {
  const found = form.exec(clause)
  if (!found?.[1]) return undefined
  const names = listed(found[1])
    .map((name) =>
      withoutArticle(name)
        .replace(/^(?:number|amount|count|total number) of\s+/i, '')
        .replace(/^how many\s+(.+?)(?:\s+(?:there|we|i|are).*)?$/i, '$1'),
    )
    .slice(0, mostShown)
  if (names.some((name) => name.split(' ').length > 4 || /\b(?:chart|graph|button|map|list)s?$/i.test(name)))
    return undefined
  const screen = screenNamed(document, found[3])
  if (!screen) return noScreen(found[3] ?? '')
  const sign = /[$£¥₹]|CHF/.exec(JSON.stringify(document.screens))?.[0] ?? '€'
  const items = names.map((name, index): JsonValue => ({
    title: capitalise(name),
    value: figureOf(name, index, sign),
  }))
  const node = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: 'Numbers',
    properties: { layout: 'stats', columns: Math.min(3, Math.max(1, items.length)), items },
  }
  const isBottom = /bottom/i.test(found[2] ?? '')
  return [
    { type: 'add-component', node, place: isBottom ? placeAtEnd(screen) : placeOn(screen, topOf(screen)) },
  ]
}

export const toldNumbersRules: readonly EditRule[] = [addNumbers]
