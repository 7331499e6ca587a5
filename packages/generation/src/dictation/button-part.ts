import { byWord } from '../by-word.ts'
import { capitalise } from '../words/forms.ts'
import { baseOfVerb } from '../words/verbs.ts'
import type { Part } from './part.ts'

/** "Adding a task" is done with "Add task". */
function asDeed(label: string): string {
  const [first = '', ...rest] = label.split(' ')
  const verb = /ing$/i.test(first) ? baseOfVerb(first.toLowerCase()) : undefined
  return verb === undefined ? label.replace(ofIt, '$1') : capitalise([verb, ...rest].join(' '))
}
/** "Share it": what, one sees. */
const ofIt = /^(\p{L}+) (?:it|them)$/iu
/** What one does with what is named behind the button. */
export const doers = /(?:^|\s)(play|call|share|edit|download|upload|delete|add|remove|save|print|copy|open)$/i
/** What signs on buttons mean. */
export const signs: Readonly<Partial<Record<string, string>>> = byWord({
  '+': 'Add',
  Plus: 'Add',
  '-': 'Less',
  '×': 'Close',
  '?': 'Help',
  Heart: 'Favorite',
  Trash: 'Delete',
  Pencil: 'Edit',
  Gear: 'Settings',
  Cog: 'Settings',
  Bell: 'Notifications',
  Magnifier: 'Search',
  'Three dots': 'More',
})
const danger =
  /^(?:delete|remove|sign out|log ?out|cancel (?:order|subscription)|close account|deactivate)\b/i

/** Told by its picture. */
const pictured = /^(?:heart|trash|pencil|gear|cog|bell|magnifier|three dots)$/i

/** A button with these words; `looks` is how it is to look. */
export function buttonPart(label: string, looks = ''): Part & { kind: 'button' } {
  const isIcon = pictured.test(label) || /\bicon\b|\bround\b|\bcircular\b/i.test(looks)
  const isRed = /\bred\b|\bdestructive\b|\bdanger\b/i.test(looks) || danger.test(label)
  return {
    kind: 'button',
    label: signs[label] ?? asDeed(label),
    ...(/^(?:\+|plus)$/i.test(label) ? { isPlus: true } : {}),
    isQuiet: /\b(?:text|ghost|plain)\b/i.test(looks) && !isRed,
    ...(isRed ? { look: 'destructive' } : isIcon ? { look: 'icon' } : {}),
  }
}
/** "Icon", "floating action", "submit": what kind of button, not what is on it. */
const looksOnly = /^(?:icons?|text|ghost|plain|action|floating action|call-to-action|cta|toggle|large icon)$/i
/** Whether these words only say what kind of button it is. */
export const isLooks = (label: string) => label === '' || looksOnly.test(label)
