import { randomInt } from 'node:crypto'
import { AppError } from './app-error.ts'
import { invalidInput } from './validation.ts'

/**
 * How much the JSON of a body may hold: more than any document of 2 MB needs, less than what keeps everybody else
 * waiting while it is read. One object in a component may have 10,000 members, and few names are used in a document.
 */
export const jsonLimits = {
  /** Levels of arrays and objects. A document has some 40; what is deeper overflows the stack of whoever walks it. */
  depth: 200,
  /** Members of one object. */
  membersOfOne: 20_000,
  /** Members of all objects together. */
  members: 200_000,
  /** Different names of members. Each that is new changes the shape of an object, which is what takes long. */
  names: 50_000,
} as const

/**
 * Of the hashes of names; not known outside, so that nobody can choose names that count as one. 5 more than a multiple of
 * 8: those that are 1 more than one of a higher power of two let thousands of like names fall together (Knuth, The Art
 * of Computer Programming 2, 3.3.4).
 */
const multiplier = (randomInt(2 ** 20, 2 ** 31) & ~7) | 5

/** Characters of a name that a path shows. */
const shownCharacters = 60

/**
 * How many members the objects of a text have. Throws 400 with the path for a text that holds more than `jsonLimits`,
 * before anybody has parsed it; what is no JSON at all may pass.
 */
export function countMembers(text: string): number {
  const names = new Set<number>()
  /** Of each array and object that is open, from the outermost. */
  const counts = new Int32Array(jsonLimits.depth + 1)
  let depth = 0
  let members = 0
  let isInString = false
  let hash = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) {
      isInString = !isInString
      if (isInString) hash = 0
    } else if (code === 0x5c) {
      at += 1
      hash = Math.imul(hash + text.charCodeAt(at) + 1, multiplier)
    } else if (isInString) {
      hash = Math.imul(hash + code + 1, multiplier)
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > jsonLimits.depth) {
        throw new AppError('invalid_json', `The body is nested more than ${jsonLimits.depth} levels deep.`)
      }
      counts[depth] = 0
    } else if (code === 0x5d || code === 0x7d) {
      depth -= 1
    } else if (code === 0x3a) {
      members += 1
      names.add(hash)
      const count = (counts[depth] ?? 0) + 1
      counts[depth] = count
      if (count > jsonLimits.membersOfOne)
        refuse(text, at, `One object has more than ${jsonLimits.membersOfOne} members.`)
      if (members > jsonLimits.members)
        refuse(text, at, `The body has more than ${jsonLimits.members} members.`)
      if (names.size > jsonLimits.names)
        refuse(text, at, `The body has more than ${jsonLimits.names} different keys.`)
    }
  }
  return members
}

function refuse(text: string, at: number, message: string): never {
  throw invalidInput([{ path: pathOfObject(text, at), message }])
}

/** The path of the object or array that is open at a place of a text. */
function pathOfObject(text: string, end: number): string {
  const open: { key: string; index: number }[] = []
  let from = 0
  for (let at = 0; at < end; at += 1) {
    const sign = text[at]
    const inner = open.at(-1)
    if (sign === '"') {
      from = at
      at += 1
      while (at < end && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
    } else if (sign === ':' && inner) {
      inner.key = text.slice(from + 1, Math.min(text.lastIndexOf('"', at), from + 1 + shownCharacters))
    } else if (sign === ',' && inner) {
      inner.index += 1
    } else if (sign === '[' || sign === '{') {
      open.push({ key: '', index: 0 })
    } else if (sign === ']' || sign === '}') {
      open.pop()
    }
  }
  // The innermost is the place itself.
  return open
    .slice(0, -1)
    .map(({ key, index }) => (key === '' ? `[${index}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}
