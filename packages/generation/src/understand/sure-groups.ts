import { firstLettersOf } from './first-letters.ts'
import { digit, groupLength, groupOf } from './letter-groups.ts'
import {
  code,
  edgeAt,
  endOfClass,
  endsOfGroups,
  escapedAt,
  isSometimes,
  lengthOfCases,
  letterOfClass,
  meantBy,
  oftenAt,
  openingAt,
  space,
  unknown,
} from './pattern-signs.ts'

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
/** How often a text begins with two letters. */
const shareOfFirst = 0.02

/** The last group, which few others have, the first, and those next to them. */
function groupsOf(run: readonly number[]): readonly number[] {
  const last = run.length - groupLength
  const groupAt = (at: number) => groupOf(run[at] ?? 0, run[at + 1] ?? 0, run[at + 2] ?? 0)
  return [groupAt(last), groupAt(0), groupAt(Math.min(1, last)), groupAt(Math.max(0, last - 1))]
}

/** A text has a digit: as if it were all groups of a string. */
const anyDigit: SureGroups = { groups: [digit, digit, digit, digit], share: 0.4 }

/** Whether no letter stands before and behind what is read. */
interface Between {
  isBehindSpace: boolean
  isBeforeSpace: boolean
}

const inNothing: Between = { isBehindSpace: false, isBeforeSpace: false }

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
      const sign = next === code.class ? letterOfClass(source, this.#at) : meantBy(next)
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
    const found = edgeAt(source, this.#at)
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
      opened = openingAt(this.#source, this.#at)
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
      escaped = escapedAt(this.#source, this.#at)
      this.#at += escaped.length
    }
    return this.#skipOften() && escaped === 'd'
  }

  /** Skips the sign that says how often; whether what stands before it stands there at least once. */
  #skipOften(): boolean {
    const { isNeeded, end } = oftenAt(this.#source, this.#at)
    this.#at = end
    return isNeeded
  }
}

/** That of some groups which the fewest texts have. */
const fewest = (all: readonly SureGroups[]): SureGroups | undefined =>
  all.length > 1 ? all.reduce((one, other) => (fewer(one, other) <= 0 ? one : other)) : all[0]

/** What a pattern begins with that stands at the beginning of a text. */
function sureAtStart(form: RegExp): readonly SureGroups[] {
  const groups = firstLettersOf(form)
  if (!groups) return nothing
  const each = groups.flatMap((group) => [group, group, group, group])
  return [{ groups: each, share: groups.length * shareOfFirst }]
}

/**
 * What stands in any text that a pattern matches, as far as it is told at one glance: all groups of one string of each
 * of some lists, first of that which the fewest texts have.
 */
export const sureGroupsOf = (form: RegExp): readonly (readonly number[])[] =>
  [...new Reader(form.source).read(), ...sureAtStart(form)]
    .sort(fewer)
    .slice(0, most)
    .map(({ groups }) => groups)
