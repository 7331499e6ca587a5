import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time with milliseconds, so that what JavaScript writes is what it reads back. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}
