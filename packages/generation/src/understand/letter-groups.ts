/** Letters of a group, and how many groups are told apart; others share the place of one of them. */
const groupLength = 3
const places = 4096
/** Behind all groups: what is shorter than a group is there in any text. */
const anywhere = places

const placeOf = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % places

/** What is asked of a text before a word is looked for in it: the places of the groups of its end and its beginning. */
export interface WordLetters {
  end: number
  start: number
}

export function lettersOf(word: string): WordLetters {
  const [end = anywhere, start = anywhere] = groupsOf(word)
  return { end, start }
}

/** The groups two of which a word is told by: that of its end and that of its beginning. */
const groupsOf = (word: string): readonly number[] => {
  const last = word.length - groupLength
  return last < 0 ? [anywhere, anywhere] : [placeOf(word, last), placeOf(word, 0)]
}

/**
 * Lists of words, one of each of which a text is asked for. They stand in one block of memory: to fetch each list from
 * a place of its own takes longer than to look through it.
 */
export class WordLists {
  readonly count: number
  readonly #starts: Uint32Array
  readonly #places: Uint16Array

  /** A list that is undefined is found in any text. */
  constructor(lists: readonly (readonly string[] | undefined)[]) {
    const places = lists.map((words) => words?.flatMap(groupsOf) ?? [anywhere, anywhere])
    this.count = lists.length
    this.#starts = new Uint32Array(lists.length + 1)
    for (const [at, { length }] of places.entries()) this.#starts[at + 1] = (this.#starts[at] ?? 0) + length
    this.#places = Uint16Array.from(places.flat())
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

  /** Whether one word of a list may be there, whose groups stand in a block from a place to another, two of each. */
  mayHaveOne(groups: Uint16Array, from: number, to: number): boolean {
    for (let at = from; at < to; at += 2)
      if (this.#isThere[groups[at] ?? anywhere] === 1 && this.#isThere[groups[at + 1] ?? anywhere] === 1)
        return true
    return false
  }
}
