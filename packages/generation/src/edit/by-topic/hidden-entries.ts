import type { Command } from '@kwiq/app-model'
import { itemsOf, textOf } from '../entry.ts'
import { inState } from '../of-entries/states.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { stateWords } from './order.ts'
import { listsMeant } from './things-meant.ts'

const hiding =
  "^(?:(?:please\\s+)?(?:hide|leave out|filter out)|(?:do not|don['’]?t|never)\\s+(?:show|list|display)(?:\\s+(?:me|us))?|(?:i|we)\\s+(?:do not|don['’]?t)\\s+(?:want|need)\\s+to\\s+see)\\s+"
const forms = [
  // "Hide series I already finished", "hide the items that are sold".
  `${hiding}(?:all\\s+|the\\s+|my\\s+|our\\s+|any\\s+)*(?<what>[\\p{L} ]{3,24}?)\\s+(?:(?:that|which|who)\\s+(?:are\\s+|is\\s+|have\\s+been\\s+|i\\s+|we\\s+)?|(?:i|we)(?:['’]ve|\\s+have)?\\s+)(?<state>[^"“”,]{3,40})$`,
  // "Don't show sold items", "hide finished ones".
  `${hiding}(?:all\\s+|the\\s+|my\\s+|our\\s+|any\\s+)*(?<state>(?:not\\s+(?:yet\\s+)?|already\\s+)?\\p{L}{3,16}(?:ed|t|n|ne|ld|id|le|re|ll|ss|w|d))\\s+(?<what>\\p{L}{3,20}s|ones|series)$`,
].map((form) => new RegExp(form, 'iu'))

/** "Hide series I already finished": those that say so are not in the lists any more. */
const hideState: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.state || !found.what) return undefined
  const lists = listsMeant(document, found.what)
  if (!lists) return undefined
  const state = stateWords(found.state.replace(/^(?:have|has|are|is)\s+/i, ''))
  const isSo = inState(lists, state)
  if (!isSo) return refuse(`No entry of ${lists[0]?.label ?? 'that list'} says that it is ${state}.`)
  const gone = new Set(
    lists.flatMap((node) =>
      itemsOf(node)
        .filter((item) => isSo(item))
        .map((item) => textOf(item, 'title') ?? ''),
    ),
  )
  const commands = lists.flatMap((node): Command[] => {
    const items = itemsOf(node).filter((item) => !isSo(item))
    return items.length > 0 && items.length < itemsOf(node).length
      ? [{ type: 'set-properties', id: node.id, set: { items } }]
      : []
  })
  return commands.length > 0
    ? { commands, note: `${[...gone].filter(Boolean).join(', ')} went from the lists.` }
    : undefined
}

/** Entries in a state that are not to be seen. */
export const hiddenEntryRules: readonly EditRule[] = [hideState]
