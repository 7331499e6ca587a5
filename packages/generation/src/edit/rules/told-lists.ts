import { type AppDocument, collectNodeIds, type ComponentNode, type JsonValue } from '@kwiq/app-model'
import { valuesOf } from '../../plan/content/values.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { entryTo } from '../entry-to.ts'
import { newScreen } from '../new-screen.ts'
import { freeId } from '../free-id.ts'
import { findList } from '../lists.ts'
import { detailedEntry } from '../new-entry.ts'
import { typeNamed } from '../new-node.ts'
import { placeAtEnd, placeOn, startOf, topOf } from '../places.ts'
import type { EditRule } from '../rule.ts'
import { eachEntryRules } from './each-entry.ts'
import { count, listed, unquote, withoutArticle } from '../words.ts'

const added = new RegExp(
  `^(?:add|make|create|write|put|show|include)\\s+(?:me\\s+)?(?:an?\\s+|the\\s+|our\\s+|my\\s+|some\\s+|(?:the\\s+)?${count}\\s+)?(?:(?<kind>list|checklist)\\s+(?:of|for|with|called|named)\\s+(?:the\\s+|our\\s+|my\\s+)?)?(?<name>[\\p{L}][\\p{L}'’ -]{2,30}?)(?:\\s+(?:at the (?<edge>top|bottom)))?(?:\\s+(?:to|on|in)\\s+(?:the\\s+)?(?<host>[\\p{L} ]{2,30}?(?:\\s(?:screen|page|tab))))?\\s?:\\s*(?<told>[^\\n]{3,300})$`,
  'iu',
)
const having =
  /^(?:the\s+|our\s+|my\s+)?(?<name>[\p{L}][\p{L} -]{2,30}?)\s+(?:should|must)\s+(?:have|contain|include|list|offer|show|be)\s*:?\s+(?<told>[^:,]{2,40}(?:,\s*[^:,]{2,40}){1,12})$/iu

/** What takes no list of its own: it is a part, a place, or has a rule that knows it better. */
const isOther =
  /\b(?:screens?|pages?|tabs?|buttons?|texts?|fields?|charts?|graphs?|maps?|banners?|images?|photos?|pictures?|filters?|switch(?:es)?|toggles?|options?|choices?|badges?|labels?|titles?|name|colou?rs?|theme|form|quote|message|note|announcement|notice|headline|slogan|sentence|line|icons?|stats|statistics|figures|things?|changes?|it|them|this|that|columns?|rows|cards?|poll|survey|question|quiz)$/i

/** "Add a customer: Ben Ott" is one of them, and no list. */
const oneOfPeople =
  /^add\s+an?\s+(?:new\s+)?(?:customer|client|member|guest|patient|student|teacher|player|employee|friend|contact|supplier|driver|user|person|colleague|tenant|owner|trainer|coach)\s*:/i

const amount =
  /^(.{2,40}?)[\s:–-]+((?:[$€£]\s?)?\+?\d[\d.,:/ -]{0,16}(?:\s?(?:[$€£%]|euros?|dollars?|pounds?|min|minutes?|km|kg|am|pm|h))?|free|on request)$/iu

const signIn = (document: AppDocument): string =>
  /[$£¥₹]|CHF/.exec(JSON.stringify(document.screens))?.[0] ?? '€'

/** "Rolls 0.50" is a price, "police 110" a number, each behind its name. */
function entryOf(told: string, document: AppDocument): JsonValue {
  const [, name, number] = amount.exec(told) ?? []
  // "No music after 8" is no price of it.
  const isWithin = /\b(?:after|before|at|until|till|from|to|by|over|under|max|for|and|than)$/i.test(
    name ?? '',
  )
  if (name === undefined || number === undefined || isWithin) return { title: capitalise(unquote(told)) }
  const isPrice = /^\d{1,4}[.,]\d{2}$/.test(number)
  const value = isPrice ? `${signIn(document)} ${number.replace(',', '.')}` : number.trim()
  return { title: capitalise(withoutArticle(name)), value }
}

/** Whether a name is that of a component; "the breakfast menu" is what there is for breakfast. */
function isPart(name: string): boolean {
  const type = typeNamed(name.split(' '))
  return (
    type !== undefined &&
    !(
      (name.includes(' ') && /\b(?:menu|list)$/i.test(name)) ||
      /^(?:checklist|programme|program|agenda|schedule|timetable)$/i.test(name)
    )
  )
}

/** "Rolls 0.50, jam 1.20": all with a number, or they would be what each of some things has. */
const isOfPrices = (told: string | undefined): boolean =>
  told !== undefined && listed(told).every((part) => amount.test(part))

/** Whether something of the app is called so, which the entries would belong to. */
const isThere = (document: AppDocument, name: string): boolean =>
  findNamedScreen(document, name)?.name.toLowerCase() === name.toLowerCase()

