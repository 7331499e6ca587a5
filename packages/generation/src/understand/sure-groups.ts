import { digit, groupLength, groupOf, signOf } from './letter-groups.ts'

/** Strings one of which stands in any text that a pattern matches: of each the groups it is told by. */
interface SureGroups {
  groups: readonly number[]
  /** How often texts have one of them, at a guess; the fewer, the more it tells. */
  share: number
}

/** Of all that is sure so many are looked for: those that the fewest texts have. */
const most = 4

const nothing: readonly SureGroups[] = []

/** How often a text has a string of so many signs, at a guess. */
const shares = [1, 1, 0.7, 0.3, 0.12, 0.06, 0.04, 0.03]
const least = 0.02

const escape = /(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\da-f]{4}|x[\da-f]{2}|.)/iy
const opening = /\?(?:<?[=!]|:|<[^>]+>)/y
/** No letter before or behind. */
const edge = /\(\?<?!(?:\\p\{L\}|\[\\p\{L\}[^\]]*\])\)/y

const space = 0
/** What is no letter, digit or sign that means itself. */
const unknown = -1
const code = {
  bar: 124,
  open: 40,
  close: 41,
  class: 91,
  backslash: 92,
  question: 63,
  star: 42,
  plus: 43,
  brace: 123,
  caret: 94,
  dollar: 36,
  anything: 46,
}

const isSometimes = (sign: number) => sign === code.question || sign === code.star || sign === code.brace
const special: ReadonlySet<number> = new Set(Object.values(code))

/** A letter in lower case counts from 1, what else means itself is a space. */
function meantBy(sign: number): number {
  if (sign >= 97 && sign <= 122) return sign - 96
  if (sign >= 65 && sign <= 90) return sign - 64
  return Number.isNaN(sign) || special.has(sign) ? unknown : signOf(sign)
}

/** The last group, which few others have, the first, and those next to them. */
function groupsOf(run: readonly number[]): readonly number[] {
  const last = run.length - groupLength
  const groupAt = (at: number) => groupOf(run[at] ?? 0, run[at + 1] ?? 0, run[at + 2] ?? 0)
  return [groupAt(last), groupAt(0), groupAt(Math.min(1, last)), groupAt(Math.max(0, last - 1))]
}

/** A text has a digit: as if it were all groups of a string. */
const anyDigit: SureGroups = { groups: [digit, digit, digit, digit], share: 0.4 }

/** "[Tt]". */
const lengthOfCases = 4

/** Whether no letter stands before and behind what is read. */
interface Between {
  isBehindSpace: boolean
  isBeforeSpace: boolean
}

const inNothing: Between = { isBehindSpace: false, isBeforeSpace: false }

function endsOfGroups(source: string): readonly number[] {
  const ends: number[] = []
  const opened: number[] = []
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charCodeAt(at)
    if (sign === code.backslash) at += 1
    else if (sign === code.class) at = endOfClass(source, at)
    else if (sign === code.open) opened.push(at)
    else if (sign === code.close) ends[opened.pop() ?? 0] = at
  }
  return ends
}

function endOfClass(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at
}

const fewer = (one: SureGroups, other: SureGroups) => one.share - other.share

/**
 * Reads a pattern once from end to end: of what stands in it one behind the other each run of letters, and of a group
 * one of each of its alternatives.
 */
class Reader {
  #at = 0
  readonly #source: string
  /** The signs of the run that is read; the sequences of a group take turns. */
  readonly #run: number[] = []

  /** Where the group ends that begins at a place. */
  readonly #ends: readonly number[]

  constructor(source: string) {
    this.#source = source
    this.#ends = endsOfGroups(source)
  }

  read(): readonly SureGroups[] {
    return this.#readAlternatives(inNothing)
  }

