import { LetterGroups } from './letter-groups.ts'
import { mayMatch, PatternTable } from './words-needed.ts'

/** A sign of two units. */
const twoUnits = /[\ud800-\udfff]/
/** A letter or figure beyond those of the west of Europe. */
const otherLetter = /(?![ -ÿ])[\p{L}\p{N}]/u
const lastLatin = 0xff
/** Classes of letters and figures, and which of Latin are in them, as they stand in a class. */
const latinOfClass: ReadonlyMap<string, string> = new Map(
  ['\\p{L}', '\\p{Lu}', '\\p{Ll}', '\\p{N}'].map((written) => [written, latinOf(new RegExp(written, 'u'))]),
)

/** The runs of Latin letters in a class. */
function latinOf(letters: RegExp): string {
  let runs = ''
  let first = -1
  for (let code = 0; code <= lastLatin + 1; code += 1) {
    const isIn = code <= lastLatin && letters.test(String.fromCodePoint(code))
    if (isIn && first < 0) first = code
    if (isIn || first < 0) continue
    runs += String.fromCodePoint(first) + (code - first > 1 ? `-${String.fromCodePoint(code - 1)}` : '')
    first = -1
  }
  return runs
}

/** Patterns as they are compiled: for texts of Latin letters, and for those without signs of two units as well. */
interface Compiled {
  latin: RegExp
  plain: RegExp
}

const compiledForms = new WeakMap<RegExp, Compiled>()
/** By what is written: a pattern within a function is made anew at each call. */
const compiledSources = new Map<string, Compiled>()
const mostSources = 20_000

/**
 * A pattern with the letters of Latin in place of all there are, which takes V8 a tenth of the time to compile, and
 * without the flag `u`, which takes it another third.
 */
function inLatin(form: RegExp): Compiled {
  const before = compiledForms.get(form)
  if (before) return before
  const written = `/${form.source}/${form.flags}`
  let compiled = compiledSources.get(written)
  if (!compiled) {
    const source = writtenInLatin(form.source)
    const latin = source === form.source ? form : new RegExp(source, form.flags)
    const isPlain = form.unicode && !onlyUnicode.test(source)
    compiled = { latin, plain: isPlain ? new RegExp(source, form.flags.replace('u', '')) : latin }
    if (compiledSources.size >= mostSources) compiledSources.clear()
    compiledSources.set(written, compiled)
  }
  compiledForms.set(form, compiled)
  return compiled
}

/** What means something else without the flag `u`. */
const onlyUnicode = /\\[pPu]\{|[\ud800-\udfff]|\\u[dD][89a-fA-F]/

/** In a class the letters stand as they are, outside they are a class. */
function writtenInLatin(source: string): string {
  let read = ''
  let from = 0
  let isInClass = false
  for (let at = source.indexOf(opening); at >= 0; at = source.indexOf(opening, from)) {
    const before = source.slice(from, at)
    const written = source.slice(at, source.indexOf('}', at) + 1)
    isInClass = isInClassAfter(before, isInClass)
    from = at + written.length
    const latin = latinOfClass.get(written)
    read += before + (latin === undefined ? written : isInClass ? latin : `[${latin}]`)
  }
  return read + source.slice(from)
}

const opening = '\\p{'

function isInClassAfter(piece: string, isInClass: boolean): boolean {
  let isIn = isInClass
  for (let at = 0; at < piece.length; at += 1) {
    const sign = piece[at]
    if (sign === '\\') at += 1
    else if (sign === '[') isIn = true
    else if (sign === ']') isIn = false
  }
  return isIn
}

/** What is said in one way, and how it is read. */
export interface Rewording {
  form: RegExp
  becomes: string | ((...found: string[]) => string)
}

/** What the named groups of a pattern found: what a replacing function is given last. */
export type Groups = Partial<Record<string, string>>

/** What tells the words that replace what was found, by where it stands as well: the same that `replace` of a string takes. */
type Replacing = Parameters<string['replace']>[1]

/**
 * A text in which patterns are looked for. Of the hundreds that are asked for only those are compiled whose words it
 * has, and these for the letters it has: both take V8 more time than all else that is done with a new description.
 */
export class Searched {
  readonly text: string
  #isKnownLatin?: boolean
  #isKnownPlain?: boolean
  #groups?: LetterGroups

  constructor(text: string) {
    this.text = text
  }

  has(form: RegExp): boolean {
    return this.#compiled(form)?.test(this.text) ?? false
  }

  find(form: RegExp): RegExpExecArray | null {
    return this.#compiled(form)?.exec(this.text) ?? null
  }

  /**
   * What a pattern finds that is made of words of the description and thus compiled for it alone: for the letters it
   * has, before it is a pattern.
   */
  findMade(source: string, flags: string): RegExpExecArray | null {
    return new RegExp(this.#isLatin ? writtenInLatin(source) : source, flags).exec(this.text)
  }

  /** Where a pattern with the flag `g` stands. */
  all(form: RegExp): RegExpExecArray[] {
    const compiled = this.#compiled(form)
    return compiled ? [...this.text.matchAll(compiled)] : []
  }

  /** The text with what a pattern finds in other words; the same one where it finds nothing. */
  reword({ form, becomes }: { form: RegExp; becomes: string | Replacing }): Searched {
    const compiled = this.#compiled(form)
    if (!compiled) return this
    const text =
      typeof becomes === 'string'
        ? this.text.replace(compiled, becomes)
        : this.text.replace(compiled, becomes)
    return text === this.text ? this : searched(text)
  }

  /** The place of the first pattern from a place on that the text may have. */
  next(table: PatternTable, from: number): number {
    return table.next(this.groups, from)
  }

  get #isLatin(): boolean {
    this.#isKnownLatin ??= !otherLetter.test(this.text)
    return this.#isKnownLatin
  }

  get #isPlain(): boolean {
    this.#isKnownPlain ??= !twoUnits.test(this.text)
    return this.#isKnownPlain
  }

  /** Of its letters. */
  get groups(): LetterGroups {
    this.#groups ??= new LetterGroups(this.text.toLowerCase())
    return this.#groups
  }

  #compiled(form: RegExp): RegExp | undefined {
    if (!mayMatch(form, this)) return undefined
    const compiled = this.#isLatin ? inLatin(form)[this.#isPlain ? 'plain' : 'latin'] : form
    compiled.lastIndex = 0
    return compiled
  }
}

