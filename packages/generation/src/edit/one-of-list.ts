import type { AppDocument } from '@kwiq/app-model'
import { itemsOf, targetOf } from './entry.ts'
import { findEntries } from './find-entries.ts'
import { findNear } from './find-target.ts'
import { withoutArticle } from './words.ts'

/** "Remove Aunt Clara": an entry called just so, and not the screen under that title that tells of one. */
export function isOneOfList(words: string, document: AppDocument): boolean {
  const near = findNear(document, words)
  const bare = withoutArticle(words).toLowerCase()
  if (near?.node.type !== 'header' || near.screen.name.toLowerCase() === bare) return false
  const entries = findEntries(document, words)
  return (
    Array.isArray(entries) &&
    entries.some(({ node, index }) => targetOf(itemsOf(node)[index]) === near.screen.id)
  )
}
