import { type ScreenKind, screenKinds } from './plan/types.ts'
import { readTable } from './table.ts'
import { stemOf } from './words/forms.ts'

const homeForms = ['shelf', 'focus', 'ledger', 'now', 'raise'] as const
type HomeForm = (typeof homeForms)[number]

/** A word or phrase that hints at something: its stems with spaces around, and how strongly it hints. */
export interface Trigger {
  /** With a space before, between and behind them. */
  stems: string
  first: string
  weight: number
}

/** A phrase that asks for a screen: its stems with spaces around, and whether the screen may be called so. */
export interface Sign {
  stems: string
  isName: boolean
}

export interface ScreenSource {
  kind: ScreenKind
  name: string
  /** Icon of the tab; absent: the screen is no tab. */
  tab?: string
  /** Entity it shows; absent: the archetype's own. */
  entity?: string
  title?: string
  subtitle?: string
  /** Only when a feature asks for this kind, or when there are too few screens. */
  isOnRequest: boolean
  /** Only where the description speaks of what it shows, however little it says. */
  isWhenNamed?: boolean
  /** What asks for it; absent: the words of its thing. */
  signs?: readonly Sign[]
}

/** What apps of a kind may be called. */
export interface AppName {
  name: string
  /** Stems, one of which the description must have; none: always fair. */
  stems: string[]
}

/** A kind of app: how to recognise it, and the screens it has. */
export interface Archetype {
  id: string
  triggers: Trigger[]
  /** What people write who want one. */
  examples: string[]
  /** Without one of these words its triggers mean something else. */
  needs?: RegExp
  /** A description with one of these words is of another kind, however like its examples. */
  unless?: RegExp
  presets: string[]
  icon: string
  names: AppName[]
  /** Id of the entity it is about; `subject` is whatever the description is about. */
  entity: string
  /** It says how an app is used, not what about: it gives way to those that know the subject. */
  isWide: boolean
  /** Its things are what is done (orders, bookings, talks), whatever it is done with: it lists nothing else instead. */
  keepsThing?: true
  /** Screens its apps never have, whatever words ask for: nobody pays at a till within a game. */
  bars: ReadonlySet<string>
  screens: ScreenSource[]
  /** How its first screen may look: a shelf, the one thing to do now, a ledger of numbers, help at once, what one raises. */
  homes: HomeForm[]
}

export interface ArchetypeSource {
  id: string
  /** "recipe 6, meal plan 5, cook": a number is the weight, 3 when absent. */
  words: string
  /** What people write who want one, each on a line of its own. */
  examples?: string
  needs?: RegExp
  unless?: RegExp
  presets: string
  icon: string
  /** "Fair Wind (sailing rowing), Big Day": one that says more than its kind of app names the words it is fair for. */
  names: string
  entity: string
  /**
   * Columns `kind | name | tab icon | entity | title | subtitle | said`; a kind with `?` is on request, one with `!` only
   * where what it shows is named: by the phrases of the last column (those with a capital letter name it, too), else by
   * the words of its thing.
   */
  screens: string
  isWide?: boolean
  keepsThing?: true
  /** "checkout cart": kinds of screen, and `deed` for forms that do something. */
  bars?: string
  /** "shelf focus"; absent: as the entity suggests. */
  home?: string
}

const commaList = (text: string) => text.split(',').map((part) => part.trim())

/** Reads "word 5, two words 4, word" into triggers. */
export function readTriggers(words: string): Trigger[] {
  return commaList(words)
    .filter((word) => word !== '')
    .map((word) => {
      const [, phrase = word, weight] = /^(.*?)(?:\s(\d+))?$/.exec(word) ?? []
      const stems = phrase
        .toLowerCase()
        .split(/[\s-]+/)
        .map(stemOf)
      return {
        stems: ` ${stems.join(' ')} `,
        first: stems[0] ?? '',
        weight: weight ? Number(weight) : 3,
      }
    })
}

/** Phrases with a capital letter are names for the screen. */
const readSigns = (said: string): Sign[] =>
  commaList(said).flatMap((phrase) =>
    readTriggers(phrase).map(({ stems }) => ({ stems, isName: /^\p{Lu}/u.test(phrase) })),
  )

function readName(text: string): AppName {
  const [, name = text, words = ''] = /^(.*?) \(([^)]*)\)$/.exec(text) ?? []
  return { name, stems: words.split(' ').filter(Boolean).map(stemOf) }
}

export function defineArchetype(source: ArchetypeSource): Archetype {
  return {
    id: source.id,
    triggers: readTriggers(source.words),
    examples: (source.examples ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    ...(source.needs ? { needs: source.needs } : {}),
    ...(source.unless ? { unless: source.unless } : {}),
    presets: commaList(source.presets),
    icon: source.icon,
    names: commaList(source.names).map(readName),
    entity: source.entity,
    isWide: source.isWide ?? false,
    ...(source.keepsThing ? { keepsThing: true } : {}),
    bars: new Set((source.bars ?? '').split(' ')),
    homes: homeForms.filter((form) => (source.home ?? '').split(' ').includes(form)),
    screens: readTable(`kind|name|tab|entity|title|subtitle|said\n${source.screens}`).map(readScreen),
  }
}

function readScreen(row: Record<string, string>): ScreenSource {
  const word = row.kind ?? 'topic'
  const isOnRequest = word.endsWith('?')
  const isWhenNamed = word.endsWith('!')
  const name = isOnRequest || isWhenNamed ? word.slice(0, -1) : word
  return {
    kind: screenKinds.find((kind) => kind === name) ?? 'topic',
    name: row.name ?? '',
    isOnRequest,
    ...(isWhenNamed ? { isWhenNamed } : {}),
    ...(row.tab ? { tab: row.tab } : {}),
    ...(row.entity ? { entity: row.entity } : {}),
    ...(row.title ? { title: row.title } : {}),
    ...(row.subtitle ? { subtitle: row.subtitle } : {}),
    ...(row.said ? { signs: readSigns(row.said) } : {}),
  }
}
