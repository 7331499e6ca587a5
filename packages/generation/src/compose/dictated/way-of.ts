import type { Action } from '@kwiq/app-model'
import { features } from '../../features/index.ts'
import type { ScreenKind } from '../../plan/types.ts'
import { stemOf, toSingular } from '../../words/forms.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import type { Scene } from '../scene.ts'

/** Where what one does is done, the likeliest first. */
const places: readonly [verbs: string, ...kinds: ScreenKind[]][] = [
  ['add create upload submit report edit write log record register enter start', 'form', 'editor'],
  ['buy pay purchase order checkout', 'checkout', 'cart'],
  ['book reserve schedule', 'slots', 'calendar', 'week', 'checkout'],
  ['play listen watch', 'player', 'video'],
  ['search find browse explore discover', 'browse', 'map'],
  ['message chat contact reply send', 'thread', 'chats'],
  ['follow invite join', 'profile', 'people'],
  ['login log-in sign', 'signin', 'profile'],
]
const placeOf: ReadonlyMap<string, readonly ScreenKind[]> = new Map(
  places.flatMap(([verbs, ...kinds]) => verbs.split(' ').map((verb) => [verb, kinds] as const)),
)

/**
 * Where a button of these words leads: to the list of what it names, to the screen of the feature its words ask for,
 * or to where one does what its verb says; undefined when the app has no such place.
 */
export function wayOf(scene: Scene, label: string): Action | undefined {
  const words = label.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? []
  const verb = baseOfVerb(words[0] ?? '', strictVerbs)
  const done = verb === undefined ? undefined : placeOf.get(verb)
  if (done?.[0] === 'form') {
    const made = scene.to(...done)
    if (made) return made
  }
  const noun = toSingular(words.at(-1) ?? '')
  const named = scene.app.screens.find(
    ({ id, kind, name }) =>
      id !== scene.screen.id &&
      kind !== 'form' &&
      kind !== 'dictated' &&
      toSingular(name.toLowerCase()) === noun,
  )
  if (named) return scene.toScreen(named)
  const stems = ` ${words.map(stemOf).join(' ')} `
  const asked = features
    .flatMap(({ screen, triggers, unless }) => {
      const found = screen ? triggers.filter((trigger) => stems.includes(trigger.stems)) : []
      return screen && found.length > 0 && !unless?.test(label)
        ? found.map((trigger) => ({ kind: screen.kind, length: trigger.stems.length }))
        : []
    })
    .toSorted((one, other) => other.length - one.length)
    .map(({ kind }) => kind)
  return scene.to(...asked, ...(done ?? []))
}
