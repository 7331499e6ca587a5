import { type Entity, type Field, hasPictures, type Sample } from '../entity.ts'
import { isOf } from '../trace/names-of.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { isSameChoice } from './read-choices.ts'
import { readToldFields, type ToldField, type ToldFields } from './read-told-fields.ts'
import { type Column, columnOf } from './register/said-field.ts'
import { isOwnName } from './own-name.ts'
import { isSameField } from './same-field.ts'
import { mostScreens, type ScreenKind, type ScreenPlan } from './types.ts'

const mostFields = 8
const longestLine = 34

/** A value with what it looks like in six things. */
export function columnFor(
  { name, options, kind }: ToldField,
  turn: number,
  about: string,
  noun: string,
): Column {
  const label = capitalise(name)
  const own = (value: string, as: Field['kind']): Column => ({
    field: { name: label, kind: as, value, options: [] },
    values: [value],
    use: 'none',
  })
  if (kind === 'slider') return own('40', kind)
  if (kind === 'switch' && options.length === 0) return own('yes', kind)
  const isNamed = kind !== undefined && kind !== 'switch' && kind !== 'long'
  const column = columnOf(
    { name: label, options, ...(isNamed ? { kind } : {}) },
    turn,
    new Map(),
    about,
    noun,
  )
  return kind === 'long' ? { ...column, field: { ...column.field, kind } } : column
}

/** "Arrived" beside "arrival time": the same moment. */
const isSameMoment = (one: Field, other: Field): boolean =>
  /^(?:date|time)$/.test(one.kind) &&
  one.kind === other.kind &&
  [one, other]
    .map(({ name }) => name.toLowerCase().split(' ')[0] ?? '')
    .every((first, _index, [start = '']) => first.length > 4 && first.slice(0, 5) === start.slice(0, 5))

const isSameAs = (one: Field, other: Field): boolean =>
  isSameField(one.name, other.name) ||
  (one.options.length > 1 && isSameChoice(one.options, other.options)) ||
  isSameMoment(one, other)

const ofState = /\b(?:status|state)$/i
const isState = ({ name, options }: Field): boolean => /^(?:status|state)$/i.test(name) && options.length > 1

/** "Multiple answers" of a card that has a right one and wrong ones: told apart better than it tells. */
const several = /^(?:multiple|several|possible|different|various|all|some|many|more) (?=\p{L})/iu
const isOfSeveral = ({ name }: Field, { fields }: Entity): boolean => {
  const [, head = ''] = /(\p{L}+)$/u.exec(name.replace(several, '')) ?? []
  return (
    several.test(name) &&
    fields.some(
      (own) => stemOf(own.name.toLowerCase().split(' ').at(-1) ?? '') === stemOf(head.toLowerCase()),
    )
  )
}

/** "Recipe title" of a recipe: what each is called stands above it, and its form has it. */
const isItsName = ({ name }: Field, entity: Entity): boolean =>
  !entity.id.startsWith('own-') && isOwnName(name, entity)

/** What is told first and in its words, then what the app knows of such things itself. */
function withTold(entity: Entity, said: readonly Column[]): Entity {
  const columns = said.filter(({ field }) => !isOfSeveral(field, entity) && !isItsName(field, entity))
  if (columns.length === 0) return entity
  const isName = ({ name }: Field) =>
    /\b(?:name|title)$/i.test(name) || name.toLowerCase() === entity.one.toLowerCase()
  const told = columns.map(({ field }) => {
    const own = entity.fields.find((each) => isSameAs(each, field))
    // What its own one looks like is known better than what its name alone tells.
    const state = ofState.test(field.name) ? entity.fields.find(isState) : undefined
    if (state && field.options.length === 0) return { ...state, name: field.name }
    return own && own.value !== '' && field.options.length === 0 ? { ...own, name: field.name } : field
  })
  const others = entity.fields.filter(
    (own) =>
      !told.some((field) => isSameAs(own, field) || (ofState.test(field.name) && isState(own))) &&
      !isOfNames(own.options, columns),
  )
  const isTitled = others.some(isName)
  const shown = told.filter(
    ({ kind, name }) =>
      !(kind === 'photo' && hasPictures(entity)) &&
      !(isTitled && /^(?:subject|heading|headline|caption)$/i.test(name)),
  )
  const fields = [...others.filter(isName), ...shown, ...others.filter((field) => !isName(field))].slice(
    0,
    Math.max(mostFields, shown.length),
  )
  return {
    ...entity,
    fields,
    ...(entity.id.startsWith('own-') ? { samples: rowsTold(entity, columns) } : {}),
  }
}

