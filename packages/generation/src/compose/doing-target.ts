import type { Action } from '@kwiq/app-model'
import { orderPageOf } from '../plan/order-page.ts'
import type { ScreenKind, ScreenPlan } from '../plan/types.ts'
import { toSingular } from '../words/forms.ts'
import { signOf, takenBy } from './by-itself.ts'
import { wayOutside } from './outside.ts'
import type { Scene } from './scene.ts'

/** Where one does something, by its verb. */
const places: readonly [RegExp, readonly ScreenKind[]][] = [
  [/^(?:pay|buy|purchase|donate|tip|top up|subscribe)\b/i, ['checkout', 'wallet', 'cart']],
  [
    /^(?:make|send|give|complete|collect|manage|process)\b.*\b(?:donations?|payments?|offerings?)$/i,
    ['checkout', 'wallet'],
  ],
  [/^(?:book|reserve|schedule|reschedule)\b/i, ['slots', 'calendar', 'week']],
  [/^(?:chat|message|contact|write to|talk|text|ask)\b/i, ['thread', 'chats', 'people']],
  [/^(?:save|bookmark|favou?rite)\b/i, ['saved']],
  [/^(?:scan)\b/i, ['scanner']],
  [/^(?:locate|navigate)\b/i, ['map']],
]
/** Looking at something, not making one. */
const looking =
  /^(?:view|see|read|browse|follow|track|check|explore|find|discover|search|manage|monitor|compare|approve|accept|reject|decline|review|join)\b/i

/** Somebody is reached with the phone, where the app has no talks of its own. */
const reaching = /^(?:call|phone|ring|e-?mail|contact|write to)\b/i

/** Done with one tap, where one is. */
const staying = /^(?:like|dislike|upvote|downvote|react|star|flag|repost|mute|block)\b/i
/** Said where the thing is. */
const opining = /^(?:leave|write|give)\b.*\b(?:reviews?|ratings?)$/i
const ofOneself =
  /^(?:set|change|edit|update|upload|add|choose|delete) (?:(?:profile|account|user|display|own) (?:picture|photo|image|name)|(?:own |user )?(?:profile|avatar|username|nickname|bio|password|account))$/iu

const nounsOf = (label: string) =>
  label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .slice(1)
    .map(toSingular)

/** The sign of a doing's button and where it leads; without an action it does by itself what it says. */
export function doingOf(
  scene: Scene,
  { icon, title }: { icon: string; title: string },
): { icon: string; action?: Action } {
  const others = [...scene.app.entities].flatMap(([id, { one }]) => (id === scene.screen.entity ? [] : [one]))
  const taken = scene.screen.kind === 'detail' ? takenBy(title, others) : undefined
  if (taken) return { icon: taken === 'row' ? 'trash' : 'close', action: { kind: 'back' } }
  const sign = scene.app.screens.some(({ title: called }) => called === title) ? undefined : signOf(title)
  return sign ? { icon: sign } : { icon, action: targetOf(scene, title) }
}

/** The screen a doing in the description's words leads to: "pay local taxes" to paying, "read council news" to the news. */
export function targetOf(scene: Scene, label: string, isDone = true): Action {
  const { app, screen } = scene
  const form = app.screens.find(({ isDeed, title }) => isDeed && title === label)
  if (form && form !== screen) return scene.toScreen(form)
  const followed = /^(?:track|follow)\b/i.test(label) ? orderPageOf(app.screens) : undefined
  if (followed && followed !== screen) return scene.toScreen(followed)
  // Where one rates in a form, it is written there.
  const rating = scene.find('form')
  const isWritten = opining.test(label) && !(rating && /\b(?:rate|reviews?|feedback)\b/i.test(rating.name))
  if (isDone && (staying.test(label) || isWritten)) return scene.toScreen(screen)
  if (isDone && ofOneself.test(label)) return scene.to('settings') ?? scene.toScreen(screen)
  if (isDone && (takenBy(label) || signOf(label))) return detailOf(scene)
  const verb = places.find(([form]) => form.test(label))
  const byVerb = verb ? scene.to(...verb[1]) : undefined
  if (byVerb) return byVerb
  const way = isDone && reaching.test(label) ? wayOutside(label) : undefined
  if (way) return { kind: 'link', href: way.href }
  if (looking.test(label)) {
    const nouns = nounsOf(label)
    const isNamed = ({ name, entity }: ScreenPlan) =>
      [name, app.entities.get(entity)?.one ?? ''].some((words) =>
        nouns.includes(toSingular(words.toLowerCase().split(' ').at(-1) ?? '')),
      )
    const named = app.screens.find((each) => each !== screen && each.kind !== 'form' && isNamed(each))
    if (named) return scene.toScreen(named)
    const open = scene.to('detail', 'browse')
    if (open) return open
  }
  if (!isDone) return seenAt(scene, label)
  return scene.to('form', 'detail', 'editor', 'browse', 'home') ?? { kind: 'back' }
}

/** A thing of the app, or where things are: nothing is made there. */
const detailOf = (scene: Scene): Action =>
  scene.to('detail', 'browse', 'history', 'saved', 'home') ?? { kind: 'back' }

/** Where what is only named is seen, by its words: nothing is added there. */
const longEnough = 3
/** Nothing is looked up in these. */
const notSeen: ReadonlySet<ScreenKind> = new Set(['form', 'home', 'settings', 'profile'])
const seenBy: readonly [RegExp, readonly ScreenKind[]][] = [
  [
    /^(?:who|whom)\b|\b(?:people|members|volunteers|team|participants|coming)\b/i,
    ['people', 'role', 'chats'],
  ],
  [/\b(?:invoices?|payments?|bills?|receipts?)\b/i, ['wallet', 'history', 'checkout']],
  [/^when\b|\b(?:dates?|times?|schedule|calendar|week|month|season|next)\b/i, ['week', 'calendar']],
  [/\b(?:map|route|way|navigat\w*|directions?)\b/i, ['map']],
  [/\b(?:numbers?|statistics|average|total|per (?:day|week|month|year)|trend|progress)\b/i, ['stats']],
  [/\b(?:history|past|previous|last)\b/i, ['history']],
]
function seenAt(scene: Scene, label: string): Action {
  // "Colleagues in directory" are in the directory.
  const said = label.toLowerCase().split(' ')
  const named = scene.app.screens.find(
    ({ id, kind, name }) =>
      id !== scene.screen.id &&
      !notSeen.has(kind) &&
      said.some((word) => word.length > longEnough && toSingular(word) === toSingular(name.toLowerCase())),
  )
  if (named) return scene.toScreen(named)
  const kinds = seenBy.find(([words]) => words.test(label))?.[1] ?? []
  return scene.to(...kinds, 'detail', 'browse', 'stats', 'home') ?? scene.to('form') ?? { kind: 'back' }
}
