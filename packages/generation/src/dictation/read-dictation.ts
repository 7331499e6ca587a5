import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { type Masked, mask } from './mask.ts'
import type { DictatedScreen, Part } from './part.ts'
import { labelFrom, thingsOf } from './label-from.ts'
import type { Collecting, ReadItem } from './part-forms.ts'
import { readPart } from './read-part.ts'

const mostScreens = 4
/** Lists called so are of what the app is about. */
export const general = /^(?:results?|items?|cards?|entries|rows?|list|things|)$/i
const mostParts = 24
/** So many components, of so many kinds, are no chance: the description says what is on the screen. */
const least = { parts: 3, kinds: 2 }
/** One is enough where it begins with a screen of some components: "a menu with buttons for ...". */
const leastOnScreen = { parts: 1, kinds: 1 }
const leastDrawn = 2

/** Words that only who draws a screen uses. */
const partNouns: readonly RegExp[] = [
  /\bbuttons?\b/gi,
  /\b(?:text|input|entry)? ?(?:fields?|inputs?|text ?box(?:es)?|text ?areas?)\b/gi,
  /\b(?:check|tick) ?box(?:es)?\b/gi,
  /\b(?:toggle|switch)(?:es|s)?\b/gi,
  /\b(?:drop-?downs?|selector|radio buttons?|segmented control)\b/gi,
  /\b(?:slider|seek bar|stepper)s?\b/gi,
  /\b(?:date|time) ?pickers?\b/gi,
  /\bprogress (?:bar|ring|circle)\b/gi,
  /\b(?:line|bar|pie|donut|area) (?:charts?|graphs?)\b/gi,
  /\b(?:stat|kpi|metric|summary|info|task|product)s? (?:tiles?|cards?)\b|\btiles\b|\bcounters\b/gi,
  /\b(?:badge|avatar|carousel|album art|cover photo|header image|thumbnail)s?\b/gi,
  /\b(?:tabs|columns|sections)\b/gi,
]
/** Stories of users say what one can do, not what is drawn. */
const stories =
  /\b(?:when|if|after) (?:you|i|we|users?|someone|one) (?:taps?|clicks?|press(?:es)?|opens?|selects?)\b|\b(?:i|we|you) (?:can|want to|should be able)\b|\blets? (?:me|us|you|people|users)\b|\b(?:users?|visitors?|customers?|people|players?) (?:can|should be able|is able|are able)\b/i

const place =
  /^(?:and|then|next|finally|also|plus|with|including|below|under(?:neath)?(?: (?:it|that|this|them))?|above(?: (?:it|that))?|beside(?: it)?|at the (?:very )?(?:top|bottom|end)|on (?:top|the (?:left|right|top|bottom))|in the (?:middle|centre|center)|there (?:is|are|should be|must be)|it (?:should |must )?(?:has|have|shows?|contains?|includes?)|the (?:screen|page|app) (?:should |must )?(?:has|have|shows?|contains?|includes?)|use|add|include|show|display)[,:]?\s+/i
const holder =
  /^(?:(?:a|an|the|another)\s+)?(?:[\p{L}-]+\s){0,3}?(?<!(?:progress|search|seek|slider) )(?:bar|card|section|panel|header|footer|area|row|box|block|form)(?: (?:at|on|in) the \p{L}+)?\s+(?:with|has|shows?|contains?|containing|includes?|displays?|holds?|(?:which|that) (?:shows?|contains?|has|generates?))\s+/iu
const each =
  /^(?:each|every)\s+(?<things>[\p{L} -]{3,40}?)\s+(?:has|have|shows?|contains?|includes?|displays?|consists? of)\s+(?<rest>.+)$/iu
const shownAs =
  /^(?<left>[\p{L} ]{3,30}?) (?:is|are) (?:shown|displayed|listed|presented) (?:as|in) (?<rest>.+)$/iu
