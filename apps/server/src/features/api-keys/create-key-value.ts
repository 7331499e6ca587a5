import { createHash, randomInt } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const prefix = 'kwiq_'
const randomLength = 40

/** A fresh key: the prefix that lets people and scanners know it, and 40 random letters and digits (238 bits). */
export function createKeyValue(): string {
  const characters = Array.from({ length: randomLength }, () => alphabet.charAt(randomInt(alphabet.length)))
  return prefix + characters.join('')
}

/** What a key is found by. A plain hash is enough for a value that nobody can guess. */
export function hashKey(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}
