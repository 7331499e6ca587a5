/** Shorter ones stand in any text. */
const shortest = 3

const lengthOf = (words: readonly string[]) => Math.min(...words.map((word) => word.trim().length))
/** The more telling of two sets: the one whose shortest word is longer. */
const better = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  !one ? other : !other ? one : lengthOf(other) > lengthOf(one) ? other : one

/** Reads a pattern from a place on, and tells what any text needs that it matches. */
class Reader {
  #at = 0
  readonly #source: string

  constructor(source: string) {
    this.#source = source
  }

  /** Alternatives up to the end of the group: words of each, or nothing where one of them needs none. */
  readAlternatives(): readonly string[] | undefined {
    const all: (readonly string[] | undefined)[] = [this.#readSequence()]
    while (this.#source[this.#at] === '|') {
      this.#at += 1
      all.push(this.#readSequence())
    }
    return all.every((each) => each !== undefined) ? all.flat() : undefined
  }

  #readSequence(): readonly string[] | undefined {
    let best: readonly string[] | undefined
    let run = ''
    const endRun = () => {
      if (run.trim().length >= shortest) best = better(best, [run.toLowerCase()])
      run = ''
    }
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? '')) {
      const char = this.#source[this.#at] ?? ''
      if (char === '(') {
        endRun()
        const group = this.#readGroup()
        if (!this.#skipOptional()) best = better(best, group)
        continue
      }
      const isPlain = this.#skipOne(char)
      const isOptional = this.#skipOptional()
      if (!isPlain || isOptional) endRun()
      else run += char
    }
    endRun()
    return best
  }

  /** A group; what a lookaround forbids is not needed. */
  #readGroup(): readonly string[] | undefined {
    this.#at += 1
    const [opening = ''] = /^\?(?:<?[=!]|:|<[^>]+>)/.exec(this.#source.slice(this.#at)) ?? []
    this.#at += opening.length
    const words = this.readAlternatives()
    this.#at += 1
    return opening.endsWith('!') ? undefined : words
  }

  /** One letter, class or escape; whether it is a letter that stands for itself. */
  #skipOne(char: string): boolean {
    this.#at += 1
    if (char === '[') {
      while (this.#source[this.#at] !== ']') this.#at += this.#source[this.#at] === '\\' ? 2 : 1
      this.#at += 1
    } else if (char === '\\') {
      const isNamed = /^[pPk][{<]/.test(this.#source.slice(this.#at))
      this.#at = isNamed ? this.#source.slice(this.#at).search(/[}>]/) + this.#at + 1 : this.#at + 1
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

/** Words one of which stands, in lower case, in any text that a pattern matches; nothing where it can do without. */
export const wordsNeeded = ({ source }: RegExp): readonly string[] | undefined =>
  new Reader(source).readAlternatives()

const known = new WeakMap<RegExp, readonly string[]>()

/**
 * Whether a pattern may match a text, given in lower case: false where all the words it needs are missing. To look for
 * them takes a hundredth of the time V8 needs to compile a pattern, and most patterns meet no text that has theirs.
 */
export function mayMatch(form: RegExp, lowerCase: string): boolean {
  let words = known.get(form)
  if (!words) {
    words = wordsNeeded(form) ?? ['']
    known.set(form, words)
  }
  return words.some((word) => lowerCase.includes(word))
}
