import type { ComponentNode } from '@kwiq/app-model'
import { hasOwnSamples } from '../../entities/own-samples.ts'
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
  hasOwnSamples(entity, 'podcast') && entity.one === 'Podcast' && !app.language ? ofFirst : []

/** Episodes of several shows, each with the show it is of and how long it is. */
const ofSeveral: readonly Sample[] = [
  { title: 'A lighthouse keeper retires', subtitle: 'Two Chairs, 52 min' },
  { title: 'Why bubbles are round', subtitle: 'Small Physics, 31 min' },
  { title: 'The city under the salt', subtitle: 'Salt and Stone, 18 min left' },
  { title: 'One take, no edits', subtitle: 'B-Sides, 44 min' },
  { title: 'Part three: the storm', subtitle: 'Paper Harbour, 38 min' },
  { title: 'A chair for everyone', subtitle: 'Form and Fault, 29 min' },
]

/** A list of episodes where the app's things are shows: each is of one of them, and is played from the list. */
export function episodesOfShows({ app, entity, kit, screen, to }: Scene): ComponentNode[] | undefined {
  const [main] = app.entities.values()
  const isOfShows =
    main !== undefined && hasOwnSamples(main, 'podcast') && main !== app.entities.get(screen.entity)
  if (!isOfShows || !/^episode$/i.test(entity.one) || app.language) return undefined
  return [
    kit.list(
      'rows',
      entity.many,
      ofSeveral.map(({ title, subtitle }) => ({ icon: 'playf', title, subtitle, action: to('player') })),
    ),
  ]
}

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
