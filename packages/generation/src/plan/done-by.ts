import { byWord } from '../by-word.ts'
import type { ScreenKind, ScreenPlan } from './types.ts'
import { has } from '../understand/searched.ts'

/** Kinds of screen on which a doing is done: who has one needs no form and no button for it elsewhere. */
const kindsOf: Readonly<Partial<Record<string, readonly ScreenKind[]>>> = byWord({
  book: ['slots'],
  reserve: ['slots'],
  rent: ['slots', 'cart'],
  hire: ['slots'],
  order: ['cart', 'checkout'],
  'pre-order': ['cart', 'checkout'],
  buy: ['cart', 'checkout', 'ticket'],
  purchase: ['cart', 'checkout'],
  pay: ['checkout', 'wallet'],
  donate: ['checkout'],
  ask: ['quiz'],
  offer: ['cart'],
  sell: ['cart'],
  ring: ['cart'],
  join: ['signin', 'thread'],
  register: ['signin'],
  borrow: ['slots'],
})

/** Further doings that a screen is there for, with what they are done with. */
const alsoDone: readonly [verbs: RegExp, nouns: RegExp, kinds: readonly ScreenKind[]][] = [
  [
    /^(?:send|write|type|receive|exchange|join|start|open|enter)$/,
    /^(?:messages?|texts?|chats?|rooms?|conversations?|chatrooms?)$/,
    ['thread', 'chats'],
  ],
  [/^(?:vote|cast)$/, /./, ['poll', 'votes']],
  [
    /^(?:convert|calculate|compute|swap|switch|select|choose|enter)$/,
    /^(?:amounts?|values?|units?|currenc(?:y|ies)|numbers?|rates?|results?|bases?|temperatures?)$/,
    ['converter'],
  ],
  [
    /^(?:complete|conduct|take|fill|respond|run|present|tabulate|view|analy[sz]e|answer)$/,
    /^(?:surveys?|results?|answers?|responses?|questionnaires?|polls?)$/,
    ['poll', 'votes'],
  ],
  [/^(?:answer|solve|see)$/, /^(?:questions?|quiz(?:zes)?|tests?)$/, ['quiz']],
  [
    /^(?:purchase|buy|order|add|put|checkout)$/,
    /^(?:products?|items?|goods|articles?|carts?|baskets?|purchases?)$/,
    ['cart', 'checkout'],
  ],
  [/^(?:print|record|issue|give|keep|create)$/, /^(?:receipts?|sales?)$/, ['confirmed']],
  [/^(?:take|accept|process|handle)$/, /^(?:cash|cards?|payments?)$/, ['checkout']],
  [/^(?:log|sign|login|register|create|make)$/, /^(?:accounts?|in|up|users?)$/, ['signin']],
  [/^(?:reset|recover|restore|forget)$/, /^passwords?$/, ['signin']],
  [
    /^(?:play|listen)$/,
    /^(?:songs?|tracks?|episodes?|music|audio|podcasts?|sounds?|radio|stations?)$/,
    ['player'],
  ],
  // One's own card is handed over where its code stands.
  [/^(?:exchange|share|swap|show|hand)$/, /^(?:cards?|vcards?)$/, ['ticket']],
  // Who waits sees on the pass that the number is called.
  [/^(?:announce|call)$/, /^(?:orders?|numbers?)$/, ['ticket']],
  [/^(?:watch|play)$/, /^(?:videos?|films?|movies?|clips?)$/, ['video', 'player']],
]

/** "Send button": the button of the screen where it is done. */
const isButton = (noun: string) => /^buttons?$/.test(noun)

const haveOne = (screens: readonly ScreenPlan[], kinds: readonly ScreenKind[]) =>
  screens.some(({ kind }) => kinds.includes(kind))

/** Whether an app has a screen on which this is done with whatever it is done with. */
export const isDoneOn = (verb: string, screens: readonly ScreenPlan[]): boolean =>
  haveOne(screens, kindsOf[verb] ?? [])

/** Whether an app has a screen that is there for this doing with this noun: "send messages" where one writes. */
export const isDoneWith = (verb: string, noun: string, screens: readonly ScreenPlan[]): boolean =>
  alsoDone.some(
    ([verbs, nouns, kinds]) =>
      has(verbs, verb) && (nouns.test(noun) || isButton(noun)) && haveOne(screens, kinds),
  )

/** What a kind of screen shows, in the words one has for it. */
const shownOn: readonly [nouns: RegExp, kinds: readonly ScreenKind[]][] = [
  [/^(?:cart|basket|trolley|shopping|bag)$/, ['cart']],
  [/^(?:purchase|payment|checkout|purchasing)$/, ['checkout', 'cart']],
  [/^(?:chat|chatroom|chatbox|message|conversation|box|bubble)$/, ['thread', 'chats']],
  [/^(?:result|vote|tally|tabulation)$/, ['votes']],
  [/^(?:statistic|stat|analytic|chart|graph)$/, ['stats']],
  [/^(?:quiz|question|test)$/, ['quiz']],
  [/^(?:keypad|operation|digit|operator)$/, ['keypad']],
]

/** The screen that shows what a singular noun names, if the app has one. */
export const screenFor = (noun: string, screens: readonly ScreenPlan[]): ScreenPlan | undefined => {
  const kinds = shownOn.find(([nouns]) => has(nouns, noun))?.[1] ?? []
  return screens.find(({ kind }) => kinds.includes(kind))
}
