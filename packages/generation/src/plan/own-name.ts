import type { Entity } from '../entity.ts'

/** Whether a value is only what a thing is called: the "song title" of a song. */
export function isOwnName(name: string, { one, words }: Entity): boolean {
  const [, of = ''] = /^(.+) (?:name|title)$/iu.exec(name) ?? []
  return of !== '' && [one, ...words].some((word) => word.toLowerCase() === of.toLowerCase())
}