/** "A trip (destination, start date)": what one knows of it is nothing one chooses between. */
const isOfNames = (options: readonly string[], columns: readonly Column[]): boolean =>
  options.filter((option) => columns.some(({ field }) => field.name.toLowerCase() === option.toLowerCase()))
    .length >= 2

const inRows: ReadonlySet<Column['use']> = new Set(['text', 'person', 'place', 'amount', 'choice'])
/** The rows of a thing nobody wrote content for, with the first values that are told of it. */
function rowsTold({ samples }: Entity, columns: readonly Column[]): Sample[] {
  const some = columns.filter(
    ({ use, values, field }) => inRows.has(use) && values.length > 1 && field.kind !== 'slider',
  )
  if (some.length === 0) return samples
  return samples.map((sample, index) => {
    const line = some
      .slice(0, 2)
      .map(({ values }) => values[index % values.length] ?? '')
      .filter((value) => value !== '')
      .join(' · ')
    return line === '' || line.length > longestLine ? sample : { ...sample, subtitle: line }
  })
}

/** The thing it is told of: one of the app's by its name, else the main one, where the app has nothing of that name. */
function thingOf(
  { noun, isEntered }: ToldFields,
  screens: readonly ScreenPlan[],
  entities: ReadonlyMap<string, Entity>,
): Entity | undefined {
  const all = [...entities.values()]
  const [main] = all
  const found = noun === '' ? main : all.find((entity) => isOf(entity, noun))
  if (found || !main) return found
  const isOfScreen = screens.some(({ name, title = '' }) =>
    `${name} ${title}`
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => stemOf(word) === stemOf(noun)),
  )
  const isSomebody = classOf(noun) === 'person' && main.nounClass !== 'person'
  return !isEntered && (isOfScreen || isSomebody) ? undefined : main
}

/** The page of a thing that only has a list so far, and the form in which one is added. */
function addPageOf(entity: Entity, isMade: boolean, screens: ScreenPlan[]): void {
  const has = (kind: ScreenKind) =>
    screens.some((screen) => screen.kind === kind && screen.entity === entity.id)
  const list = screens.find((screen) => screen.kind === 'browse' && screen.entity === entity.id)
  if (!list) return
  const put = (kind: ScreenKind, name: string) => {
    if (has(kind) || screens.length >= mostScreens) return
    const { title: _title, subtitle: _subtitle, ...rest } = list
    screens.push({ ...rest, id: `${list.id}-${kind}`, kind, name, isTab: false, extras: [] })
  }
  put('detail', entity.one)
  if (isMade) put('form', entity.add)
}

/**
 * What a description tells of its things in rows ("each hive with queen age, frame count and mite level") is entered in their
 * forms and shown on their pages, each value under its own words.
 */
export function tellFields(screens: ScreenPlan[], meant: Understanding, entities: Map<string, Entity>): void {
  const about = meant.text.toLowerCase()
  const [main] = entities.keys()
  for (const told of readToldFields(meant.text)) {
    const entity = thingOf(told, screens, entities)
    if (!entity) continue
    // What has a screen of its own is listed there.
    const values = told.fields.filter(({ name }) => !screens.some((screen) => isNamedSo(screen, name)))
    const columns = values.map((value, turn) => columnFor(value, turn, about, told.noun))
    if (columns.length === 0) continue
    meant.phrases = meant.phrases.map((phrase) =>
      isOfNames(phrase.options, columns) ? { ...phrase, options: [] } : phrase,
    )
    entities.set(entity.id, withTold(entity, columns))
    if (entity.id !== main) addPageOf(entity, told.isMade, screens)
  }
}

const isNamedSo = ({ name, title = '' }: ScreenPlan, value: string) =>
  [name, title].some((each) => toSingular(each.toLowerCase()) === toSingular(value.toLowerCase()))
