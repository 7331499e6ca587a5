import { byWord } from '../../by-word.ts'
import type { Entity, Field } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { isAskedForm } from '../asked-form.ts'
import { fieldComponent } from '../fields.ts'
import type { ScreenParts } from '../kit.ts'
import { ownName } from '../people.ts'
import { barProperties, closeBar, isScanned, type Scene } from '../scene.ts'
import { filledByMe } from './my-card.ts'
import { asCardForm } from './decks.ts'
import { asPollForm } from './polls.ts'
import { composeGiving, giftOf } from './giving.ts'
import { isMarkdown, markdownInputs } from './markdown-note.ts'
import type { Action, ComponentNode } from '@kwiq/app-model'
import { find } from '../../understand/searched.ts'

const isTitle = (label: string) => /^(?:title|name)$/i.test(label)
/** What a brief calls the name of the thing: "Title". */
const toldName = ({ screen }: Scene): string | undefined =>
  screen.extras.flatMap((extra) =>
    extra.kind === 'field' && isTitle(extra.field.name) ? [extra.field.name] : [],
  )[0]
const withoutName = (scene: Scene): Scene => ({
  ...scene,
  screen: {
    ...scene.screen,
    extras: scene.screen.extras.filter((extra) => extra.kind !== 'field' || !isTitle(extra.field.name)),
  },
})
const isNameOf = (name: string, { one }: Entity) =>
  /(?:^|\b)(?:name|title)$/i.test(name) || name.toLowerCase() === one.toLowerCase()

/** Makes or changes one thing. */
export function composeForm(given: Scene): ScreenParts {
  const scene = asPollForm(asCardForm(given))
  const gift = giftOf(scene)
  if (gift) return composeGiving(scene, gift)
  const { kit, entity, screen } = scene
  // What the description tells of each is asked for, however much it is.
  const room = Math.max(entity.told ?? 0, 3, 7 - screen.extras.length)
  const title = titleOf(scene)
  // In another language every form makes something new.
  const isNew = isOfNew(title) || isAskedForm(screen, entity) || scene.app.language !== undefined
  const all = entity.fields.filter((field) => !isNew || !isStamp(field))
  const known = withSaid(all, room, scene.app.whole ?? scene.app.description)
  const fields =
    entity.id === 'my-card'
      ? filledByMe(known, ownName(scene.app.contentSeed, [...scene.app.entities.values()][0] ?? entity))
      : known
  const [sample] = entity.samples
  const first = sample?.title ?? ''
  const isNamed = screen.isDeed === true || tellsWhich(fields, entity, title)
  const told = toldName(scene)
  const naming =
    told && isNamed
      ? fields.findIndex(
          ({ name, kind }, index) => isNameOf(name, entity) || (index === 0 && kind === 'text'),
        )
      : -1
  const named = fields.map((field, index) => (told && index === naming ? { ...field, name: told } : field))
  const inputs = named.flatMap((field) =>
    isMarkdown(scene) && field.kind === 'long'
      ? markdownInputs(scene, field)
      : [fieldComponent(kit, isNew ? ofNew(field) : field)],
  )
  const name = isNamed ? [] : [kit.input(told ?? nameLabel(entity), { value: first })]
  return {
    header: kit.header(
      title,
      screen.isTab ? barProperties(scene) : { ...closeBar, subtitle: screen.subtitle },
    ),
    body: (isNew ? emptied : unchanged)([
      ...name,
      ...pairShort(scene, isNew ? withChoice(scene, inputs) : inputs),
      ...(entity.part && !scene.app.language
        ? [kit.button(entity.part, { variant: 'outline', full: true, icon: 'plus' })]
        : []),
      ...extraComponents(
        withoutAsked(told && (naming >= 0 || !isNamed) ? withoutName(scene) : scene, fields),
      ),
    ]),
    foot: kit.footer([
      kit.button(screen.isDeed ? entity.use : buttonOf(title, entity.one), {
        full: true,
        icon: 'check',
        action: done(scene),
      }),
    ]),
  }
}

/** As many fields as there is room for; one the description names takes the place of the last one it does not. */
function withSaid(fields: readonly Field[], room: number, text: string): Field[] {
  const lower = text.toLowerCase()
  const isSaid = ({ name }: Field) => {
    if (name.length <= 3) return false
    const written = name.toLowerCase().replaceAll(/[^\p{L}\p{N} -]/gu, '')
    return lower.includes(written) && new RegExp(String.raw`(?<!\p{L})${written}(?!\p{L})`, 'u').test(lower)
  }
  const kept = fields.slice(0, room)
  for (const field of fields.slice(room).filter(isSaid)) {
    const spare = kept.findLastIndex((each, index) => index > 0 && each.kind !== 'photo' && !isSaid(each))
    if (spare < 0) break
    kept.splice(spare, 1)
    kept.push(field)
  }
  return kept
}

