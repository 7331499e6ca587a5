import { type Command, type JsonValue, walkNodes } from '@kwiq/app-model'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

const form =
  /^(?:make\s+)?(?:the\s+|all\s+|our\s+)*(?<what>phone numbers?|telephone numbers?|numbers|e-?mail addresses|e-?mails?|websites?|web addresses|links)\s+(?:should be|must be|have to be|need to be)?\s*(?:clickable|tappable|callable|real links|links|called when tapped|dialled when tapped)$/iu

const isPhone = (text: string) => /^(?:\+\d|0\d)[\d\s/-]{6,18}$/.test(text.trim())
const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.\p{L}+$/u.test(text.trim())
const isSite = (text: string) => /^(?:www\.|https?:)?[\w-]+\.[a-z]{2,}(?:\/\S*)?$/i.test(text.trim())

/** Where a text leads outside the app. */
function wayOf(text: string): string | undefined {
  if (isPhone(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`
  if (isMail(text)) return `mailto:${text.trim()}`
  return isSite(text) ? `https://${text.trim().replace(/^https?:\/\//, '')}` : undefined
}

function asLink(item: JsonValue): JsonValue {
  if (!isEntry(item)) return item
  const href = ['value', 'subtitle', 'title']
    .map((key) => wayOf(textOf(item, key) ?? ''))
    .find((each) => each !== undefined)
  return href === undefined ? item : withPart(item, 'action', { kind: 'link', href })
}

/** "Phone numbers should be clickable": each opens what it names. */
const clickable: EditRule = (clause, document): EditOutcome | undefined => {
  if (!form.test(clause)) return undefined
  const commands = [...walkNodes(document)].flatMap(({ node }): Command[] => {
    const { id, type, label, properties } = node
    const href = type === 'text' ? wayOf(label) : undefined
    if (href !== undefined && properties.action === undefined)
      return [{ type: 'set-properties', id, set: { action: { kind: 'link', href } } }]
    if (type !== 'list') return []
    const items = itemsOf(node).map(asLink)
    return JSON.stringify(items) === JSON.stringify(itemsOf(node))
      ? []
      : [{ type: 'set-properties', id, set: { items } }]
  })
  return commands.length > 0
    ? { commands }
    : refuse('No screen shows one that is not a link already. Try "Add a button to call us".')
}

/** What is written becomes a way there. */
export const clickableRules: readonly EditRule[] = [clickable]
