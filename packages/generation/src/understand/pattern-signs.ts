import { signOf } from './letter-groups.ts'

/** Signs of patterns that mean something else than themselves. */
export const code = {
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
const special: ReadonlySet<number> = new Set(Object.values(code))

export const space = 0
/** What is no letter and no sign that means itself. */
export const unknown = -1

/** A letter in lower case counts from 1, what else means itself is a space. */
export function meantBy(sign: number): number {
  if (sign >= 97 && sign <= 122) return sign - 96
  if (sign >= 65 && sign <= 90) return sign - 64
  return Number.isNaN(sign) || special.has(sign) ? unknown : signOf(sign)
}

/** "[Tt]". */
export const lengthOfCases = 4

/** "[Tt]" at a place: the letter, however it is written. */
export function letterOfClass(source: string, at: number): number {
  const [, one = '', other = '', end] = source.slice(at, at + lengthOfCases)
  return end === ']' && one !== other && one.toLowerCase() === other.toLowerCase()
    ? meantBy(one.charCodeAt(0))
    : unknown
}

/** What stands there may be left out; where a number of times is told, it is looked at. */
export const isSometimes = (sign: number) =>
  sign === code.question || sign === code.star || sign === code.brace

/** Where each group ends, by where it begins. */
export function endsOfGroups(source: string): readonly number[] {
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

/** Where the class ends that begins at a place. */
export function endOfClass(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at
}

const escape = /(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\da-f]{4}|x[\da-f]{2}|.)/iy
const opening = /\?(?:<?[=!]|:|<[^>]+>)/y
/** No letter before or behind. */
const edge = /\(\?<?!(?:\\p\{L\}|\[\\p\{L\}[^\]]*\])\)/y

function here(form: RegExp, source: string, at: number): string {
  form.lastIndex = at
  return form.exec(source)?.[0] ?? ''
}

/** What is escaped behind a backslash. */
export const escapedAt = (source: string, at: number): string => here(escape, source, at)
/** What tells of a group what it is, behind its bracket. */
export const openingAt = (source: string, at: number): string => here(opening, source, at)
/** A lookaround for the edge of a word. */
export const edgeAt = (source: string, at: number): string => here(edge, source, at)

/** The sign at a place that says how often stands there what is before it, and where it ends. */
export interface Often {
  /** At least once. */
  isNeeded: boolean
  /** Perhaps more than once. */
  isRepeated: boolean
  end: number
}

const once = (end: number): Often => ({ isNeeded: true, isRepeated: false, end })

export function oftenAt(source: string, at: number): Often {
  const sign = source.charCodeAt(at)
  if (!isSometimes(sign) && sign !== code.plus) return once(at)
  const end = sign === code.brace ? source.indexOf('}', at) + 1 : at + 1
  return {
    isNeeded: sign === code.plus || (sign === code.brace && source[at + 1] !== '0'),
    isRepeated: sign !== code.question,
    // "Few rather than many" is no matter here.
    end: source.charCodeAt(end) === code.question ? end + 1 : end,
  }
}
