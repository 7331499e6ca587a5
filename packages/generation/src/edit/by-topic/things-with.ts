import { type AppDocument, collectNodeIds, type Command, type ComponentNode } from '@kwiq/app-model'
import { rowItems } from '../../compose/items.ts'
import { fieldComponent } from '../../compose/fields.ts'
import { createKit, type Loose } from '../../compose/kit.ts'
import type { Column } from '../../plan/register/said-field.ts'
import { makeEntity } from '../../plan/make-entity.ts'
import { hashText } from '../../seed.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { entryTo } from '../entry-to.ts'
import { itemsOf, textOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { columnFor, fieldsInto, giveToKind } from '../frames/fields-given.ts'
import { type Kind, kindNamed } from '../frames/kind-of-thing.ts'
import { attributesSaid, type SaidAttribute } from '../frames/said-attributes.ts'
import { newScreen } from '../new-screen.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { addScreen } from '../rules/adding-screens.ts'

const whose = '(?:(?:all|the|our|my|their)\\s+)*'
const things = "(?<things>[\\p{L}'’ -]{3,32}?)"
const told = '(?<told>[^"“”:()]{3,140})'
const screenForms = [
  `^(?:add|create|make|build|include)\\s+(?:an?\\s+|another\\s+)?(?:new\\s+)?(?:screen|page|tab)\\s+(?:for|of|with)\\s+${whose}${things}\\s+(?:with|showing|that shows?|including|and)\\s+(?:their\\s+|the\\s+)?${told}$`,
  `^(?:add|create|make|build|include)\\s+(?:an?\\s+|another\\s+)?(?:new\\s+)?(?:screen|page|tab)\\s+to\\s+(?:see|list|show|keep|track|manage|store|collect|save)\\s+${whose}${things}\\s+with\\s+(?:their\\s+|the\\s+)?${told}$`,
].map((form) => new RegExp(form, 'iu'))
const bareForm = new RegExp(
  `^(?:add|create|include|keep|track|manage|i want|i need|we need|we want)\\s+${whose}${things}\\s+with\\s+(?:their\\s+)?${told}$`,
  'iu',
)
const formForms = [
  `^(?:add|create|make|build|include)\\s+(?:an?\\s+|another\\s+)?(?:new\\s+)?form\\s+(?:to|for|where (?:i|you|we|they|users?|people|one) can|so (?:that )?(?:i|you|we|they|users?|people) can)\\s+(?:add|adding|create|creating|enter|entering|log|logging|record|recording)\\s+(?:an?\\s+|the\\s+)?(?:new\\s+)?${things}\\s+(?:with|asking for|that asks? for|including)\\s+${told}$`,
  `^(?:add|create|make|build|include)\\s+(?:an?\\s+|another\\s+)?form\\s+for\\s+(?:an?\\s+)?new\\s+${things}\\s+with\\s+${told}$`,
].map((form) => new RegExp(form, 'iu'))

/** What parts of an app are called, or how something looks: nothing an app keeps several of. */
const noThing =
  /\b(?:screens?|pages?|tabs?|buttons?|fields?|forms?|charts?|graphs?|maps?|headers?|titles?|lists?|sections?|banners?|menus?|bars?|icons?|texts?|images?|photos?|pictures?|videos?|search|filters?|calendars?|cards?|categor(?:y|ies)|tags?|login|sign[ -]?(?:up|in)|settings|profiles?|faqs?|entry|entries|rows?|items?|reminders?|notifications?|comments?|reviews?|ratings?|quiz\w*|timers?|chats?|games?|shop|cart|checkout|dashboard|contact)$/i
/** They tell how something looks or works, and not what each has. */
const noAttribute =
  /\b(?:buttons?|screens?|charts?|graphs?|maps?|lists?|sections?|search|filters?|icons?|links?|columns?|rows?|corners?|colou?rs?|background|switch|toggle|checkbox\w*|slider|swip\w+|tabs?|player|\d+\s)\b/i

/** Of the last of its words. */
const iconOf = (one: string) => iconFor(one.split(' ').at(-1) ?? '', 'list')

const mostAttributes = 6
const rowsShown = 4

/** What is told of each of some things: none where it says how they look. */
function attributesOf(words: string): SaidAttribute[] | undefined {
  if (noAttribute.test(words)) return undefined
  const said = attributesSaid(words.replaceAll(/,?\s+and\s+(?=\S+(?:\s\S+)?$)/gi, ', '))
  return said && said.length <= mostAttributes && said.every(({ name }) => name.split(' ').length < 4)
    ? said
    : undefined
}

/** "Amount" in an app that shows what things cost is one of money. */
const asMoney = (said: SaidAttribute, document: AppDocument): SaidAttribute =>
  said.as === undefined && /^(?:amount|cost|total|sum|balance)$/i.test(said.name) && isOfMoney(document)
    ? { ...said, as: 'amount' }
    : said

/** How such an attribute is filled in and what some things could have there. */
function columnOfSaid(document: AppDocument, said: SaidAttribute, one: string, turn: number): Column {
  const about = document.app.description
  if (said.as !== 'amount') return columnFor(said, one, about, turn)
  const price = columnFor({ name: 'Price', options: [] }, one, about, turn)
  return { ...price, field: { ...price.field, name: said.name } }
}

const isOfMoney = ({ screens }: AppDocument): boolean => /[$€£¥₹]\s?\d/.test(JSON.stringify(screens))

/** A row of a list of such things. */
interface Entry extends Loose {
  title: string
}

/** Some of such things, each with what is told of it. */
function entriesOf(document: AppDocument, one: string, said: readonly SaidAttribute[]): Entry[] {
  const entity = makeEntity(one.split(' '), hashText(`${document.app.name} ${one}`))
  const columns = said
    .filter(({ name, as }) => as !== 'photo' && !/^(?:name|title)$/i.test(name))
    .map((each, index) => columnOfSaid(document, each, one, index))
    .filter(({ values }) => new Set(values).size > 1)
  const rows = itemsOf(createKit().list('rows', one, rowItems(entity, entity.samples.slice(0, rowsShown))))
  const money = columns.find(({ field }) => field.kind === 'money')
  const others = columns.filter((column) => column !== money)
  const valueAt = ({ values }: Column, index: number) => values[index % values.length] ?? ''
  return rows.map((row, index): Entry => ({
    title: textOf(row, 'title') ?? capitalise(one),
    icon: iconOf(one),
    ...(others.length > 0 && { subtitle: others.map((each) => valueAt(each, index)).join(' · ') }),
    ...(money && { value: valueAt(money, index) }),
  }))
}

/** The components of a form for one of such things. */
function formOf(
  document: AppDocument,
  one: string,
  said: readonly SaidAttribute[],
  example: string,
): ComponentNode[] {
  const kit = createKit()
  const fields = said.map((each, index) =>
    isName(each)
      ? kit.input(each.name, { placeholder: example })
      : fieldComponent(kit, columnOfSaid(document, each, one, index).field, false),
  )
  return [
    kit.header(capitalise(`add ${one}`), {
      compact: true,
      leading: { icon: 'close', label: 'Close', action: { kind: 'back' } },
    }),
    ...fields,
    kit.footer([kit.button(capitalise(`save ${one}`), { full: true, action: { kind: 'back' } })]),
  ]
}

/** A screen that lists things the app had none of, with the form that takes one. */
function listedScreen(
  document: AppDocument,
  named: string,
  said: readonly SaidAttribute[],
): EditOutcome | undefined {
  const one = toSingular(named.toLowerCase())
  const title = capitalise(toPlural(one))
  const items = entriesOf(document, one, said)
  if (items.length < 2) return undefined
  const taken = new Set(collectNodeIds(document))
  const form = newScreen(
    document,
    capitalise(`add ${one}`),
    formOf(document, one, withName(said), items[0]?.title ?? ''),
    taken,
  )
  const kit = createKit()
  const toForm = { kind: 'screen', screenId: form.id }
  const list = newScreen(
    document,
    title,
    [
      kit.header(title, { actions: [{ icon: 'plus', label: form.name, action: toForm }] }),
      kit.list('rows', title, items),
      kit.button(form.name, { full: true, action: toForm }),
    ],
    taken,
  )
  const { length } = document.screens
  return {
    commands: [
      { type: 'add-screen', screen: form, index: length },
      { type: 'add-screen', screen: list, index: length + 1 },
      entryTo(document, document.app.startScreenId, { ...list, icon: iconOf(one) }, taken),
    ],
  }
}

const isName = ({ name }: SaidAttribute) => /^(?:name|title)$/i.test(name)

/** What has no name is asked for one first. */
const withName = (said: readonly SaidAttribute[]): SaidAttribute[] =>
  said.some(({ name }) => /\b(?:name|title)$/i.test(name))
    ? [...said]
    : [{ name: 'Name', options: [] }, ...said]

/** Commands that give things the app has what is told of them; undefined where it has no such things. */
function given(
  document: AppDocument,
  kind: Kind | undefined,
  said: readonly SaidAttribute[],
): EditOutcome | undefined {
  const commands = kind && kind.lists.length > 0 ? giveToKind(document, kind, said) : []
  return commands.length > 0 ? { commands } : undefined
}

/** Whether a screen of that name would be one every app has, which holds something else: a checkout for "payments". */
function isMisread(clause: string, named: string, document: AppDocument): boolean {
  const made = addScreen(clause, document)
  const commands = made === undefined || !('commands' in made) ? (made ?? []) : made.commands
  const [screen] = commands.flatMap((command) => (command.type === 'add-screen' ? [command.screen] : []))
  return screen?.components[0]?.label.toLowerCase() !== named.toLowerCase()
}

/** "A screen for recurring payments with name, amount and next date", "add small groups with a leader and a place". */
const thingsWith: EditRule = (clause, document): EditOutcome | undefined => {
  const onScreen = screenForms.map((form) => form.exec(clause)?.groups).find(Boolean)
  const found = onScreen ?? bareForm.exec(clause)?.groups
  const named = found?.things?.trim() ?? ''
  const isSeveral = named !== '' && toSingular(named.toLowerCase()) !== named.toLowerCase()
  if (!found?.told || !isSeveral || noThing.test(named) || named.split(' ').length > 3) return undefined
  const said = attributesOf(found.told)?.map((each) => asMoney(each, document))
  if (!said || said.length < 2) return undefined
  const known = kindNamed(document, named, true)
  if (!onScreen) {
    const made = given(document, known, said)
    if (made) return made
  }
  if (findNamedScreen(document, named) && known) return given(document, known, said)
  return onScreen === undefined || isMisread(clause, named, document)
    ? listedScreen(document, named, said)
    : undefined
}

/** "A form to add a new recipe with name, ingredients, time and a photo". */
const formWith: EditRule = (clause, document): EditOutcome | undefined => {
  const found = formForms.map((form) => form.exec(clause)?.groups).find(Boolean)
  const said = found?.told ? attributesOf(found.told) : undefined
  const named = found?.things?.trim() ?? ''
  if (!said || named === '' || named.split(' ').length > 3) return undefined
  const one = toSingular(named.toLowerCase())
  const kind = kindNamed(document, named)
  const taken = new Set(collectNodeIds(document))
  if (kind?.form) {
    const columns = said.map((each, index) => columnOfSaid(document, each, one, index))
    const commands = fieldsInto(kind.form, columns, taken)
    return commands.length > 0 ? { commands } : undefined
  }
  const [known] = kind?.lists ?? []
  const example = (known && textOf(itemsOf(known)[0], 'title')) ?? capitalise(one)
  const form = newScreen(document, capitalise(`add ${one}`), formOf(document, one, said, example), taken)
  const host = document.screens.find(({ components }) => components.some((node) => node === known))
  const header = host?.components.find(({ type }) => type === 'header')
  const way = { icon: 'plus', label: form.name, action: { kind: 'screen', screenId: form.id } }
  const added: Command = { type: 'add-screen', screen: form, index: document.screens.length }
  if (!header)
    return {
      commands: [added, entryTo(document, document.app.startScreenId, { ...form, icon: 'plus' }, taken)],
    }
  const actions = Array.isArray(header.properties.actions) ? header.properties.actions : []
  return {
    commands: [added, { type: 'set-properties', id: header.id, set: { actions: [...actions, way] } }],
  }
}

/** Things told with what each has: a screen that lists them, a form that takes one. */
export const thingsWithRules: readonly EditRule[] = [thingsWith, formWith]
