import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findList, isOfEntries } from '../lists.ts'
import { detailedEntry } from '../new-entry.ts'
import { typeNamed } from '../new-node.ts'
import type { EditRule } from '../rule.ts'
import { unquote } from '../words.ts'

/** What has a rule of its own, or is no thing of a list. */
const isOther =
  /\b(?:button|screen|page|tab|section|text|field|filter|option|choice|answer|category|tag|badge|banner|note|notice|message|headline|title|link|icon|card|chip|label|quote|question|switch|checkbox)$/i

/** 'Add a savings goal "Bike", 600 € to the budget page': one more of what that screen lists, with what is told of it. */
const addQuoted: EditRule = (clause, document) => {
  const [, kind = '', name = '', told = '', place = ''] =
    /^(?:add|insert|create)\s+(?:an?\s+|another\s+|the\s+)?(?:new\s+)?([\p{L} -]{3,30}?)\s+(?:called\s+|named\s+)?["“]([^"”]{1,60})["”](?:[,:]?\s+(?:for\s+|of\s+|with\s+|at\s+)?(.{1,60}?))?\s+(?:to|in|on)\s+(?:the\s+|my\s+|our\s+)?(.{2,40})$/iu.exec(
      clause,
    ) ?? []
  if (name === '' || isOther.test(kind) || typeNamed(kind.split(' ')) !== undefined) return undefined
  const screen = findNamedScreen(document, place)
  const there = screen?.components.find(
    (node) => isOfEntries(node) && itemsOf(node).filter(isEntry).length > 1,
  )
  const list = there ? { node: there, entries: itemsOf(there).filter(isEntry) } : findList(document, place)
  const last = list?.entries.at(-1)
  if (!list || !last) return undefined
  const details = told
    .split(/,\s+/)
    .filter(Boolean)
    .map((detail) => unquote(detail))
  const entry = detailedEntry(last, capitalise(name), details)
  return [{ type: 'set-properties', id: list.node.id, set: { items: [...itemsOf(list.node), entry] } }]
}

/** One more of what a screen lists, by its name in quotes. */
export const quotedEntryRules: readonly EditRule[] = [addQuoted]
