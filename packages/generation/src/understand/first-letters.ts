import { beginsWith, beginsWithBoth, signOf } from './letter-groups.ts'
import { code, edgeAt, endOfClass, endsOfGroups, escapeAt, isSometimes, meantBy, openingAt, space, unknown } from './pattern-signs.ts'

/**
 * What is read so far of what a pattern may begin with: nothing or no letter, or one letter. Where two signs are
 * known they are among `found`, and it is read no further.
 */
interface Reached {
  isBegun: ReadonlySet<number>
  isOpen: boolean
}