const tabOf =
  /^the (?<title>[\p{L}' ]{2,24}?) (?:tab|section) (?:should |must )?(?:has|have|shows?|contains?|contain|includes?)\s+(?<rest>.+)$/iu
const asked =
  /^(?:please\s+)?(?:(?:create|build|make|design|generate|draw|show|give me|i want|i need|i would like)\s+(?:me\s+)?)?(?:an? (?:mobile )?app with\s+)?/i
const frame =
  /^(?:(?:a|an|the|one|another|first|second|third)\s+)*(?<title>(?:[\p{L}'-]+\s){0,4}?)(?<noun>screen|page|form|dashboard|view|dialog|panel|board|card|menu|player|layout)(?:\s+for\s+(?<whom>[^:,.]{2,40}?))?(?:\s*:\s*|\s+(?:with|showing|containing|where|(?:that |which )?(?:has|shows?|contains?|includes?|should (?:have|contain|show|include)))\s+|$)(?<rest>.*)$/iu

/**
 * The screens a description dictates part by part ("a card with a badge "On time", a button "Share" ..."), with what
 * it says beside them; undefined for descriptions that say what an app is for.
 */
export function readDictation(text: string): { screens: DictatedScreen[]; subject: string } | undefined {
  const counts = partNouns.map((noun) => [...text.matchAll(noun)].length).filter((count) => count > 0)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const masked = mask(text)
  const [first = ''] = sentencesOf(masked.text)
  const enough = frame.exec(first.replace(asked, ''))?.groups?.rest ? leastOnScreen : least
  if (total < enough.parts || counts.length < enough.kinds || stories.test(text)) return undefined
  const screens: DictatedScreen[] = []
  // What stands before the first screen says what the app is.
  const before: string[] = []
  for (const sentence of sentencesOf(masked.text)) {
    const said = sentence.replace(asked, '')
    const opened = frame.exec(said)
    const isNew =
      opened !== null &&
      (screens.length === 0 || /^(?:screen|page|dashboard|view)$/i.test(opened.groups?.noun ?? ''))
    if (isNew && screens.length < mostScreens) screens.push({ title: titleOf(opened, masked), groups: [] })
    const screen = screens.at(-1)
    if (!screen) {
      if (!countsScreens.test(sentence)) before.push(masked.plain(sentence))
      continue
    }
    const parts = readSentence(isNew ? (opened.groups?.rest ?? '') : sentence, masked)
    // What only says how it works is about the app.
    if (isNew || parts.some(isDrawn)) screen.groups.push(parts)
    else before.push(masked.plain(sentence))
  }
  const drawn = screens
    .map((screen) => ({ ...screen, groups: limited(mergeLists(screen.groups.map(settled))) }))
    .filter(({ groups }) => groups.flat().length > 1)
  const parts = screens.flatMap(({ groups }) => groups.flat())
  const count = parts.filter(isDrawn).length
  return drawn.length === 0 || count < leastDrawn || count * 2 < parts.length
    ? undefined
    : { screens: drawn, subject: [...before, subjectOf(drawn)].join('. ') }
}

/** Components, and values that are given; not only their names. */
const isDrawn = (part: Part) => (part.kind === 'fact' ? part.value !== undefined : part.kind !== 'heading')

/** "An app with two screens" says nothing of what it is about. */
const countsScreens = /^(?:(?:an|the) app|it) (?:with|has) (?:\p{L}+|\d+) (?:screens|pages|tabs|views)$/iu

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.;!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/[.;!?\s]+$/, '').trim())
    .filter((sentence) => sentence !== '')

/** "A product page for headphones" is about headphones; "login page" is called so. */
function titleOf(opened: RegExpExecArray, masked: Masked): string {
  const { title = '', noun = '', whom } = opened.groups ?? {}
  const about = whom === undefined ? '' : labelFrom(masked.plain(whom))
  const named = labelFrom(title)
  if (about !== '') return about
  if (named === '') return capitalise(noun.toLowerCase())
  return /^(?:form|dashboard|board|menu|player)$/i.test(noun) && named.split(' ').length < 3
    ? `${named} ${noun.toLowerCase()}`
    : named
}

/** Screens any app has: they say nothing of what it is about. */
const anyApp =
  /^(?:log ?in|sign ?(?:in|up)|register|registration|settings|user settings|welcome|onboarding|home|main|first|dashboard)(?: form)?$|^(?:add|new|create|edit|choose|select|pick)\b/i
/** Buttons of any form. */
const anyButton =
  /^(?:ok|yes|no|next|back|previous|continue|submit|save|cancel|close|done|send|more|like|dislike|share|follow|subscribe|delete account|create account|start|stop|reset|forgot|remember|sign|log|upload|generate)\b/i

/** What the rest of the app is about: the titles, what the lists hold and what the buttons do. */
function subjectOf(screens: readonly DictatedScreen[]): string {
  const parts = screens.flatMap(({ groups }) => groups.flat())
  const lists = parts.flatMap((part) =>
    part.kind === 'list' && !general.test(part.label) ? [part.label] : [],
  )
  const doings = parts.flatMap((part) =>
    part.kind === 'button' && !part.isQuiet && !anyButton.test(part.label) ? [part.label] : [],
  )
  const titles = screens.map(({ title }) => title).filter((title) => title !== '' && !anyApp.test(title))
  const [main = lists[0] ?? 'member', ...others] = titles
  const beside = titles.length + lists.length === 0 ? ['news', 'profile', 'settings'] : []
  const rest = [...others, ...lists, ...doings, ...beside]
  const attributes = parts.flatMap((part) =>
    part.kind === 'list' && part.label !== '' && !general.test(part.label) && part.fields.length > 0
      ? [
          ` Each ${toSingular(part.label)} has ${part.fields.filter((field) => !/avatar|icon|logo/i.test(field)).join(', ')}.`,
        ]
      : [],
  )
  // "Hotel search" is about hotels.
  const [, sought] = /^(.+) (?:search|finder|results)$/i.exec(main) ?? []
  const opening = sought === undefined ? `${main} app` : `app to find ${toPlural(sought)}`
  return `${opening}${rest.length > 0 ? ` with ${rest.join(', ')}` : ''}.${attributes.join('')}`.toLowerCase()
}

function readSentence(sentence: string, masked: Masked): Part[] {
  const ofEach = each.exec(sentence)
  if (ofEach?.groups)
    return readItems(ofEach.groups.rest ?? '', masked, {
      parts: [{ kind: 'list', label: thingsOf(ofEach.groups.things ?? ''), fields: [], isPictured: false }],
      collecting: 'fields',
    })
  const tab = tabOf.exec(sentence)
  if (tab?.groups)
    return [
      { kind: 'heading', label: labelFrom(tab.groups.title ?? '') },
      ...readItems(tab.groups.rest ?? '', masked),
    ]
  const shown = shownAs.exec(withoutPlace(sentence))
  if (shown?.groups) {
    const parts = readItems(shown.groups.rest ?? '', masked)
    const label = labelFrom(shown.groups.left ?? '')
    return parts.map((part) => (part.kind === 'list' && part.label === '' ? { ...part, label } : part))
  }
  return readItems(sentence, masked)
}

function withoutPlace(text: string): string {
  let rest = text.trim()
  for (let turn = 0; turn < 4; turn += 1) {
    const next = rest.replace(place, '').replace(holder, '')
    if (next === rest) break
    rest = next
  }
  return rest
}

const divider = /\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|plus|as well as)\s+/i

function readItems(text: string, masked: Masked, begun?: ReadItem): Part[] {
  const parts: Part[] = begun ? [...begun.parts] : []
  let collecting: Collecting | undefined = begun?.collecting
  let make: ((label: string) => Part) | undefined
  /** The item before, where it was a bare word: what it is called, and how it is taken back. */
  let bareBefore: { label: string; takeBack: () => unknown } | undefined
  for (const piece of withoutPlace(text).split(divider)) {
    const item = withoutPlace(piece)
    if (item === '') continue
    const read = readPart(item, masked)
    const [only] = read.parts
    const isPlain = read.parts.length === 1 && only?.kind === 'fact' && only.value === undefined
    // Words alone, also in quotes.
    const isBare =
      (isPlain && !/^(?:a|an|the|some)\s/i.test(item)) ||
      (read.parts.length === 1 && only?.kind === 'heading')
    const last = parts.at(-1)
    const before = bareBefore
    bareBefore = undefined
    if (collecting === 'fields' && last?.kind === 'list' && only && (isPlain || shownOfEach.has(only.kind)))
      last.fields.push(only.kind === 'badge' ? labelFrom(masked.plain(item)) : only.label)
    else if (collecting === 'options' && isBare && last && 'options' in last) {
      const { options } = last
      options.push(masked.plain(item))
      bareBefore = { label: only.label, takeBack: () => options.pop() }
    } else if (collecting === 'parts' && isBare && make) {
      parts.push(make(asSibling(last, only.label)))
      bareBefore = { label: only.label, takeBack: () => parts.pop() }
    } else {
      if (read.takesPrevious && before && read.make) {
        before.takeBack()
        parts.push(read.make(before.label))
      }
      parts.push(...read.parts)
      collecting = read.collecting
      make = read.make
      if (isBare && only) bareBefore = { label: only.label, takeBack: () => parts.pop() }
    }
  }
  return parts
}

const shownOfEach: ReadonlySet<Part['kind']> = new Set(['image', 'avatar', 'badge'])

/** "Buttons to sign in with Google or Apple": the second is one to sign in with, too. */
function asSibling(before: Part | undefined, label: string): string {
  const words = before?.kind === 'button' ? before.label.split(' ') : []
  return words.length > 2 && /^\p{Lu}/u.test(words.at(-1) ?? '')
    ? [...words.slice(0, -1), label].join(' ')
    : label
}

/** Columns of a board have names ("To do"); others only stand side by side ("departure airport and time"). */
function settled(parts: readonly Part[]): Part[] {
  return withOwnNames(
    parts.flatMap((part): Part[] => {
      if (part.kind === 'columns' && part.options.some((option) => /^\p{Ll}/u.test(option)))
        return part.options.map((option) => ({ kind: 'fact', label: labelFrom(option) }))
      return 'options' in part ? [{ ...part, options: part.options.map(capitalise) }] : [part]
    }),
  )
}

/** Of two that are called "Time" each is that of what stands before it: "Departure time". */
function withOwnNames(parts: readonly Part[]): Part[] {
  const counts = new Map<string, number>()
  for (const { label } of parts) counts.set(label, (counts.get(label) ?? 0) + 1)
  return parts.map((part, index) => {
    const before = parts[index - 1]
    const isOneOfSome = part.kind === 'fact' && (counts.get(part.label) ?? 0) > 1 && !part.label.includes(' ')
    return isOneOfSome && before?.kind === 'fact'
      ? { ...part, label: `${before.label.split(' ')[0] ?? ''} ${part.label.toLowerCase()}` }
      : part
  })
}

/** "A list of reviews. Each review has a name": one list, with what each shows. */
function mergeLists(groups: readonly Part[][]): Part[][] {
  const lists = new Map<string, Part & { kind: 'list' }>()
  return groups
    .map((parts) =>
      parts.filter((part) => {
        if (part.kind !== 'list') return true
        const known = lists.get(part.label)
        known?.fields.push(...part.fields)
        if (!known) lists.set(part.label, part)
        return known === undefined
      }),
    )
    .filter((parts) => parts.length > 0)
}

function limited(groups: readonly Part[][]): Part[][] {
  let left = mostParts
  return groups.flatMap((parts) => {
    const taken = parts.slice(0, left)
    left -= taken.length
    return taken.length > 0 ? [taken] : []
  })
}
