import { extraComponents } from '../extras.ts'
import { pictureItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'

export function composePlayer(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const first = entity.samples[0]
  const next = entity.samples[1]
  return {
    header: kit.header(
      first?.overline ?? entity.one,
      barProperties(scene, {
        compact: true,
        leading: { icon: 'down', label: 'Back', action: { kind: 'back' } },
      }),
    ),
    body: [
      kit.image(first?.image ?? 'music', { height: 320 }),
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
      kit.input('Position', { kind: 'slider', value: '38', min: 0, max: 100 }),
      kit.row(
        [
          kit.icon('back15', 'Back 15 seconds', { plain: true }),
          kit.icon('pause', 'Pause', { size: 'large', filled: true, diameter: 68 }),
          kit.icon('fwd30', 'Forward 30 seconds', { plain: true }),
        ],
        { justify: 'between' },
      ),
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
  return {
    header: kit.header(screen.title ?? screen.name, barProperties(scene, { compact: true })),
    body: [
      kit.node('webview', screen.name, {
        url: 'https://www.example.com',
        title: entity.samples[0]?.title ?? entity.one,
        keyword: entity.samples[0]?.image ?? entity.one,
        height: 420,
      }),
      ...extraComponents(scene),
      kit.button('Open in the browser', {
        variant: 'secondary',
        full: true,
        icon: 'globe',
        action: { kind: 'link', href: 'https://www.example.com' },
      }),
      kit.button('Back to the start', {
        variant: 'ghost',
        full: true,
        action: scene.to('home', 'browse') ?? { kind: 'back' },
      }),
    ],
  }
}
