import { LetterGroups, lettersOf, type WordLetters, WordLists } from './letter-groups.ts'
import { sureGroupsOf } from './sure-groups.ts'

/** Shorter ones stand in any text. */
const shortest = 2
/** So many strings are told apart; where a part can be more, each piece of it is looked for by itself. */
const mostStrings = 32

/** In a string: a word begins or ends there. */
const edge = '\u0001'

/** What any text has that a pattern matches; each but `behind` from the end of the one before on. */
type Need =
  | { kind: 'oneOf'; strings: readonly Sought[] }
  | { kind: 'inOrder'; needs: readonly Need[] }
  | { kind: 'either'; needs: readonly Need[] }
  /** What a lookahead asks for: it stands there, and what comes next may stand in it. */
  | { kind: 'ahead'; need: Need }
  | { kind: 'behind'; need: Need }

interface Sought {
  text: string
  letters: WordLetters
  startsWord: boolean
  endsWord: boolean
}

/** What is read of a part: all strings that it can be, in lower case, or what it needs; neither where it may be anything. */
interface Part {
  strings?: readonly string[]
  need?: Need | undefined
}

const nothing: Part = { strings: [''] }
const anything: Part = {}
const plain: ReadonlySet<string> = new Set('.^$|?*+()[]{}\\/-')
const letters: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
/** No letter before or behind: the edge of a word as well. */
const edges = ['(?<!\\p{L})', '(?!\\p{L})']

/** Signs that say how often something stands there. */
const often: ReadonlySet<string> = new Set('?*+{')
const groupOpening = /\?(?:<?[=!]|:|<[^>]+>)/y
const escape = /(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\da-f]{4}|x[\da-f]{2}|.)/iy

/** A letter of the alphabet, a digit or a space: it means itself. */
const isPlain = (code: number) =>
  (code >= 97 && code <= 122) || code === 32 || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

const isLetter = (char: string | undefined) => char !== undefined && char >= 'a' && char <= 'z'

function sought(string: string): Sought {
  const text = string.replaceAll(edge, '')
  return {
    text,
    letters: lettersOf(text),
    startsWord: string.startsWith(edge) && isLetter(text[0]),
    endsWord: string.endsWith(edge) && isLetter(text.at(-1)),
  }
}

function inOrder(needs: readonly Need[]): Need | undefined {
  return needs.length > 1 ? { kind: 'inOrder', needs } : needs[0]
}

/** What is needed of a part whose strings are told apart no more. */
function needOf({ strings, need }: Part): Need | undefined {
  if (!strings) return need
  const each = strings.map(sought)
  return each.every(({ text }) => text.trim().length >= shortest)
    ? { kind: 'oneOf', strings: each }
    : undefined
}

/** Parts that stand one behind the other: their strings are joined as long as they are few. */
class Sequence {
  readonly #needs: Need[] = []
  /** The strings that end there; those before are needs, or something else stands before them. */
  #run: readonly string[] = ['']
  #isWhole = true

