import type { ScreenKind } from '../../plan/types.ts'
import { capitalise } from '../../words/forms.ts'
import { type DeedRule, firstOf } from './deed.ts'

const going = /^(?:use|access|open|enter|visit|view|see|check|navigate|go|join|have|get)$/
const called = (words: string): RegExp =>
  new RegExp(
    `(?:^| )(?:${words})(?: (?:system|feature|function|functionality|screen|page|view|window|box|section|tab|menu))?$`,
    'i',
  )
const named: readonly (readonly [RegExp, readonly ScreenKind[]])[] = [
  [called('chats?|messaging|messenger|inbox|direct messages?|dms'), ['chats', 'thread']],
  [called('map|mapview'), ['map']],
  [called('calendar'), ['calendar', 'week']],
  [called('settings|preferences'), ['settings']],
  [called('leaderboards?|rankings?|standings|scoreboard'), ['leaderboard']],
  [called('feed|newsfeed|timeline'), ['feed']],
  [called('notifications'), ['notifications']],
]
const longestTitle = 22

/** "Use the chat system": one goes there, and needs no button for it on the page of something else. */
export const ofScreens: DeedRule = ({ verb, object }, plan) => {
  if (!going.test(verb)) return undefined
  const place = object.replace(/^(?:to|on|in|into) /, '')
  const kinds = named.find(([form]) => form.test(place))?.[1]
  const screen = kinds && firstOf(plan, ...kinds)
  if (!screen) return undefined
  if (place.length <= longestTitle) screen.title ??= capitalise(place)
  return { done: screen }
}
