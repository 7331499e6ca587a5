/** Shorter ones stand in any text. */
const shortest = 3

/** Words one of which is needed. */
type Needed = readonly string[]

const lengthOf = (words: Needed) => Math.min(...words.map((word) => word.trim().length))
/** The most telling of several: the one whose shortest word is longest. */
const best = (all: readonly Needed[]): Needed | undefined =>
  all.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]

/** Reads a pattern from a place on, and tells what any text needs that it matches. */
class Reader {
  #at = 0
  readonly #source: string

  constructor(source: string) {
    this.#source = source
  }

  /** Alternatives up to the end of the group: all that the only one needs, or something of each of several. */
  readAlternatives(): readonly Needed[] {
    const first = this.#readSequence()
    if (this.#source[this.#at] !== '|') return first
    const each = [best(first)]
    while (this.#source[this.#at] === '|') {
      this.#at += 1
      each.push(best(this.#readSequence()))
    }
    return each.every((words) => words !== undefined) ? [each.flat()] : []
  }

  #readSequence(): readonly Needed[] {
    const all: Needed[] = []
    let run = ''
    const endRun = () => {
      if (run.trim().length >= shortest) all.push([run.toLowerCase()])
      run = ''
    }
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? '')) {
      const char = this.#source[this.#at] ?? ''
      if (char === '(') {
        endRun()
        const group = this.#readGroup()
        if (!this.#skipOptional()) all.push(...group)
        continue
      }
      const isPlain = this.#skipOne(char)
      const isOptional = this.#skipOptional()
      if (!isPlain || isOptional) endRun()
      else run += char
    }
    endRun()
    return all
  }

  /** A group; what a lookaround forbids is not needed. */
  #readGroup(): readonly Needed[] {
    this.#at += 1
    const [opening = ''] = /^\?(?:<?[=!]|:|<[^>]+>)/.exec(this.#source.slice(this.#at)) ?? []
    this.#at += opening.length
    const needed = this.readAlternatives()
    this.#at += 1
    return opening.endsWith('!') ? [] : needed
  }

  /** One letter, class or escape; whether it is a letter that stands for itself. */
  #skipOne(char: string): boolean {
    this.#at += 1
    if (char === '[') {
      while (this.#source[this.#at] !== ']') this.#at += this.#source[this.#at] === '\\' ? 2 : 1
      this.#at += 1
    } else if (char === '\\') {
      const [escaped = ''] =
        /^(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\da-f]{4}|x[\da-f]{2}|.)/i.exec(this.#source.slice(this.#at)) ?? []
      this.#at += escaped.length
    }
    return !'[\\.^$'.includes(char)
  }

  /** Skips how often something stands there; whether it can be missing or stand there more than once. */
  #skipOptional(): boolean {
    const sign = this.#source[this.#at] ?? ''
    if (!sign || !'?*+{'.includes(sign)) return false
    this.#at = sign === '{' ? this.#source.indexOf('}', this.#at) + 1 : this.#at + 1
    // "Few rather than many" is no matter here.
    if (this.#source[this.#at] === '?') this.#at += 1
    return true
  }
}

/** Of each of these one word stands, in lower case, in any text that a pattern matches; none where it can do without. */
export const wordsNeeded = ({ source }: RegExp): readonly Needed[] => new Reader(source).readAlternatives()

const known = new WeakMap<RegExp, readonly Needed[]>()

/**
 * Whether a pattern may match a text, given in lower case: false where words it needs are missing. To look for them
 * takes a hundredth of the time V8 needs to compile a pattern, and most patterns meet no text that has theirs.
 */
export function mayMatch(form: RegExp, lowerCase: string): boolean {
  let needed = known.get(form)
  if (!needed) {
    needed = wordsNeeded(form)
    known.set(form, needed)
  }
  return needed.every((words) => words.some((word) => lowerCase.includes(word)))
}