  #readAlternatives(between: Between): readonly SureGroups[] {
    const first = this.#readSequence(between)
    if (this.#source[this.#at] !== '|') return first
    let isSure = first.length > 0
    const best = fewest(first)
    const groups = [...(best?.groups ?? [])]
    let share = best?.share ?? 0
    while (this.#source[this.#at] === '|') {
      this.#at += 1
      const next = fewest(this.#readSequence(between))
      if (next) {
        groups.push(...next.groups)
        share += next.share
      } else isSure = false
    }
    return isSure ? [{ groups, share }] : nothing
  }

  #readSequence(between: Between): readonly SureGroups[] {
    const source = this.#source
    const run = this.#run
    const all: SureGroups[] = []
    run.length = 0
    // A letter behind it begins a word.
    let isAtEdge = between.isBehindSpace
    for (;;) {
      const next = source.charCodeAt(this.#at)
      const sign = next === code.class ? this.#letterOfClass() : meantBy(next)
      if (sign !== unknown) {
        if (isAtEdge && sign !== space) run.push(space)
        isAtEdge = false
        run.push(sign)
        this.#at += next === code.class ? lengthOfCases : 1
        const often = source.charCodeAt(this.#at)
        if (often !== code.plus && !isSometimes(often)) continue
        if (often !== code.plus) run.pop()
        this.#endRun(all)
        this.#skipOften()
        continue
      }
      if (this.#skipEdge()) {
        if (run.length === 0) isAtEdge = true
        else if (run.at(-1) !== space && !this.#isBeforeSpace()) {
          run.push(space)
          this.#endRun(all)
        }
        continue
      }
      // The end of the pattern, of an alternative, of a group.
      const isEnd = Number.isNaN(next) || next === code.bar || next === code.close
      const last = run.at(-1)
      if (isEnd && between.isBeforeSpace && last !== undefined && last !== space) run.push(space)
      this.#endRun(all)
      if (isEnd) return all
      if (next === code.open)
        all.push(...this.#readGroup({ ...between, isBehindSpace: isAtEdge || last === space }))
      else if (this.#skipOne(next)) all.push(anyDigit)
      run.length = 0
      isAtEdge = false
    }
  }

  #endRun(all: SureGroups[]): void {
    const run = this.#run
    const { length } = run
    if (length >= groupLength) {
      all.push({ groups: groupsOf(run), share: shares[length] ?? least })
    }
    run.length = 0
  }

  /** "[Tt]": the letter, however it is written. */
  #letterOfClass(): number {
    const [, one = '', other = '', end] = this.#source.slice(this.#at, this.#at + lengthOfCases)
    return end === ']' && one !== other && one.toLowerCase() === other.toLowerCase()
      ? meantBy(one.charCodeAt(0))
      : unknown
  }

  /** The edge of a word, or of the text. */
  #skipEdge(): boolean {
    const source = this.#source
    const sign = source.charCodeAt(this.#at)
    if (sign === code.caret || sign === code.dollar) {
      this.#at += 1
      return true
    }
    if (sign === code.backslash && source[this.#at + 1] === 'b') {
      this.#at += 2
      return true
    }
    if (sign !== code.open || source[this.#at + 1] !== '?') return false
    const found = this.#here(edge)
    this.#at += found.length
    return found !== ''
  }

  /** Whether something other than a letter stands there, and at least once. */
  #isBeforeSpace(): boolean {
    return (
      meantBy(this.#source.charCodeAt(this.#at)) === space &&
      !isSometimes(this.#source.charCodeAt(this.#at + 1))
    )
  }

  /** What a group has for sure: nothing where it forbids something or need not stand there. */
  #readGroup({ isBehindSpace, isBeforeSpace }: Between): readonly SureGroups[] {
    const end = (this.#ends[this.#at] ?? this.#at) + 1
    this.#at += 1
    let opened = ''
    if (this.#source.charCodeAt(this.#at) === code.question) {
      opened = this.#here(opening)
      this.#at += opened.length
    }
    const often = this.#source.charCodeAt(end)
    const isOnce = often !== code.plus && !isSometimes(often)
    const found = this.#readAlternatives({
      isBehindSpace: isOnce && isBehindSpace && !opened.startsWith('?<='),
      isBeforeSpace: isOnce && opened !== '?=' && this.#isSpaceAt(end, isBeforeSpace),
    })
    this.#at = end
    return this.#skipOften() && !opened.endsWith('!') ? found : nothing
  }

  /** Whether no letter stands at a place behind a group; at the end of what it is in, as what stands behind that. */
  #isSpaceAt(at: number, isBeforeSpace: boolean): boolean {
    const sign = this.#source.charCodeAt(at)
    if (sign === code.close || sign === code.bar) return isBeforeSpace
    const before = this.#at
    this.#at = at
    const isSpace = this.#isBeforeSpace() || this.#skipEdge()
    this.#at = before
    return isSpace
  }

  /** A class, an escape or a sign that stands for anything; whether it is a digit that is sure to stand there. */
  #skipOne(sign: number): boolean {
    this.#at += 1
    let escaped = ''
    if (sign === code.class) this.#at = endOfClass(this.#source, this.#at - 1) + 1
    else if (sign === code.backslash) {
      escaped = this.#here(escape)
      this.#at += escaped.length
    }
    return this.#skipOften() && escaped === 'd'
  }

  /** Skips the sign that says how often; whether what stands before it stands there at least once. */
  #skipOften(): boolean {
    const sign = this.#source.charCodeAt(this.#at)
    if (!isSometimes(sign) && sign !== code.plus) return true
    const isNeeded = sign === code.plus || (sign === code.brace && this.#source[this.#at + 1] !== '0')
    this.#at = sign === code.brace ? this.#source.indexOf('}', this.#at) + 1 : this.#at + 1
    // "Few rather than many" is no matter here.
    if (this.#source.charCodeAt(this.#at) === code.question) this.#at += 1
    return isNeeded
  }

  #here(form: RegExp): string {
    form.lastIndex = this.#at
    return form.exec(this.#source)?.[0] ?? ''
  }
}

/** That of some groups which the fewest texts have. */
const fewest = (all: readonly SureGroups[]): SureGroups | undefined =>
  all.length > 1 ? all.reduce((one, other) => (fewer(one, other) <= 0 ? one : other)) : all[0]

/**
 * What stands in any text that a pattern matches, as far as it is told at one glance: all groups of one string of each
 * of some lists, first of that which the fewest texts have.
 */
export const sureGroupsOf = ({ source }: RegExp): readonly (readonly number[])[] =>
  [...new Reader(source).read()]
    .sort(fewer)
    .slice(0, most)
    .map(({ groups }) => groups)