/** Texts searched before: the same one is asked for many patterns. */
const known = new Map<string, Searched>()
const mostKnown = 256

function searched(text: string): Searched {
  const before = known.get(text)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const made = new Searched(text)
  known.set(text, made)
  return made
}

/** Whether a pattern stands in a text. */
export const has = (form: RegExp, text: string): boolean => searched(text).has(form)

/** The first of what a pattern finds in a text. */
export const find = (form: RegExp, text: string): RegExpExecArray | null => searched(text).find(form)

/** The first of what a pattern finds that is made of words of the description. */
export const findMade = (source: string, flags: string, text: string): RegExpExecArray | null =>
  searched(text).findMade(source, flags)

/** A text with what a pattern finds in it in other words. */
export function replaced(text: string, form: RegExp, becomes: Rewording['becomes']): string
export function replaced(text: string, form: RegExp, becomes: Replacing): string
export function replaced(text: string, form: RegExp, becomes: string | Replacing): string {
  return searched(text).reword({ form, becomes }).text
}

/** All that a pattern with the flag `g` finds in a text. */
export const findAll = (form: RegExp, text: string): RegExpExecArray[] => searched(text).all(form)

const tables = new WeakMap<readonly object[], PatternTable>()

function tableOf<Item extends object>(items: readonly Item[], formOf: (item: Item) => RegExp): PatternTable {
  let table = tables.get(items)
  if (!table) {
    table = new PatternTable(items.map(formOf))
    tables.set(items, table)
  }
  return table
}

/** Those of some items whose pattern a text may have, in their order; the list is kept as below. */
export function possible<Item extends object>(
  said: Searched,
  items: readonly Item[],
  formOf: (item: Item) => RegExp,
): Item[] {
  const table = tableOf(items, formOf)
  const found: Item[] = []
  for (let at = said.next(table, 0); ; at = said.next(table, at + 1)) {
    const item = items[at]
    if (!item) return found
    found.push(item)
  }
}

/**
 * The first of some items that is meant by a text. Only those are asked whose pattern the text may have; the list is
 * kept, with what is known of its patterns.
 */
export function firstMeant<Item extends object>(
  said: Searched,
  items: readonly Item[],
  formOf: (item: Item) => RegExp,
  isMeant = (item: Item): boolean => said.has(formOf(item)),
): Item | undefined {
  const table = tableOf(items, formOf)
  for (let at = said.next(table, 0); ; at = said.next(table, at + 1)) {
    const item = items[at]
    if (!item || isMeant(item)) return item
  }
}

const formOf = ({ form }: Rewording) => form

/** A text in other words: one rewording behind the other. The list is kept, with what is known of its patterns. */
export function reword(text: string, rewordings: readonly Rewording[]): string {
  const table = tableOf(rewordings, formOf)
  let said = searched(text)
  for (let at = said.next(table, 0); ; at = said.next(table, at + 1)) {
    const rewording = rewordings[at]
    if (!rewording) return said.text
    said = said.reword(rewording)
  }
}
