import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import { pictureItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { episodesOf } from './episodes.ts'
import { composeListening } from './spoken.ts'

/** How loud a recording is from moment to moment. */
const loudness = [3, 6, 4, 9, 12, 8, 5, 11, 14, 9, 6, 4, 8, 13, 10, 7, 5, 9, 6, 3]

export function composePlayer(scene: Scene): ScreenParts {
  if (scene.entity.id === 'spoken-text') return composeListening(scene)
  const { kit, entity, screen } = scene
  const [show] = entity.samples
  const [episode, following] = episodesOf(scene)
  const first = episode && show ? { ...episode, image: show.image, overline: show.title } : show
  const next = following ?? entity.samples[1]
  return {
    header: kit.header(
      first?.overline ?? entity.one,
      barProperties(scene, {
        compact: true,
        leading: { icon: 'down', label: 'Back', action: { kind: 'back' } },
      }),
    ),
    body: [
      first?.image
        ? kit.image(first.image, { height: 320 })
        : kit.card([kit.chart('Sound', 'bar', loudness, { height: 200 })]),
      kit.row(
        [
          kit.column(
            [kit.text('title', first?.title ?? entity.one), kit.text('caption', first?.subtitle ?? '')],
            { gap: 4 },
          ),
          kit.icon('heart', 'Like', { plain: true, action: scene.to('saved') }),
        ],
        { justify: 'between' },
      ),
      ...(live.has(entity.id)
        ? [kit.text('caption', 'Live', { align: 'center', tone: 'danger' })]
        : [kit.input('Position', { kind: 'slider', value: '38', min: 0, max: 100 })]),
      playerKeys(scene),
      ...extraComponents(scene),
      ...(next
        ? [
            kit.list('rows', 'Next', [
              {
                icon: 'list',
                title: `Next: ${next.title}`,
                subtitle: next.subtitle,
                chevron: true,
                action: scene.to('browse', 'detail', 'home'),
              },
            ]),
          ]
        : []),
    ],
    ...(screen.isTab ? {} : { properties: { justify: 'start' } }),
  }
}

/** Nobody goes back in what is on the air. */
const live: ReadonlySet<string> = new Set(['radio-station', 'station'])
/** One song follows the other. */
const inTurn: ReadonlySet<string> = new Set(['song', 'song-playlist', ...live])

/** What is short, or on the air, is skipped; in what is long one goes back a little. */
function playerKeys({ kit, entity }: Scene): ComponentNode {
  const [before, behind] = inTurn.has(entity.id)
    ? (['Previous', 'Next'] as const)
    : (['Back 15 seconds', 'Forward 30 seconds'] as const)
  const isSkipped = before === 'Previous'
  return kit.row(
    [
      kit.icon(isSkipped ? 'prev' : 'back15', before, { plain: true }),
      kit.icon('pause', 'Pause', { size: 'large', filled: true, diameter: 68 }),
      kit.icon(isSkipped ? 'skip' : 'fwd30', behind, { plain: true }),
    ],
    { justify: 'between' },
  )
}

export function composeVideo(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const first = entity.samples[0]
  return {
    header: kit.header(screen.title ?? screen.name, barProperties(scene, { compact: true })),
    body: [
      kit.node('video', first?.title ?? 'Video', {
        keyword: first?.image ?? entity.one,
        duration: '8:24',
        progress: 0.3,
        height: 210,
      }),
      kit.text('title', first?.title ?? entity.one),
      kit.text('body', entity.about || entity.tip.text, { tone: 'muted' }),
      ...extraComponents(scene),
      kit.list(
        'media',
        'Up next',
        pictureItems(entity, samplesFrom(entity, 1, 3), scene.to('detail', 'player', 'guide')),
        { title: 'Up next' },
      ),
    ],
  }
}

export function composeWebsite(scene: Scene): ScreenParts {
  const { kit, screen, entity } = scene
  // A browser opens pages itself, by their address.
  const isBrowser = entity.id === 'web-page'
  return {
    header: kit.header(screen.title ?? screen.name, barProperties(scene, { compact: true })),
    body: [
      ...(isBrowser
        ? [kit.input('Address', { kind: 'search', placeholder: 'Search or type an address' })]
        : []),
      kit.node('webview', screen.name, {
        url: 'https://www.example.com',
        title: entity.samples[0]?.title ?? entity.one,
        keyword: entity.samples[0]?.image ?? entity.one,
        height: 420,
      }),
      ...extraComponents(scene),
      ...(isBrowser ? browserKeys(scene) : leaving(scene)),
    ],
  }
}

/** What one does with the page one is on. */
function browserKeys({ kit, to }: Scene): ComponentNode[] {
  return [
    kit.row(
      [
        kit.icon('back', 'Back', { showLabel: true, action: { kind: 'back' } }),
        kit.icon('repeat', 'Reload', { showLabel: true }),
        kit.icon('bookmark', 'Bookmark', { showLabel: true, action: to('saved') }),
        kit.icon('layers', 'Tabs', { showLabel: true, action: to('browse') }),
      ],
      { justify: 'between' },
    ),
  ]
}

/** The ways out of a page an app shows. */
function leaving({ kit }: Scene): ComponentNode[] {
  return [
    kit.button('Open in the browser', {
      variant: 'secondary',
      full: true,
      icon: 'globe',
      action: { kind: 'link', href: 'https://www.example.com' },
    }),
    kit.button('Share page', { variant: 'ghost', full: true, icon: 'share' }),
  ]
}
