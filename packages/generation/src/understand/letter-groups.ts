/** Letters of a group, and how many groups are told apart; others share the place of one of them. */
export const groupLength = 3
const places = 4096
/** Behind all groups: what is shorter than a group is there in any text. */
const anywhere = places

/** The place of the group of three signs, told by their codes in lower case. */
export const placeOfCodes = (first: number, second: number, third: number): number =>
  (first * 961 + second * 31 + third) % places

const placeOf = (text: string, at: number): number =>
  placeOfCodes(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2))

/** What is asked of a text before a word is looked for in it: the places of the groups of its end and its beginning. */
export interface WordLetters {
  end: number
  start: number
}

export function lettersOf(word: string): WordLetters {
  const last = word.length - groupLength
  return last < 0 ? { end: anywhere, start: anywhere } : { end: placeOf(word, last), start: placeOf(word, 0) }
}

/**
 * Lists of words, one of each of which a text is asked for. They stand in one block of memory: to fetch each list from
 * a place of its own takes longer than to look through it.
 */
export class WordLists {
  readonly count: number
  readonly #starts: Uint32Array
  readonly #places: Uint16Array

  /** Of each word the groups of its end and its beginning; a list that is undefined is found in any text. */
  constructor(lists: readonly (readonly number[] | undefined)[]) {
    this.count = lists.length
    this.#starts = new Uint32Array(lists.length + 1)
    let length = 0
    for (let at = 0; at < lists.length; at += 1) {
      length += lists[at]?.length ?? 2
      this.#starts[at + 1] = length
    }
    this.#places = new Uint16Array(length).fill(anywhere)
    for (let at = 0; at < lists.length; at += 1) this.#places.set(lists[at] ?? [], this.#starts[at])
  }

  /** The first list from a place on of which a word may stand in a text; `count` where there is none. */
  next(groups: LetterGroups, from: number): number {
    for (let list = from; list < this.count; list += 1)
      if (groups.mayHaveOne(this.#places, this.#starts[list] ?? 0, this.#starts[list + 1] ?? 0)) return list
    return this.count
  }
}

/**
 * Which three signs stand one behind the other somewhere in a text. Whether a word may stand in it is told without
 * looking through it: of thousands of words asked for, nearly all have a group of letters that the text has not.
 */
export class LetterGroups {
  readonly #isThere = new Uint8Array(places + 1)

  constructor(text: string) {
    this.#isThere[anywhere] = 1
    for (let at = 0; at + groupLength <= text.length; at += 1) this.#isThere[placeOf(text, at)] = 1
  }

  /** Whether a word may be there. */
  mayHave({ end, start }: WordLetters): boolean {
    return this.#isThere[end] === 1 && this.#isThere[start] === 1
  }

  /** Whether one word of a list may be there, whose groups stand in a block from a place to another, two of each: first that of its end. */
  mayHaveOne(groups: Uint16Array | readonly number[], from = 0, to = groups.length): boolean {
    for (let at = from; at < to; at += 2)
      if (this.#isThere[groups[at] ?? anywhere] === 1 && this.#isThere[groups[at + 1] ?? anywhere] === 1)
        return true
    return false
  }
}
