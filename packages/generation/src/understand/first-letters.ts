import { beginningOf, firstOf } from './letter-groups.ts'
import {
  code,
  endOfClass,
  endsOfGroups,
  escapedAt,
  letterOfClass,
  meantBy,
  type Often,
  oftenAt,
  openingAt,
  space,
  unknown,
} from './pattern-signs.ts'

/**
 * How far beginnings are read, a bit each: bit 0 where none of their letters is known yet, bit n where their one letter
 * is the n-th. Those of two signs are found.
 */
type Reached = number
const nowhere: Reached = 0
const before: Reached = 1
const letters = 26

const lookaround = /^\?<?[=!]/
const noLetter = /^(?:[sdWntr]|[^\p{L}\d])$/u
/** A class without letters: each sign of it is one, or none is a letter. */
const classWithoutLetters = /^(?!\^)(?:\\[sdWntr]|\\[^\p{L}\d]|[^\\A-Za-z])*$/u
/** The letter that stands there may be any, or nothing is told of it. */
const any = -2

/** Reads what a pattern with `^` may begin with, no further than to the second sign from the first letter on. */
class Reader {
  #at = 0
  #isTold = true
  readonly #source: string
  readonly #ends: readonly number[]
  readonly #found = new Set<number>()

  constructor(source: string) {
    this.#source = source
    this.#ends = endsOfGroups(source)
  }

  read(): ReadonlySet<number> | undefined {
    let reached = nowhere
    for (;;) {
      if (this.#source[this.#at] !== '^') return undefined
      reached |= this.#readSequence(before)
      if (this.#source[this.#at] !== '|') break
      this.#at += 1
    }
    this.#endWithOne(reached)
    return this.#isTold && (reached & before) === 0 ? this.#found : undefined
  }

  #readAlternatives(from: Reached): Reached {
    let reached = this.#readSequence(from)
    while (this.#source[this.#at] === '|') {
      this.#at += 1
      reached |= this.#readSequence(from)
    }
    return reached
  }

  #readSequence(from: Reached): Reached {
    let reached = from
    for (;;) {
      const sign = this.#source.charCodeAt(this.#at)
      if (Number.isNaN(sign) || sign === code.bar || sign === code.close) return reached
      if (reached === nowhere || !this.#isTold) this.#skip(sign)
      else if (sign === code.open) reached = this.#readGroup(reached)
      else reached = this.#readOne(sign, reached)
    }
  }

  /** What stands behind that of which enough is known. */
  #skip(sign: number): void {
    if (sign === code.open) this.#at = this.#ends[this.#at] ?? this.#source.length
    else if (sign === code.class) this.#at = endOfClass(this.#source, this.#at)
    else if (sign === code.backslash) this.#at += 1
    this.#at += 1
  }

  #readGroup(from: Reached): Reached {
    const end = (this.#ends[this.#at] ?? this.#source.length) + 1
    this.#at += 1
    const opened =
      this.#source.charCodeAt(this.#at) === code.question ? openingAt(this.#source, this.#at) : ''
    this.#at += opened.length
    const reached = lookaround.test(opened) ? undefined : this.#readAlternatives(from)
    this.#at = end
    const often = this.#often()
    return reached === undefined ? from : this.#after(from, reached, often)
  }

  #readOne(sign: number, from: Reached): Reached {
    const meant = this.#meantAt(sign)
    // The edge of a word or of the text: nothing stands there.
    if (meant === undefined) return from
    const often = this.#often()
    if (meant !== any) return this.#after(from, this.#step(from, meant), often)
    this.#isTold &&= (from & before) === 0
    this.#endWithOne(from)
    return often.isNeeded ? nowhere : from
  }

  /** The letter that stands there, a space for what is none; undefined where nothing stands. */
  #meantAt(sign: number): number | undefined {
    const at = this.#at
    this.#at += 1
    if (sign === code.caret || sign === code.dollar) return undefined
    if (sign === code.class) {
      const letter = letterOfClass(this.#source, at)
      const end = endOfClass(this.#source, at)
      this.#at = end + 1
      if (letter !== unknown) return letter
      const inside = this.#source.slice(at + 1, end)
      const isRange = /.-./u.test(inside.replaceAll('0-9', '').replaceAll('\\-', ''))
      return classWithoutLetters.test(inside) && !isRange ? space : any
    }
    if (sign !== code.backslash) {
      const meant = meantBy(sign)
      return meant === unknown ? any : meant
    }
    const escaped = escapedAt(this.#source, this.#at)
    this.#at += escaped.length
    if (escaped === 'b' || escaped === 'B') return undefined
    return noLetter.test(escaped) ? space : any
  }

  /** One sign behind all that is reached. */
  #step(from: Reached, sign: number): Reached {
    for (let letter = 1; letter <= letters; letter += 1)
      if ((from & (1 << letter)) !== 0) this.#found.add(beginningOf(letter, sign))
    if ((from & before) === 0) return nowhere
    return sign === space ? before : 1 << sign
  }

  /** What is reached as well where something may be left out, or stands there again. */
  #after(from: Reached, reached: Reached, { isNeeded, isRepeated }: Often): Reached {
    if (isRepeated) this.#endWithOne(reached)
    return isNeeded ? reached : reached | from
  }

  /** Behind the one letter that is known anything may stand. */
  #endWithOne(reached: Reached): void {
    for (let letter = 1; letter <= letters; letter += 1)
      if ((reached & (1 << letter)) !== 0) this.#found.add(firstOf(letter))
  }

  #often(): Often {
    const often = oftenAt(this.#source, this.#at)
    this.#at = often.end
    return often
  }
}

/**
 * What any text begins with that a pattern matches: one of these, from its first letter on. Undefined where the pattern may
 * stand elsewhere, or begins with anything.
 */
export function firstLettersOf({ source, multiline }: RegExp): readonly number[] | undefined {
  if (source[0] !== '^' || multiline) return undefined
  const found = new Reader(source).read()
  return found && [...found]
}