/** "Add aftercare steps: wash, cream, no sun", "make a checklist for the inspection: eggs, food": a list with just these. */
const addToldList: EditRule = (clause, document) => {
  const has = having.exec(clause)?.groups
  const found = added.exec(clause)?.groups ?? (isOfPrices(has?.told) ? has : undefined)
  const name = withoutArticle(found?.name ?? '').trim()
  const told = listed(found?.told ?? '')
    .map(unquote)
    .filter(Boolean)
  if (
    !found ||
    clause.includes('node:') ||
    name === '' ||
    isOther.test(name) ||
    oneOfPeople.test(clause) ||
    /^(?:each|every|all)\s/i.test(name) ||
    isPart(name)
  )
    return undefined
  // "Condition: new, like new, worn" is what each of the things may be.
  const isTotal = told.some((part) => /\d\S*\s+of\s+\S*\d/i.test(part))
  const isOfEach =
    !isTotal && told.length > 1 && toSingular(name) === name && valuesOf(name.toLowerCase()) !== undefined
  if (isOfEach && found.kind === undefined && found.host === undefined) {
    const asked = `add ${name.toLowerCase()} (${told.join(', ')}) to each entry`
    const made = eachEntryRules.map((rule) => rule(asked, document)).find(Boolean)
    if (made) return made
  }
  const host = found.host === undefined ? startOf(document) : findNamedScreen(document, found.host)
  const own = findNamedScreen(document, name)
  const screen = found.host === undefined && isThere(document, name) ? own : host
  if (!screen || told.length > 14) return undefined
  const place = found.edge === 'top' ? placeOn(screen, topOf(screen)) : placeAtEnd(screen)
  const title = capitalise(name)
  const taken = collectNodeIds(document)
  const isList = found.kind !== undefined
  if (told.length < 2 && !isList) {
    // "The wifi password: camp2024" is a line.
    if (findList(document, name) || !/^add|^put|^show|^write/i.test(clause)) return undefined
    const line = `${title}: ${told[0] ?? ''}`
    return [
      {
        type: 'add-component',
        node: { id: freeId(taken, 'text'), type: 'text', label: line, properties: { variant: 'body' } },
        place,
      },
    ]
  }
  const isChecked =
    /check/i.test(`${found.kind ?? ''} ${name}`) || /\b(?:to-?dos?|packing list|shopping list)$/i.test(name)
  const items = told.map((part): JsonValue => {
    const entry = entryOf(part, document)
    return isChecked && typeof entry === 'object' ? { ...entry, checked: false } : entry
  })
  const isSteps = /\bsteps$/i.test(name)
  const node: ComponentNode = {
    id: freeId(taken, 'list'),
    type: 'list',
    label: title,
    properties: { layout: isChecked ? 'checklist' : isSteps ? 'steps' : 'rows', title, items },
  }
  return [{ type: 'add-component', node, place }]
}

/** "Packages: basic 99, family 149": these are the entries of that list then, which was of samples. */
const tellEntries: EditRule = (clause, document) => {
  const [, name = '', told = ''] =
    /^(?:(?:split|divide)\s+)?(?:the\s+|our\s+|my\s+)?(\p{L}[\p{L} ]{2,24})\s?:\s*([^:\n]{6,300})$/iu.exec(
      clause,
    ) ?? []
  const parts = listed(told).map((part) => amount.exec(part))
  const list = parts.length > 1 && !parts.includes(null) ? findList(document, name) : undefined
  const last = list?.entries.find(({ value }) => value !== undefined) ?? list?.entries.at(-1)
  const isTold = parts.length > 1 && !parts.includes(null)
  if (!list || !last) return isTold ? addToldList(`add ${name}: ${told}`, document) : undefined
  const items = parts.map((part) => detailedEntry(last, capitalise(part?.[1] ?? ''), [part?.[2] ?? '']))
  return [{ type: 'set-properties', id: list.node.id, set: { items } }]
}

/** "Add a rules page: bring it back clean, two weeks at most": a screen with these lines. */
const addToldPage: EditRule = (clause, document) => {
  const [, name = '', words = ''] =
    /^(?:add|make|create)\s+(?:an?\s+|the\s+)?(?:new\s+)?(\p{L}[\p{L} -]{2,30}?)\s+(?:page|screen)\s?:\s*([^:\n]{6,300})$/iu.exec(
      clause,
    ) ?? []
  const told = listed(words).map(unquote)
  const start = startOf(document)
  if (told.length < 2 || !start || findNamedScreen(document, `${name} screen`)) return undefined
  const taken = collectNodeIds(document)
  const title = capitalise(name)
  const back = { icon: 'back', label: 'Back', action: { kind: 'back' } }
  const items = told.map((part) => entryOf(part, document))
  const screen = newScreen(
    document,
    title,
    [
      { id: 'header', type: 'header', label: title, properties: { leading: back } },
      { id: 'list', type: 'list', label: title, properties: { layout: 'rows', items } },
    ],
    taken,
  )
  return [
    { type: 'add-screen', screen, index: document.screens.length },
    entryTo(document, start.id, { ...screen, icon: 'next' }, taken),
  ]
}

export const toldListRules: readonly EditRule[] = [addToldPage, addToldList, tellEntries]
