import type { ComponentNode } from '@kwiq/app-model'
import type { ScreenKind } from '../../plan/types.ts'
import type { Scene } from '../scene.ts'

/** What somebody may want to be told, or how, by what an app has: switched on, and off. The first that fits counts. */
const switches: readonly (readonly [
  kinds: readonly ScreenKind[],
  isOn: string,
  isOff: string | undefined,
])[] = [
  [['cart'], 'Order updates', 'Offers by mail'],
  [['chats', 'thread'], 'Show me online', 'Read receipts'],
  [['votes', 'poll'], 'Tell me the results', undefined],
  [['feed'], 'Likes and comments', 'Private account'],
  [['slots', 'ticket'], 'Remind one day before', undefined],
  [['checkout'], 'Receipts by mail', undefined],
  [['player', 'video'], 'Play the next one', 'Download on Wi-Fi only'],
  [['quiz', 'game'], 'Daily reminder', 'Sounds'],
  [['guide', 'timer', 'checklist', 'history', 'stats', 'form'], 'Reminders', 'Weekly summary'],
  [['map'], 'Use my location', undefined],
]

/** Switches on one's own page, of what this app can do; in another language, those all apps have. */
export function ownSwitches({ app, has, kit }: Scene): ComponentNode {
  const found = app.language ? undefined : switches.find(([kinds]) => has(...kinds))
  const [, isOn, isOff] = found ?? [[], 'Push notifications', app.language ? 'Weekly summary' : undefined]
  return kit.card([kit.toggle(isOn, true), ...(isOff ? [kit.toggle(isOff, false)] : [])])
}