  add({ strings, need }: Part): void {
    if (!strings) {
      this.#endRun()
      if (need) this.#needs.push(need)
      return
    }
    if (this.#run.length * strings.length > mostStrings) this.#endRun()
    const [only = ''] = strings
    if (strings.length === 1) this.#run = this.#run.map((before) => before + only)
    else if (this.#run.length === 1 && this.#run[0] === '') this.#run = strings
    else this.#run = this.#run.flatMap((before) => strings.map((next) => before + next))
  }

  /** Something stands there that is read no further. */
  break(): void {
    this.#endRun()
  }

  addBehind(need: Need): void {
    this.#isWhole = false
    this.#needs.push({ kind: 'behind', need })
  }

  get part(): Part {
    if (this.#isWhole) return { strings: this.#run }
    this.#endRun()
    return { need: inOrder(this.#needs) }
  }

  #endRun(): void {
    this.#isWhole = false
    const need = needOf({ strings: this.#run })
    if (need) this.#needs.push(need)
    this.#run = ['']
  }
}

/** Reads a pattern from a place on, and tells what any text needs that it matches. */
class Reader {
  #at = 0
  readonly #source: string

  constructor(source: string) {
    this.#source = source
  }

  /** Alternatives up to the end of the group. */
  readAlternatives(): Part {
    const each = [this.#readSequence()]
    while (this.#source[this.#at] === '|') {
      this.#at += 1
      each.push(this.#readSequence())
    }
    const [only] = each
    if (only && each.length === 1) return only
    const strings = each.flatMap((part) => part.strings ?? [])
    if (each.every((part) => part.strings) && strings.length <= mostStrings) return { strings }
    const needs = each.map(needOf).filter((need) => need !== undefined)
    return needs.length === each.length ? { need: { kind: 'either', needs } } : anything
  }

  #readSequence(): Part {
    const sequence = new Sequence()
    for (
      let char = this.#source[this.#at];
      char && char !== '|' && char !== ')';
      char = this.#source[this.#at]
    ) {
      if (char === '(') {
        const found = edges.find((each) => this.#source.startsWith(each, this.#at))
        if (found) {
          this.#at += found.length
          sequence.add({ strings: [edge] })
        } else this.#readGroup(sequence)
      } else {
        const letters = this.#lettersHere()
        if (letters > 1) {
          sequence.add({ strings: [this.#source.slice(this.#at, this.#at + letters).toLowerCase()] })
          this.#at += letters
        } else this.#addOften(sequence, this.#readOne())
      }
    }
    return sequence.part
  }

  /** How many letters and spaces stand there one behind the other, each once: most of a pattern is read at one go. */
  #lettersHere(): number {
    let end = this.#at
    while (isPlain(this.#source.charCodeAt(end))) end += 1
    return end > this.#at && often.has(this.#source[end] ?? '') ? end - this.#at - 1 : end - this.#at
  }

  /** A group; what a lookaround forbids is not needed. */
  #readGroup(sequence: Sequence): void {
    this.#at += 1
    const opening = this.#here(groupOpening)
    this.#at += opening.length
    const part = this.readAlternatives()
    this.#at += 1
    if (opening.endsWith('!')) return
    if (!opening.endsWith('=')) {
      this.#addOften(sequence, part)
      return
    }
    const need = needOf(part)
    if (!need) return
    if (opening === '?<=') sequence.addBehind(need)
    else sequence.add({ need: { kind: 'ahead', need } })
  }

  /** Adds a part as often as the sign behind it says: once, perhaps, or once and more. */
  #addOften(sequence: Sequence, part: Part): void {
    const sign = this.#source[this.#at] ?? ''
    if (!often.has(sign)) {
      sequence.add(part)
      return
    }
    const end = sign === '{' ? this.#source.indexOf('}', this.#at) + 1 : this.#at + 1
    const isNeeded = sign === '+' || (sign === '{' && this.#source[this.#at + 1] !== '0')
    this.#at = end
    // "Few rather than many" is no matter here.
    if (this.#source[this.#at] === '?') this.#at += 1
    if (sign === '?' && part.strings) sequence.add({ strings: [...part.strings, ''] })
    else {
      if (isNeeded) sequence.add(part)
      sequence.break()
    }
  }

  /** One letter, class or escape. */
  #readOne(): Part {
    const char = this.#source[this.#at] ?? ''
    this.#at += 1
    if (char === '[') return this.#readClass()
    if (char === '\\') return this.#readEscape()
    if (char === '.') return anything
    return '^$'.includes(char) ? nothing : { strings: [char.toLowerCase()] }
  }

  /** A class of a few letters is each of them. */
  #readClass(): Part {
    const start = this.#at
    while (this.#source[this.#at] !== ']') this.#at += this.#source[this.#at] === '\\' ? 2 : 1
    const inside = this.#source.slice(start, this.#at)
    this.#at += 1
    return /^(?!\^)(?:[^\\-]{1,4}|-[^\\-]{1,3})$/u.test(inside)
      ? { strings: [...inside.toLowerCase()] }
      : anything
  }

  /** What a pattern with the flag `y` finds there. */
  #here(form: RegExp): string {
    form.lastIndex = this.#at
    return form.exec(this.#source)?.[0] ?? ''
  }

  #readEscape(): Part {
    const escaped = this.#here(escape)
    this.#at += escaped.length
    if (escaped === 'b') return { strings: [edge] }
    if (escaped === 'B') return nothing
    const letter = plain.has(escaped) ? escaped : letters[escaped]
    return letter === undefined ? anything : { strings: [letter] }
  }
}

/** Whether a string that was found at a place is a word, as far as it begins or ends one. */
const isWordAt = ({ text: word, startsWord, endsWord }: Sought, text: string, at: number) =>
  !(startsWord && isLetter(text[at - 1])) && !(endsWord && isLetter(text[at + word.length]))

/** A text in lower case, and its groups of letters. */
interface Looked {
  lowerCase: string
  groups: LetterGroups
}

/** Where the first of some strings ends that stands behind a place; -1 where none does. */
function endOfFirst(strings: readonly Sought[], { lowerCase: text, groups }: Looked, from: number): number {
  let first = -1
  for (const each of strings) {
    if (!groups.mayHave(each.letters)) continue
    let at = text.indexOf(each.text, from)
    while (at >= 0 && !isWordAt(each, text, at)) at = text.indexOf(each.text, at + 1)
    const end = at + each.text.length
    if (at >= 0 && (first < 0 || end < first)) first = end
  }
  return first
}

/** Where what is needed ends at the earliest, from a place on; -1 where it does not stand there. */
function endOf(need: Need, text: Looked, from: number): number {
  switch (need.kind) {
    case 'oneOf':
      return endOfFirst(need.strings, text, from)
    case 'inOrder': {
      let at = from
      for (const each of need.needs) {
        at = endOf(each, text, at)
        if (at < 0) return at
      }
      return at
    }
    case 'either': {
      let first = -1
      for (const each of need.needs) {
        const end = endOf(each, text, from)
        if (end >= 0 && (first < 0 || end < first)) first = end
      }
      return first
    }
    case 'ahead':
      return endOf(need.need, text, from) < 0 ? -1 : from
    case 'behind':
      return endOf(need.need, text, 0) < 0 ? -1 : from
  }
}

/** What is known of a pattern; what it needs beyond groups of letters is read when a text has one of these. */
interface Known {
  groups: readonly number[] | undefined
  need?: Need | undefined
  isRead: boolean
}

const known = new WeakMap<RegExp, Known>()
/** Patterns within functions are made anew at each call, of one and the same source. */
const knownSources = new Map<string, Known>()
const mostSources = 20_000

function knownOf(form: RegExp): Known {
  const before = known.get(form)
  if (before) return before
  const { source } = form
  let found = knownSources.get(source)
  if (!found) {
    found = { groups: sureGroupsOf(form), isRead: false }
    if (knownSources.size >= mostSources) knownSources.clear()
    knownSources.set(source, found)
  }
  known.set(form, found)
  return found
}

function needIn(found: Known, { source }: RegExp): Need | undefined {
  if (!found.isRead) {
    found.need = needOf(new Reader(source).readAlternatives())
    found.isRead = true
  }
  return found.need
}

/** Patterns asked for one behind the other: those that may match a text are found before any of them is looked at. */
export class PatternTable {
  readonly #words: WordLists

  constructor(forms: readonly RegExp[]) {
    this.#words = new WordLists(forms.map((form) => knownOf(form).groups))
  }

  /** The place of the first from a place on that a text may have; behind the last where there is none. */
  next(groups: LetterGroups, from: number): number {
    return this.#words.next(groups, from)
  }
}

/**
 * Whether a pattern may match a text, given in lower case: false where words it needs are missing, or stand in another
 * order. To look for them takes a hundredth of the time V8 needs to compile a pattern, and most patterns meet no text
 * that has theirs.
 */
export function mayMatch(form: RegExp, lowerCase: string, groups = new LetterGroups(lowerCase)): boolean {
  const found = knownOf(form)
  if (found.groups && !groups.mayHaveOne(found.groups)) return false
  const need = needIn(found, form)
  return need === undefined || endOf(need, { lowerCase, groups }, 0) >= 0
}
