import { createHash } from 'node:crypto'

const modulus = 1n << 256n

/** What tells two sets of rows apart. */
export interface RowDigest {
  count: number
  /** Hexadecimal. */
  hash: string
}

/**
 * Counts and hashes rows without regard to their order, which no database promises: the SHA-256 of each row, added
 * up modulo 2^256. Rows have a primary key, so that none is there twice.
 */
export function createRowDigest(): { add(row: string): void; result(): RowDigest } {
  let count = 0
  let sum = 0n
  return {
    add: (row) => {
      count += 1
      sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % modulus
    },
    result: () => ({ count, hash: sum.toString(16).padStart(64, '0') }),
  }
}