/** The screen without the choices its fields ask for already. */
const withoutAsked = (scene: Scene, fields: readonly Field[]): Scene => ({
  ...scene,
  screen: {
    ...scene.screen,
    extras: scene.screen.extras.filter(
      (extra) => extra.kind !== 'choice' || !fields.some(({ name }) => name === extra.label),
    ),
  },
})

/** "Add plant", "New post": nothing is written yet. */
const isOfNew = (title: string) =>
  /^(?:add|new|create|log|write|post|register|record|note|track|plan|define|contribute|report|submit|suggest|propose|nominate|upload|share|set up|take|plant|offer) /i.test(
    title,
  )

const aDayAgo = /^\p{L}{3} (?:[1-9]|1[0-8]) Nov$/u

/** What is new has no picture yet, begins in the first of its states, and is of today. */
function ofNew(field: Field): Field {
  if (field.kind === 'photo') return { ...field, value: 'camera' }
  if (field.kind === 'choice' && /^(?:state|status)$/i.test(field.name))
    return { ...field, value: field.options[0] ?? field.value }
  return field.kind === 'date' && aDayAgo.test(field.value) ? { ...field, value: 'Thu 19 Nov' } : field
}

/** When something was made is no choice of whoever makes it. */
const isStamp = ({ name, kind }: Field) =>
  kind === 'date' &&
  /^(?:created|(?:date|day) (?:created|of creation|added)|creation date|added on)$/i.test(name)

const typedKinds: ReadonlySet<unknown> = new Set([undefined, 'text', 'number', 'multiline', 'email'])

const unchanged = (nodes: ComponentNode[]): ComponentNode[] => nodes

/** Fields one types in are empty in a form for something new: what could stand there is said as an example. */
const emptied = (nodes: ComponentNode[]): ComponentNode[] =>
  nodes.map((node) => {
    const { value, ...properties } = node.properties
    const isTyped = node.type === 'input' && typedKinds.has(properties.kind) && value !== undefined
    return {
      ...node,
      ...(isTyped && { properties: { ...properties, placeholder: value } }),
      ...(node.children && { children: emptied(node.children) }),
    }
  })

/** What a form is called: what was scanned is checked in it, and where there is no camera it is written by hand. */
function titleOf({ screen, entity, has }: Scene): string {
  const title = screen.title ?? entity.add
  if (!isScanned(title) || screen.isDeed) return title
  return `${has('scanner') ? 'Check' : 'Add'} ${entity.one.toLowerCase()}`
}

/** Only what is made gets a name; who asks for something or reports it names nothing. */
const making = /^(?:add|new|create|save|register|upload|offer) (?:an? )?/i

/**
 * Whether the fields of a form tell which thing it is, as its row in the lists does: one is its name, or the row is
 * made of their values ("Lübeck to Bremen"); what is only counted ("Request 31") or told in a text needs none.
 */
function tellsWhich(fields: readonly Field[], { one, samples: [first] }: Entity, title: string): boolean {
  const isName = ({ name }: Field) =>
    /(?:^|\b)(?:name|title)$/i.test(name) || name.toLowerCase() === one.toLowerCase()
  if (!first || fields.some(isName)) return true
  const isText = ({ kind, options, value }: Field) =>
    (kind === 'text' && options.length === 0 && !(first.image !== undefined && /^\d/.test(value))) ||
    kind === 'person' ||
    kind === 'long'
  const made = lastOf(title)
  const isMade = making.test(title) && (lastOf(one).endsWith(made) || made.endsWith(lastOf(one)))
  if (!isMade && fields.slice(0, 2).some(isText)) return true
  if (fields.slice(0, 2).some(({ kind }) => kind === 'long')) return true
  const words = wordsOf(first.title).filter((word) => !wordsOf(one).includes(word))
  if (
    fields.some(({ kind, value }) => kind === 'person' && wordsOf(value).some((word) => words.includes(word)))
  )
    return true
  // "T2": a number alone is told where a field has it.
  if (words.length === 0 && /\d$/.test(first.title) && !first.title.startsWith(one))
    return fields.some(({ kind, value }) => kind !== 'date' && value !== '' && first.title.includes(value))
  const told = new Set(fields.flatMap(({ kind, value }) => (kind === 'long' ? [] : wordsOf(value))))
  return words.filter((word) => !told.has(word)).length * 4 <= words.length
}

const lastOf = (label: string) => label.toLowerCase().split(' ').at(-1) ?? ''

