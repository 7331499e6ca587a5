/** Letters of a group: from a to z, and what stands between words as a space. */
export const groupLength = 3
const signs = 27
const groups = signs ** groupLength
/** Stands for a digit anywhere, behind all groups of letters. */
export const digit = groups
const firsts = digit + 1
const beginnings = firsts + signs
const all = beginnings + signs ** 2

/** Stands for a text whose first letter is this one. */
export const firstOf = (letter: number): number => firsts + letter
/** Stands for a text whose first letter is this one, with that sign behind it. */
export const beginningOf = (letter: number, next: number): number => beginnings + letter * signs + next
const bits = 32

/** A letter from a to z counts from 1, whatever else stands there is a space. */
export const signOf = (code: number): number => (code >= 97 && code <= 122 ? code - 96 : 0)

/** The number of a group of three signs. */
export const groupOf = (first: number, second: number, third: number): number =>
  (first * signs + second) * signs + third

/** By so many groups a string is told; a short one by some of them twice. */
const perString = 4

/**
 * Lists of strings, for each of which a text is asked whether it has the groups of one string. They stand in one block of
 * memory: to fetch each list from a place of its own takes longer than to look through it.
 */
export class GroupLists {
  readonly count: number
  readonly #starts: Uint32Array
  readonly #groups: Uint16Array
  readonly #isAnything: Uint8Array

  /** A list that is undefined is found in any text. */
  constructor(lists: readonly (readonly number[] | undefined)[]) {
    this.count = lists.length
    this.#starts = new Uint32Array(lists.length + 1)
    this.#isAnything = new Uint8Array(lists.length)
    let length = 0
    for (let at = 0; at < lists.length; at += 1) {
      const list = lists[at]
      if (list) length += list.length
      else this.#isAnything[at] = 1
      this.#starts[at + 1] = length
    }
    this.#groups = new Uint16Array(length)
    for (let at = 0; at < lists.length; at += 1) this.#groups.set(lists[at] ?? [], this.#starts[at])
  }

  /** The first list from a place on of which a text may have something; `count` where there is none. */
  next(text: LetterGroups, from: number): number {
    for (let list = from; list < this.count; list += 1)
      if (
        this.#isAnything[list] === 1 ||
        text.mayHaveOne(this.#groups, this.#starts[list], this.#starts[list + 1])
      )
        return list
    return this.count
  }
}

/**
 * Which three signs stand one behind the other somewhere in a text. Whether a word may stand in it is told without
 * looking through it: of thousands of words asked for, nearly all have a group of letters that the text has not.
 */
export class LetterGroups {
  readonly #isThere = new Int32Array(Math.ceil(all / bits))

  /** Of a text in lower case. */
  constructor(text: string) {
    if (/\d/.test(text)) this.#add(digit)
    this.#addBeginning(text)
    let first = 0
    let second = signOf(text.charCodeAt(0))
    for (let at = 1; at <= text.length; at += 1) {
      const third = signOf(text.charCodeAt(at))
      const group = groupOf(first, second, third)
      this.#add(group)
      first = second
      second = third
    }
  }

  #addBeginning(text: string): void {
    const at = text.search(/[a-z]/)
    if (at < 0) return
    const letter = signOf(text.charCodeAt(at))
    this.#add(firstOf(letter))
    this.#add(beginningOf(letter, signOf(text.charCodeAt(at + 1))))
  }

  #add(group: number): void {
    this.#isThere[group >> 5] = (this.#isThere[group >> 5] ?? 0) | (1 << (group & 31))
  }

  /** Whether all groups of one string are there, of a list of strings or of what stands in it from a place to another. */
  mayHaveOne(list: Uint16Array | readonly number[], from = 0, to = list.length): boolean {
    for (let at = from; at < to; at += perString) if (this.#hasAll(list, at)) return true
    return false
  }

  #hasAll(list: Uint16Array | readonly number[], from: number): boolean {
    for (let at = from; at < from + perString; at += 1) {
      const group = list[at] ?? 0
      if (((this.#isThere[group >> 5] ?? 0) & (1 << (group & 31))) === 0) return false
    }
    return true
  }
}
