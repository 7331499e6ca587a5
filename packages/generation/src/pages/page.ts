import { type Field, readFields } from '../entity.ts'
import { stemOf } from '../words/forms.ts'

/** What stands on a page, from top to bottom. */
export type PageBlock =
  /** `formula` works out its title from what the screen's fields hold. */
  | { kind: 'hero'; title: string; text: string; formula?: string }
  | { kind: 'text'; text: string }
  | { kind: 'image'; picture: string }
  /** Where the house is, with what lies around. */
  | { kind: 'map'; title: string; pins: string[] }
  /** A code to be scanned from the screen, with what it says in letters. */
  | { kind: 'code'; code: string; title: string }
  | { kind: 'banner'; icon: string; title: string; text: string }
  | { kind: 'chart'; title: string; data: number[]; labels: string[] }
  /** A curve; `labels` stand below it. */
  | { kind: 'line'; title: string; data: number[]; labels: string[] }
  /** One value in the middle of a ring that is filled to a share; `clock`: the time in it runs. */
  | { kind: 'ring'; title: string; share: number; center: string; caption: string; clock?: 'up' | 'down' }
  | { kind: 'camera'; hint: string; picture: string }
  | { kind: 'tabs'; title: string; options: string[] }
  | { kind: 'chips'; title: string; options: string[] }
  | { kind: 'button'; icon: string; label: string; href?: string; isQuiet?: true }
  | { kind: 'fields'; fields: Field[] }
  /** `isTitled`: the title stands above keys, too. */
  | { kind: ListKind; title: string; items: string[][]; isTitled?: boolean }

const listKinds = [
  'rows',
  'people',
  'stats',
  'steps',
  'agenda',
  'timeline',
  'ticks',
  'switches',
  'tiles',
  'cards',
  'keys',
  'sliders',
  'cells',
] as const
type ListKind = (typeof listKinds)[number]

/** A small screen that many apps have in the same form, whatever they are about: the Wi-Fi of a house, the stamps of a card. */
export interface Page {
  id: string
  /** The phrases that mean it, as its file writes them. */
  said: string
  /** Stems of the phrases that mean it; one word alone must be all of a phrase. */
  names: readonly string[]
  /** Where its words mean something else. */
  unless?: RegExp
  /** Words one of which the description must have. */
  within?: RegExp
  /** One or two words. */
  name: string
  icon: string
  /** What is new there, in a line below its title and beside what leads to it. */
  line: string
  /** Ids of things whose own screens show the same. */
  shownBy: ReadonlySet<string>
  blocks: PageBlock[]
}

export interface PageSource {
  id: string
  said: string
  unless?: RegExp
  within?: RegExp
  name: string
  icon: string
  line: string
  shownBy?: string
  /**
   * A line begins a block with its kind and title, lines with a dash are what stands in it, cells separated by `|`:
   * `rows`: icon, title, subtitle, value, badge; `people`: name, subtitle, value; `stats`: value, title, formula; `steps`, `ticks`
   * (an x before what is done): title, subtitle; `agenda`: time, title, subtitle; `timeline`: title, subtitle; `tiles`: icon,
   * title, subtitle; `cards`: picture, title, subtitle, value; `fields`: name, kind, value, choices; `switches`: title (an x
   * before what is off); `keys`: icon, label; `sliders`: name, value from 0 to 100; `cells`: what stands on squares, by spaces.
   * Alone: `hero title | text | formula`, `text`, `image picture`, `map title | pins`, `code letters | title`, `banner icon | title | text`,
   * `chart title | numbers | labels`, `line` likewise, `ring title | share | in the middle | below that | up or down`,
   * `camera hint | picture`, `chips title | choices`, `tabs` likewise, `button icon | label | address or #screen`, `quiet` likewise.
   */
  content: string
}

/** Words that say nothing of which page is meant. */
const little = /^(?:an?|the|all|every|each|some|any|by|in|on|at|to|for|with|of|per|and|\d+)$/
/** "Trade in", "check in": a verb's other half, where it comes last. */
const half = /^(?:in|on|by)$/

/** The stems of some words, without little ones and numbers, with spaces around. */
export function stemsSaid(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words
    .filter(
      (word, place) => !little.test(word) || (place > 0 && place === words.length - 1 && half.test(word)),
    )
    .map(stemOf)
    .join(' ')} `
}

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim())
const commas = (list: string): string[] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** Below some values of a curve nothing stands. */
const labelsIn = (list: string): string[] => (list === '' ? [] : list.split(',').map((each) => each.trim()))

function readBlock(kind: string, rest: string, items: readonly string[]): PageBlock {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = cells(rest)
  const list = listKinds.find((each) => each === kind)
  if (list) return { kind: list, title: first, items: items.map(cells) }
  switch (kind) {
    case 'hero':
      return { kind, title: first, text: second, ...(third ? { formula: third } : {}) }
    case 'image':
      return { kind, picture: first }
    case 'map':
      return { kind, title: first, pins: commas(second) }
    case 'code':
      return { kind, code: first, title: second }
    case 'banner':
      return { kind, icon: first, title: second, text: third }
    case 'chart':
    case 'line':
      return { kind, title: first, data: commas(second).map(Number), labels: labelsIn(third) }
    case 'ring':
      return {
        kind,
        title: first,
        share: Number(second),
        center: third,
        caption: fourth,
        ...(fifth === 'up' || fifth === 'down' ? { clock: fifth } : {}),
      }
    case 'camera':
      return { kind, hint: first, picture: second }
    case 'chips':
    case 'tabs':
      return { kind, title: first, options: commas(second) }
    case 'button':
    case 'quiet':
      return {
        kind: 'button',
        icon: first,
        label: second,
        ...(third ? { href: third } : {}),
        ...(kind === 'quiet' ? { isQuiet: true } : {}),
      }
    case 'fields':
      return { kind, fields: readFields(items.join('\n')) }
    default:
      return { kind: 'text', text: rest }
  }
}

/** Reads the blocks of a page or a part as their files write them. */
export function readBlocks(content: string): PageBlock[] {
  const found: { kind: string; rest: string; items: string[] }[] = []
  for (const line of content.split('\n').map((each) => each.trim())) {
    if (line.startsWith('- ')) found.at(-1)?.items.push(line.slice(2))
    else if (line !== '') {
      const [, kind = 'text', rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? []
      found.push({ kind, rest, items: [] })
    }
  }
  return found.map(({ kind, rest, items }) => readBlock(kind, rest, items))
}

/** Reads a page as its file writes it. */
export function definePage({ content, shownBy, ...source }: PageSource): Page {
  return {
    ...source,
    names: commas(source.said).map(stemsSaid),
    shownBy: new Set((shownBy ?? '').split(' ').filter(Boolean)),
    blocks: readBlocks(content),
  }
}