/** The words of a name, without the little ones and the numbers. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !/^(?:the|and|for|with|mon|tue|wed|thu|fri|sat|sun)$/.test(word))

/** What the button of a form says, by the verb of its title; one that only adds something saves it. */
const buttons: Readonly<Partial<Record<string, string>>> = byWord({
  apply: 'Send application',
  ask: 'Send',
  back: 'Back up',
  book: 'Book',
  buy: 'Buy',
  contact: 'Send',
  donate: 'Donate',
  invite: 'Send invitation',
  join: 'Join',
  leave: 'Send',
  offer: 'Offer it',
  order: 'Place order',
  place: 'Place order',
  post: 'Publish',
  rate: 'Send rating',
  register: 'Register',
  report: 'Send report',
  request: 'Send request',
  reserve: 'Reserve',
  schedule: 'Schedule',
  sell: 'Put it up',
  send: 'Send',
  start: 'Start',
  submit: 'Send',
  trade: 'Place order',
})

const makingOne = /^(?:add|new|create|note|log|track|record|my) (?:an? |the )?(\p{L}[\p{L} -]*)$/iu

function buttonOf(title: string, one: string): string {
  const [verb = ''] = title.toLowerCase().split(' ')
  if (/^enter (?:an? |the )?(?:code|pin|password)$/i.test(title)) return 'Try it'
  if (/^(?:customi[sz]e|adjust|set|change|configure)$/.test(verb)) return 'Save'
  // What others shall read is published.
  if (/^(?:new|write|create) (?:an? )?(?:post|story|tweet|toot|thread|announcement)$/i.test(title))
    return 'Publish'
  // "My profile" is one's own, whatever others the app is of. "Add feed" in an app of articles saves a feed.
  const [, made] = find(makingOne, title) ?? []
  const save = `Save ${(made ?? one).toLowerCase()}`
  // "Place unit" puts it somewhere.
  const isOrdered = verb !== 'place' || /\b(?:orders?|bids?|bets?)$/i.test(title)
  return (isOrdered ? buttons[verb] : undefined) ?? (save.length <= 24 ? save : 'Save')
}

/** What is sent or ordered is confirmed where the app has a screen for that; all else leads back to where one was. */
function done({ app, screen, entity, find, to }: Scene): Action {
  const isPaid = find('cart', 'checkout', 'slots') !== undefined
  const isSent =
    screen.isDeed === true ||
    buttons[(screen.title ?? entity.add).toLowerCase().split(' ')[0] ?? ''] !== undefined
  return (isSent && !isPaid && !app.isRegister ? to('confirmed') : undefined) ?? { kind: 'back' }
}

function nameLabel({ one, nounClass, samples }: Entity): string {
  const [first] = samples
  if (first?.avatar !== undefined && first.title.startsWith(first.avatar)) return 'Name'
  if (nounClass === 'document' || nounClass === 'event') return 'Title'
  return one.split(' ').length > 2 ? 'Name' : `${one} name`
}

/** A picture is chosen below where it will stand, unless the description has its own button for that. */
function withChoice({ kit, screen, app }: Scene, inputs: readonly ComponentNode[]): ComponentNode[] {
  const isSaid = screen.extras.some(
    (extra) => 'label' in extra && /\b(?:image|picture|photo)s?\b/i.test(extra.label),
  )
  if (isSaid || app.language) return [...inputs]
  return inputs.flatMap((input) =>
    input.type === 'image'
      ? [input, kit.button('Choose image', { variant: 'secondary', full: true, icon: 'image' })]
      : [input],
  )
}

/** "12 Mar 2026" with its day of the week takes a whole line. */
const hasYear = ({ properties: { value } }: ComponentNode) =>
  typeof value === 'string' && / \d{4}$/.test(value)

/** Two dates or times in a row stand side by side. */
function pairShort(scene: Scene, inputs: ComponentNode[]): ComponentNode[] {
  const paired: ComponentNode[] = []
  for (let index = 0; index < inputs.length; index += 1) {
    const input = inputs[index]
    const next = inputs[index + 1]
    if (!input) continue
    if (
      next &&
      input.type === 'datepicker' &&
      next.type === 'datepicker' &&
      !hasYear(input) &&
      !hasYear(next)
    ) {
      // Half a line is too short for the day of the week.
      for (const { properties } of [input, next])
        if (typeof properties.value === 'string')
          properties.value = properties.value.replace(/^\p{L}{3} (?=\d)/u, '')
      paired.push(scene.kit.row([input, next], { equal: true, align: 'start' }))
      index += 1
    } else {
      paired.push(input)
    }
  }
  return paired
}
