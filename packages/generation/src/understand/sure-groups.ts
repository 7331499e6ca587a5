import { groupLength, placeOfCodes } from './letter-groups.ts'

/** Groups of letters of strings, two of each, one of which stands in any text that a pattern matches. */
export interface SureGroups {
  places: readonly number[]
  /** How often texts have one of them, at a guess; the fewer, the more it tells. */
  share: number
}

/** How often a text has a string of so many signs, at a guess. */
const shares = [1, 1, 0.7, 0.3, 0.12, 0.06, 0.04, 0.03]
const least = 0.02

const escape = /(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\da-f]{4}|x[\da-f]{2}|.)/iy
const opening = /\?(?:<?[=!]|:|<[^>]+>)/y

const question = 63
const star = 42
const plus = 43
const brace = 123
const isSometimes = (sign: number) => sign === question || sign === star || sign === brace

/** A letter in lower case, a digit, a space or a sign that means itself; 0 for what is anything else. */
function meantBy(code: number): number {
  if (code >= 97 && code <= 122) return code
  if (code >= 65 && code <= 90) return code + 32
  const isItself =
    (code >= 48 && code <= 58) || code === 32 || code === 44 || code === 45 || code === 39 || code === 34
  return isItself ? code : 0
}

/**
 * Reads a pattern once from end to end. Of all that stands in it one behind the other it keeps what the fewest texts
 * have: a run of letters, or a group with one of each of its alternatives.
 */
class Reader {
  #at = 0
  readonly #source: string

  constructor(source: string) {
    this.#source = source
  }

  readAlternatives(): SureGroups | undefined {
    const first = this.#readSequence()
    if (this.#source[this.#at] !== '|') return first
    let all = first
    let places: number[] | undefined
    while (this.#source[this.#at] === '|') {
      this.#at += 1
      const next = this.#readSequence()
      if (!all || !next) {
        all = undefined
        continue
      }
      places ??= [...all.places]
      places.push(...next.places)
      all = { places, share: all.share + next.share }
    }
    return all
  }

  #readSequence(): SureGroups | undefined {
    const source = this.#source
    let best: SureGroups | undefined
    let runStart = this.#at
    let bestStart = 0
    let bestEnd = 0
    for (;;) {
      const code = source.charCodeAt(this.#at)
      if (meantBy(code) !== 0) {
        this.#at += 1
        const sign = source.charCodeAt(this.#at)
        if (!isSometimes(sign) && sign !== plus) continue
        const end = sign === plus ? this.#at : this.#at - 1
        if (end - runStart > bestEnd - bestStart) [bestStart, bestEnd] = [runStart, end]
        this.#skipOften()
        runStart = this.#at
        continue
      }
      if (this.#at - runStart > bestEnd - bestStart) [bestStart, bestEnd] = [runStart, this.#at]
      // The end of the pattern, of an alternative, of a group.
      if (Number.isNaN(code) || code === 124 || code === 41) break
      const found = code === 40 ? this.#readGroup() : this.#skipOne(code)
      if (found && !(best && best.share <= found.share)) best = found
      runStart = this.#at
    }
    const length = bestEnd - bestStart
    const share = shares[length] ?? least
    return length < groupLength || (best && best.share <= share)
      ? best
      : { places: this.#placesOf(bestStart, bestEnd), share }
  }

  /** Those of the end and the beginning of a run. */
  #placesOf(start: number, end: number): readonly number[] {
    return [this.#placeAt(end - groupLength), this.#placeAt(start)]
  }

  #placeAt(at: number): number {
    const code = (behind: number) => meantBy(this.#source.charCodeAt(at + behind))
    return placeOfCodes(code(0), code(1), code(2))
  }

  /** What a group has for sure: nothing where it forbids something or need not stand there. */
  #readGroup(): SureGroups | undefined {
    this.#at += 1
    let isForbidden = false
    if (this.#source.charCodeAt(this.#at) === question) {
      const opened = this.#here(opening)
      this.#at += opened.length
      isForbidden = opened.endsWith('!')
    }
    const found = this.readAlternatives()
    this.#at += 1
    return this.#skipOften() && !isForbidden ? found : undefined
  }

  /** A class, an escape or a sign that stands for anything. */
  #skipOne(code: number): undefined {
    this.#at += 1
    if (code === 91) {
      while (this.#source[this.#at] !== ']') this.#at += this.#source[this.#at] === '\\' ? 2 : 1
      this.#at += 1
    } else if (code === 92) this.#at += this.#here(escape).length
    this.#skipOften()
  }

  /** Skips the sign that says how often; whether what stands before it stands there at least once. */
  #skipOften(): boolean {
    const sign = this.#source.charCodeAt(this.#at)
    if (!isSometimes(sign) && sign !== plus) return true
    const isNeeded = sign === plus || (sign === brace && this.#source[this.#at + 1] !== '0')
    this.#at = sign === brace ? this.#source.indexOf('}', this.#at) + 1 : this.#at + 1
    // "Few rather than many" is no matter here.
    if (this.#source.charCodeAt(this.#at) === question) this.#at += 1
    return isNeeded
  }

  #here(form: RegExp): string {
    form.lastIndex = this.#at
    return form.exec(this.#source)?.[0] ?? ''
  }
}

/** What stands in any text that a pattern matches, as far as it is told at one glance; undefined where nothing is. */
export const sureGroupsOf = ({ source }: RegExp): readonly number[] | undefined =>
  new Reader(source).readAlternatives()?.places
