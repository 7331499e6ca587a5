import { toSingular } from '../words/forms.ts'
import { has } from '../understand/searched.ts'

/**
 * What a button does where it stands, by its words: the running app does by itself what its sign says (the
 * catalogue's `button/own-doing.ts`), so that it has no action.
 */
const signs: readonly [RegExp, string][] = [
  [
    /^(?:share|export|download|e-?mail|mail|send (?:as|by|via)|save (?:as|to (?:photos|gallery|phone|files)))\b/i,
    'share',
  ],
  [/^print(?: (?:it|this|receipt|ticket|label|list|recipe|page|pdf|card))?$/i, 'share'],
  [/^(?:write|send) (?:an? )?(?:message|card|greeting)s?$/i, 'send'],
  [/^(?:like|love)\b/i, 'heart'],
  [/^(?:upvote|react)\b/i, 'thumb'],
  [/^(?:follow|subscribe)(?: (?:it|this|him|her|them))?$/i, 'bookmark'],
  [/^(?:save to|add to (?:favou?rites|bookmarks|calendar|contacts|wish ?list))\b/i, 'bookmark'],
  [/^(?:remind me|notify me|tell me|alert me)\b/i, 'bell'],
]

/** The sign of a button that does by itself what it says; undefined for those that lead somewhere. */
export const signOf = (words: string): string | undefined => signs.find(([form]) => has(form, words))?.[1]

const away = /^(?:delete|remove|erase|discard)\b ?(.*)$/i
/** Taken out of something, or a part of the thing only. */
const ofAnother =
  / (?:from|of|off|in)\b|\b(?:accounts?|ads?|all|attachments?|comments?|data|filters?|friends?|history|images?|likes?|members?|messages?|notifications?|password|photos?|pictures?|profile|reminders?|tags?|users?)$/i

/**
 * What a button takes away that says so: `row`, the thing whose page it stands on, or `other`, as in "Remove from
 * favorites", a part of it, or one of the `others` of the app. Undefined where nothing is taken away.
 */
export function takenBy(words: string, others: readonly string[] = []): 'row' | 'other' | undefined {
  const [, object] = away.exec(words.toLowerCase()) ?? []
  if (object === undefined) return undefined
  const last = (name: string) => toSingular(name.toLowerCase().split(' ').at(-1) ?? '')
  return has(ofAnother, ` ${object}`) || others.some((other) => last(other) === last(object))
    ? 'other'
    : 'row'
}
