import { hasOwnSamples } from '../../entities/own-samples.ts'
import type { Sample } from '../../entity.ts'
import type { Scene } from '../scene.ts'
import { tickedOf } from './ticked.ts'

const when = ['Today, 9:12', 'Today, 8:40']

/** Done before those that are on the list today. */
const before: readonly Sample[] = [
  { title: 'Call the plumber', subtitle: 'Yesterday, 17:05' },
  { title: 'Pay the phone bill', subtitle: 'Mon 16 Nov' },
  { title: 'Cancel the paper', subtitle: 'Sat 14 Nov' },
  { title: 'Post the parcel to Ghent', subtitle: 'Thu 12 Nov' },
]

/** What was converted, at the rates of the list. */
const conversions: readonly Sample[] = [
  { title: '250.00 EUR = 270.90 USD', subtitle: 'Today, 9:41' },
  { title: '40.00 EUR = 33.65 GBP', subtitle: 'Today, 9:05' },
  { title: '12.50 EUR = 2,036 JPY', subtitle: 'Mon 16 Nov' },
  { title: '60.00 USD = 53.10 CHF', subtitle: 'Mon 16 Nov' },
  { title: '900.00 EUR = 966.60 USD', subtitle: 'Wed 4 Nov' },
]

/** Rounds as the clock has counted them, several on a good day. */
const rounds: readonly Sample[] = [
  { title: 'Draft chapter two', subtitle: 'Today, 9:00, 25 min' },
  { title: 'Sketch the cover', subtitle: 'Yesterday, 17:05, 25 min' },
  { title: 'Answer the council', subtitle: 'Yesterday, 16:20, 25 min' },
  { title: 'Sketch the cover', subtitle: 'Mon 16 Nov, 50 min' },
  { title: 'Read Marta’s notes', subtitle: 'Fri 13 Nov, 25 min' },
]

/** What apps have tried to reach: where, in which country, and whether they got out. */
const connections: readonly Sample[] = [
  { title: 'Torch to ads.example', subtitle: 'Today, 9:38 · 203.0.113.8, Ireland · Blocked' },
  { title: 'Mail to imap.post.example', subtitle: 'Today, 9:36 · 198.51.100.24, Germany · Allowed' },
  { title: 'Block Puzzle to track.example', subtitle: 'Today, 9:31 · 203.0.113.77, United States · Blocked' },
  { title: 'Music to stream.example', subtitle: 'Today, 8:50 · 192.0.2.140, Sweden · Wi-Fi' },
  { title: 'Navigation to tiles.example', subtitle: 'Yesterday, 18:12 · 198.51.100.9, France · Allowed' },
  { title: 'Torch to stats.example', subtitle: 'Yesterday, 17:40 · 203.0.113.12, Ireland · Blocked' },
]

/** Tasks that are ticked on the checklist, and earlier ones that are on no other list. */
function doneTasks(scene: Scene): readonly Sample[] {
  const { entity, has } = scene
  const ticked = has('checklist') ? tickedOf(scene) : []
  return [
    ...ticked.map((sample, index) => ({ ...sample, subtitle: when[index], value: undefined })),
    ...(hasOwnSamples(entity, 'task') ? before : []),
  ]
}

/**
 * What happened, with when it did, where that is no list of the app's things: tasks that are done, amounts that were
 * converted, rounds that were run. Undefined for any other history.
 */
export function pastEvents(scene: Scene): readonly Sample[] | undefined {
  const { app, entity, screen } = scene
  if (app.language) return undefined
  if (entity.id === 'task')
    return /^(?:completed|done|finished)\b/i.test(screen.name) ? doneTasks(scene) : undefined
  if (entity.id === 'app-rule') return connections
  if (hasOwnSamples(entity, 'rate')) return conversions
  return hasOwnSamples(entity, 'round') ? rounds : undefined
}
