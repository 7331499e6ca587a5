import type { ComponentNode } from '@kwiq/app-model'
import type { Sample } from '../../entity.ts'
import type { Scene } from '../scene.ts'

/** What a show has brought out, the latest first: of the first show, which all pages are of. */
const ofFirst: readonly Sample[] = [
  { title: 'A lighthouse keeper retires', subtitle: 'Today, 52 min' },
  { title: 'The last typewriter shop', subtitle: 'Thu 12 Nov, 47 min' },
  { title: 'She kept the ticket', subtitle: 'Thu 5 Nov, 55 min' },
  { title: 'A door without a house', subtitle: 'Thu 29 Oct, 49 min' },
  { title: 'Grandfather’s radio', subtitle: 'Thu 22 Oct, 51 min' },
]

/** The episodes of a show; none where the app's things are episodes themselves, or no shows. */
export const episodesOf = ({ entity, app }: Scene): readonly Sample[] =>
  entity.id === 'podcast' &&
  entity.one === 'Podcast' &&
  !app.language &&
  entity.samples[0]?.title === 'Two Chairs'
    ? ofFirst
    : []

/** The episodes below what is said of a show; each is played from there. */
export function episodeList(scene: Scene): ComponentNode[] {
  const episodes = episodesOf(scene)
  return episodes.length === 0
    ? []
    : [
        scene.kit.list(
          'rows',
          'Episodes',
          episodes.map(({ title, subtitle }) => ({
            icon: 'playf',
            title,
            subtitle,
            trailingIcon: 'download',
            action: scene.to('player'),
          })),
          { title: 'Episodes' },
        ),
      ]
}
