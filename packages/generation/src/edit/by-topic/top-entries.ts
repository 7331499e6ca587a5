import type { Command } from '@kwiq/app-model'
import { itemsOf } from '../entry.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { count, countOf } from '../words.ts'
import { listsMeant } from './things-meant.ts'

const number = `(?<n>${count}|\\d{1,2})`
const which = '(?:top|first|best|latest|newest|next|most recent)'
const forms = [
  `^(?:the\\s+|our\\s+|my\\s+)?(?<what>[\\p{L} ]{3,28}?)\\s+(?:should|must|needs? to)\\s+(?:only\\s+)?(?:show|list|have|display)\\s+(?:only\\s+|just\\s+)?(?:the\\s+)?${which}\\s+${number}(?:\\s+(?:people|entries|ones|of them|places|teams|players))?$`,
  `^(?:only|just)\\s+(?:show|list|display)\\s+(?:the\\s+|me the\\s+)?${which}\\s+${number}\\s*(?:(?:in|of|on)\\s+(?:the\\s+)?)?(?<what>[\\p{L} ]{0,28})$`,
  `^(?:show|list|display)\\s+(?:only|just)\\s+(?:the\\s+)?${which}\\s+${number}\\s*(?:(?:in|of|on)\\s+(?:the\\s+)?)?(?<what>[\\p{L} ]{0,28})$`,
].map((form) => new RegExp(form, 'iu'))

/** "The leaderboard should only show the top 5": the rest of a list goes. */
const onlyTop: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.n) return undefined
  const most = /\d/.test(found.n) ? Number(found.n) : countOf(found.n)
  const lists = listsMeant(document, found.what ?? '')
  if (!lists || most < 1) return undefined
  const commands = lists.flatMap((node): Command[] =>
    itemsOf(node).length > most
      ? [{ type: 'set-properties', id: node.id, set: { items: itemsOf(node).slice(0, most) } }]
      : [],
  )
  return commands.length > 0
    ? { commands }
    : refuse(
        `${lists[0]?.label ?? 'That list'} shows only ${Math.max(...lists.map((node) => itemsOf(node).length))} already.`,
      )
}

/** How many entries a list shows. */
export const topEntryRules: readonly EditRule[] = [onlyTop]
