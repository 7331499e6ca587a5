import type { ScreenKind } from './types.ts'

/** What is refused by these words, and the kinds of screens that are it. */
export const refusedKinds: readonly (readonly [RegExp, readonly ScreenKind[]])[] = [
  [/\b(?:chat|messag\w*|messenger)s?\b/i, ['chats', 'thread']],
  [/\b(?:shop|store|ordering|cart|checkout|e-?commerce|selling)\b/i, ['cart', 'checkout', 'confirmed']],
  [/\b(?:payments?|paying|wallet|prices?)\b/i, ['checkout', 'wallet', 'cart', 'confirmed']],
  [/\b(?:leader ?boards?|rankings?|gamification|competition|points|high ?scores?)\b/i, ['leaderboard']],
  [/\b(?:social|feed|forum|community|comments|posts)\b/i, ['feed', 'thread', 'topic']],
  [/\b(?:registration|log-?ins?|accounts?|sign-?(?:in|up)s?|passwords?)\b/i, ['signin']],
  [/\b(?:statistics|stats|analytics|charts?|reports?)\b/i, ['stats']],
  [/\b(?:notifications?|push|reminders?)\b/i, ['notifications']],
  [/\bmaps?\b/i, ['map']],
  [/\bcalendars?\b/i, ['calendar', 'week']],
  [/\b(?:time tracking|timers?|time recording|stopwatch)\b/i, ['timer']],
  [/\b(?:settings)\b/i, ['settings']],
  [/\b(?:quiz(?:zes)?|games?)\b/i, ['quiz', 'game', 'result']],
  [/\b(?:profiles?)\b/i, ['profile']],
  [/\b(?:videos?)\b/i, ['video']],
]
