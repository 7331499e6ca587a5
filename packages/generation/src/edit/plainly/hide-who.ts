import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { stemsIn } from './app-parts.ts'
import { listsOf } from './list-looks.ts'

const forms = [
  /^(?:hide|remove|(?:do not|don['’]?t|never) (?:show|display|tell|say))\s+(?:the (?:names?|author) of (?:(?:the\s+)?(?:people|person|one|those)\s+)?)?who\s+(?<deed>\p{L}+)(?:\s+(?<what>.{2,40}))?$/iu,
  /^(?:hide|remove|(?:do not|don['’]?t|never) (?:show|display))\s+(?:the\s+)?(?:names?|authors?|writers?|senders?|owners?|posters?|voters?)(?:\s+and\s+(?:photos?|pictures?|faces))?\s+(?:on|in|of|at|for|with|next to|under)\s+(?<what>.{3,40})$/iu,
  /^(?:make\s+)?(?<what>(?:the\s+|all\s+|our\s+)?[\p{L} ]{3,30}?)\s+(?:should be\s+|must be\s+)?(?:anonymous|without (?:a )?names?)$/iu,
  /^(?:(?:nobody|no one|people|others|they)\s+should(?:n['’]?t| not)?\s+(?:be able to\s+)?(?:see|know)\s+who\s+)(?<deed>\p{L}+)(?:\s+(?<what>.{2,40}))?$/iu,
]

/** "By Lea Brandt", "Kim Osei", "Iris Chen · Sunday": who it was. */
const byPerson =
  /\b(?:by|from|for|with)\s+\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?(?:\s+and\s+\d+\s+others)?(?:\s+·\s+|,\s+)?/u
const person = /^\p{Lu}[\p{Ll}’'-]+\s\p{Lu}[\p{Ll}’'-]+(?:\s+·\s+|,\s+|$)/u

const withoutName = (text: string): string =>
  text
    .replace(byPerson, '')
    .replace(person, '')
    .replace(/^(?:·|,)\s*/, '')
    .trim()

/** An entry without those who wrote, said or did it. */
function withoutWho(item: JsonValue): JsonValue {
  if (!isEntry(item)) return item
  const isNamed = item.avatar !== undefined && item.title === item.avatar
  const next = Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'avatar' && key !== 'name'))
  if (isNamed) next.title = 'Anonymous'
  for (const key of ['subtitle', 'meta', 'overline']) {
    const text = textOf(item, key)
    const left = text === undefined ? undefined : withoutName(text)
    if (left === undefined || left === text) continue
    if (left === '') delete next[key]
    else next[key] = left.charAt(0).toUpperCase() + left.slice(1)
  }
  return JSON.stringify(next) === JSON.stringify(item) ? item : next
}

/** The lists in which something is written, posted or done by somebody. */
function said(document: AppDocument, what: string | undefined, deed: string | undefined): ComponentNode[] {
  const words = (what ?? '').replace(/^(?:it|this|that|them|for what|what|something|there)$/i, '')
  const own = words === '' ? [] : listsOf(document, words.replace(/^(?:on|in|at|for)\s+/i, ''))
  if (own.length > 0) return own
  const stems = stemsIn(`${words} ${deed ?? ''}`)
  const all = [...walkNodes(document)].filter(({ node }) => node.type === 'list')
  const near = all.filter(({ node, screen }) =>
    stemsIn(`${node.label} ${screen.name} ${String(node.properties.title ?? '')}`).some((stem) =>
      stems.some((each) => stem.startsWith(each) || each.startsWith(stem)),
    ),
  )
  const isWritten =
    /^(?:wrote|writes|posted|posts|said|says|commented|asked|shared|uploaded|made|added|sent|reviewed|did)$/i.test(
      deed ?? '',
    )
  const feeds = isWritten
    ? all.filter(
        ({ node }) =>
          /^(?:feed|bubbles)$/.test(String(node.properties.layout)) ||
          /\b(?:posts?|comments?|reviews?|questions?|reports?|notes?)\b/i.test(node.label),
      )
    : []
  return [...new Set([...near, ...feeds].map(({ node }) => node))]
}

/** "Don't show who wrote it", "hide who voted for what": names and faces go from there. */
const hideWho: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)).find(Boolean)?.groups
  if (!found) return undefined
  const lists = said(document, found.what, found.deed)
  const commands = lists.flatMap((node): Command[] => {
    const items = itemsOf(node).map(withoutWho)
    return items.some((item, index) => item !== itemsOf(node)[index])
      ? [{ type: 'set-properties', id: node.id, set: { items } }]
      : []
  })
  const ticked = [...walkNodes(document)].flatMap(({ node, screen }): Command[] => {
    const { helper } = node.properties
    const isNear =
      found.deed !== undefined &&
      stemsIn(screen.name).some((stem) => stemsIn(found.deed ?? '').some((each) => each.startsWith(stem)))
    return isNear && node.type === 'checkbox' && typeof helper === 'string' && byPerson.test(helper)
      ? [{ type: 'set-properties', id: node.id, unset: ['helper'] }]
      : []
  })
  const all = [...commands, ...ticked]
  return all.length > 0
    ? { commands: all, note: 'Names and faces are gone there.' }
    : refuse(
        `No screen says who ${found.deed ?? 'it was'}${found.deed !== undefined && found.what !== undefined ? ` ${found.what}` : ''}, so there is nothing to hide.`,
      )
}

/** Who did or wrote something is not told any more. */
export const hideWhoRules: readonly EditRule[] = [hideWho]
