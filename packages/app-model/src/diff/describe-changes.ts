import type { AppTheme, ComponentNode } from '../types.ts'
import type { Change } from './change.ts'

/** Characters of a label or name shown in a message. */
const shownCharacters = 40

/** The kinds in the order in which one speaks for several changes. */
const leadOrder: readonly Change['kind'][] = [
  'screen-added',
  'screen-removed',
  'component-added',
  'component-removed',
  'screen-renamed',
  'component-renamed',
  'theme-changed',
  'wrap-changed',
  'component-moved',
  'component-changed',
  'screen-changed',
  'component-locked',
  'screen-locked',
  'screen-moved',
  'app-changed',
  'start-changed',
]

/**
 * What changed as one line, such as "Added Button 'Save' to Home and 3 more changes": the weightiest change and
 * the count of the others. "No changes" when there are none.
 */
export function describeChanges(changes: readonly Change[]): string {
  const lead = leadOrder.flatMap((kind) => changes.find((change) => change.kind === kind) ?? []).at(0)
  if (!lead) return 'No changes'
  const others = changes.length - 1
  if (others === 0) return describeChange(lead)
  return `${describeChange(lead)} and ${others} more ${others === 1 ? 'change' : 'changes'}`
}

/** One change in words, such as "Renamed Home to Feed". */
export function describeChange(change: Change): string {
  switch (change.kind) {
    case 'app-changed':
      return change.keys.includes('name')
        ? `Renamed the app to ${shorten(change.after.name)}`
        : `Changed the app's ${change.keys.join(' and ')}`
    case 'start-changed':
      return `Made ${shorten(change.screenName)} the start screen`
    case 'theme-changed':
      return describeTheme(change)
    case 'wrap-changed':
      return 'Changed the website wrap'
    case 'screen-added':
      return `Added screen ${shorten(change.screen.name)}`
    case 'screen-removed':
      return `Removed screen ${shorten(change.screen.name)}`
    case 'screen-renamed':
      return `Renamed ${shorten(change.before)} to ${shorten(change.after)}`
    case 'screen-moved':
      return `Moved screen ${shorten(change.screenName)}`
    case 'screen-changed':
      return `Changed ${listKeys(change.keys)} of ${shorten(change.screenName)}`
    case 'screen-locked':
      return `${change.isLocked ? 'Locked' : 'Unlocked'} screen ${shorten(change.screenName)}`
    case 'component-locked':
      return `${change.isLocked ? 'Locked' : 'Unlocked'} ${nameNode(change.node)} in ${shorten(change.screenName)}`
    case 'component-added':
      return `Added ${nameNode(change.node)} to ${shorten(change.screenName)}`
    case 'component-removed':
      return `Removed ${nameNode(change.node)} from ${shorten(change.screenName)}`
    case 'component-moved':
      return change.before.screenId === change.after.screenId
        ? `Moved ${nameNode(change.node)} in ${shorten(change.screenNameAfter)}`
        : `Moved ${nameNode(change.node)} from ${shorten(change.screenNameBefore)} to ${shorten(change.screenNameAfter)}`
    case 'component-renamed':
      return `Renamed ${nameNode({ ...change.node, label: change.before })} to '${shorten(change.after)}' in ${shorten(change.screenName)}`
    case 'component-changed':
      return (
        describeEntries(change) ??
        `Changed ${listKeys(change.keys)} of ${nameNode(change.after)} in ${shorten(change.screenName)}`
      )
  }
}

/** "Changed the theme: dark, colours #2f8a4c, round corners". */
function describeTheme({ before, after }: Change & { kind: 'theme-changed' }): string {
  const isOther = (key: keyof AppTheme) => JSON.stringify(before[key]) !== JSON.stringify(after[key])
  const colors = after.colors ?? []
  const modes = { dark: 'dark', light: 'light', auto: 'light or dark as the device' }
  const parts = [
    isOther('preset') ? after.preset : '',
    isOther('mode') ? (after.mode ? modes[after.mode] : 'light and dark of the theme') : '',
    isOther('colors') ? (colors.length > 0 ? `colours ${colors.join(' and ')}` : 'its own colours') : '',
    isOther('corners') ? (after.corners ? `${after.corners} corners` : 'its own corners') : '',
    isOther('language') ? `language ${after.language ?? 'of the screens'}` : '',
  ].filter((part) => part !== '')
  return parts.length > 0 ? `Changed the theme: ${parts.join(', ')}` : 'Changed the theme'
}

/** What a list, a tab bar or a header shows, by title, each as JSON; undefined where one has no title or two share it. */
function entriesOf({ properties }: ComponentNode): Map<string, string> | undefined {
  if (!Array.isArray(properties.items)) return undefined
  const entries = new Map<string, string>()
  for (const item of properties.items) {
    const title = item !== null && typeof item === 'object' && !Array.isArray(item) ? item.title : undefined
    if (typeof title !== 'string' || entries.has(title)) return undefined
    entries.set(title, JSON.stringify(item))
  }
  return entries
}

/** "Added 'Moon mug' to List 'Mugs' in Shop" where entries came or went and the others stayed; undefined elsewhere. */
function describeEntries(change: Change & { kind: 'component-changed' }): string | undefined {
  const [before, after] = [entriesOf(change.before), entriesOf(change.after)]
  if (change.keys.length !== 1 || change.keys[0] !== 'items' || !before || !after) return undefined
  const came = [...after.keys()].filter((title) => !before.has(title))
  const gone = [...before.keys()].filter((title) => !after.has(title))
  const isOther = [...after].some(([title, entry]) => before.has(title) && before.get(title) !== entry)
  if (isOther || came.length > 0 === gone.length > 0) return undefined
  const [first = '', ...others] = [...came, ...gone]
  const named = `'${shorten(first)}'${others.length > 0 ? ` and ${others.length} more` : ''}`
  const list = `${nameNode(change.after)} in ${shorten(change.screenName)}`
  return came.length > 0 ? `Added ${named} to ${list}` : `Removed ${named} from ${list}`
}

function nameNode(node: ComponentNode): string {
  const type = node.type.charAt(0).toUpperCase() + node.type.slice(1)
  return node.label.trim() === '' ? shorten(type) : `${shorten(type)} '${shorten(node.label)}'`
}

function listKeys(keys: readonly string[]): string {
  const words = keys.map((key) => shorten(key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()))
  if (words.length > 3) return `${words.length} properties`
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

// By code points, so that no emoji is cut in half; blanks and line breaks become single blanks.
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= shownCharacters) return line
  const characters = Array.from(line)
  return characters.length <= shownCharacters ? line : `${characters.slice(0, shownCharacters - 1).join('')}…`
}
