import { defineArchetype } from '../archetype.ts'
import type { Entity } from '../entity.ts'
import { chooseTheme } from '../plan/choose-theme.ts'
import { describe } from '../plan/name-app.ts'
import type { Planned } from '../plan/plan-app.ts'
import { iconOf } from '../plan/screen-kinds.ts'
import { screenKinds, type ScreenPlan } from '../plan/types.ts'
import { pickBySeed } from '../seed.ts'
import { readTable } from '../table.ts'
import { capitalise } from '../words/forms.ts'
import type { Understanding } from '../understand/understand.ts'
import { chooseLayout } from './choose-layout.ts'
import { type Content, contentOf } from './content.ts'
import { kindById, kindOf, type Sorted } from './kind-of.ts'
import { booked, handed, houseRules, lent, offered } from './further-things.ts'
import { type Layout, layouts, type ShownThing, shownThings } from './layouts.ts'
import { nameShort } from './name-short.ts'
import type { Form } from './form-words.ts'
import type { Short } from './read-short.ts'

/** No description is compared with it: it is for those that are of no kind. */
const anything = defineArchetype({
  id: 'anything',
  words: '',
  presets: 'clean, natural, warm, editorial, calm, playful',
  icon: 'spark',
  names: '',
  entity: 'subject',
  screens: '',
})

/** One wants to feel better; of anything else one has things to think of. */
const ofBody: ReadonlySet<string> = new Set(['ailment', 'skin-mark', 'body-part', 'body-measure'])

const longestTab = 11

const presetsOf: Readonly<Partial<Record<Layout, string>>> = {
  diary: 'calm, clean, natural',
  cases: 'clean, editorial, dark-pro',
  stock: 'clean, dark-pro',
  inspect: 'clean, dark-pro',
  manage: 'clean, natural, dark-pro',
  taste: 'warm, playful',
  market: 'warm, playful',
  circle: 'warm, playful, natural',
  places: 'natural, clean',
  sightings: 'natural, calm',
}

/** Nobody lends, compares or counts people whom only the ending of a noun makes people: dippers are birds. */
const ofPeople: ReadonlySet<Form> = new Set(['plain', 'find', 'manage', 'learn', 'circle', 'schedule'])

/** What a noun is where something is done with it: an instrument one learns is a skill, whoever is looked for offers something. */
function kindUsed({ kind: { id, isPerson }, by }: Sorted, form: Form): string {
  if (id === 'instrument' && (form === 'log' || form === 'learn' || form === 'schedule')) return 'skill'
  if (id === 'enthusiast' && form === 'find') return 'official'
  if (id === 'object' && form === 'learn') return 'lore'
  if (id === 'kept-animal' && form === 'sight') return 'wildlife'
  return isPerson && by === 'class' && !ofPeople.has(form) ? 'object' : id
}

const asUsed = (sorted: Sorted, { form }: Short): Sorted => ({
  ...sorted,
  kind: kindById(kindUsed(sorted, form)) ?? sorted.kind,
})

/** The app about the one thing a short description names. */
export function planAnything(short: Short, meant: Understanding, seed: number): Planned {
  const sorted = asUsed(kindOf(short.noun), short)
  const layout = chooseLayout(short.form, sorted.kind)
  const content = contentOf(short, layout, sorted)
  const { item } = content
  const things = thingsOf(content, short, layout)
  const name = meant.name ?? nameShort(short, content, layout)
  const screens = screensOf(short, layout, content, things, name, seed)
  return {
    archetype: anything,
    features: [],
    plan: {
      name,
      description: describe(meant.text, name),
      whole: meant.text,
      icon: item.icon,
      theme: chooseTheme(meant, (presetsOf[layout] ?? anything.presets.join(', ')).split(', '), seed),
      seed,
      contentSeed: meant.seed,
      roles: [],
      screens,
      entities: new Map(
        screens
          .flatMap((screen) => Object.values(things).filter(({ id }) => id === screen.entity))
          .map((entity) => [entity.id, entity] as const),
      ),
    },
  }
}

/** What the screens of a layout show. */
function thingsOf(content: Content, { form }: Short, layout: Layout): Readonly<Record<ShownThing, Entity>> {
  const { item, log, care, steps, sorted } = content
  return {
    item,
    log,
    // What is due is itself what one is reminded of.
    care: layout === 'remind' && sorted.kind.isEntry ? item : care,
    steps: layout === 'book' ? houseRules(content) : steps,
    offer: layout === 'market' ? offered(content, form === 'swap') : booked(content),
    loan: layout === 'holder' ? handed(content) : lent(content),
  }
}

/** What a tab calls the things: all of their name where there is room, else its last word. */
function tabOf(many: string, other: string): string {
  const last = many.split(' ').at(-1) ?? many
  const named = [many, last.charAt(0).toUpperCase() + last.slice(1)].find((each) => each.length <= longestTab)
  return (many.includes(' and ') ? undefined : named) ?? other
}

function screensOf(
  short: Short,
  layout: Layout,
  { item, log, many, sorted }: Content,
  things: Readonly<Record<ShownThing, Entity>>,
  app: string,
  seed: number,
): ScreenPlan[] {
  const rows = readTable(`kind|name|tab|shows|title|variant\n${layouts[layout]}`)
  const taken = new Set<string>()
  return rows.map((row) => {
    const shows = shownThings.find((each) => each === row.shows) ?? 'item'
    const entity = things[shows]
    const kind = screenKinds.find((each) => each === row.kind) ?? 'browse'
    const written = (text: string) =>
      text
        .replaceAll('{app}', app)
        .replaceAll('{Ns}', sorted.kind.entry ? item.many : capitalise(many))
        .replaceAll('{ns}', item.many.toLowerCase())
        .replaceAll('{Logs}', log.many)
        .replaceAll('{Helps}', ofBody.has(sorted.kind.id) ? 'What helps' : 'To remember')
    const name =
      row.name === '{Ns}'
        ? tabOf(item.many, 'All')
        : row.name === '{Logs}'
          ? tabOf(log.many, 'Log')
          : kind === 'form'
            ? entity.add
            : written(row.name ?? '')
    const title = row.title ? written(row.title) : row.name?.startsWith('{') ? written(row.name) : undefined
    const stem = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    let id = kind === 'home' ? 'home' : stem
    for (let number = 2; taken.has(id); number += 1) id = `${stem}-${number}`
    taken.add(id)
    return {
      id,
      kind,
      name,
      icon: row.tab || iconOf(kind),
      isTab: Boolean(row.tab),
      entity: entity.id,
      variant: row.variant ? variantOf(row.variant) : pickBySeed(seed, `variant/${id}`, [0, 1, 2] as const),
      extras: [],
      ...(title ? { title } : {}),
      ...(kind === 'slots' && layout === 'book'
        ? { subtitle: `${capitalise(short.noun)}, two hours at a time` }
        : {}),
    }
  })
}

const variantOf = (text: string): ScreenPlan['variant'] =>
  ([0, 1, 2, 3] as const).find((each) => String(each) === text) ?? 0
