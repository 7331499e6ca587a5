import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

type Key = readonly [icon: string, label: string]
const ways: readonly (readonly Key[])[] = [
  [['up', 'Up']],
  [
    ['back', 'Left'],
    ['check', 'OK'],
    ['next', 'Right'],
  ],
  [['down', 'Down']],
]
const menus: readonly Key[] = [
  ['home', 'Home'],
  ['menu', 'Menu'],
  ['info', 'Info'],
  ['close', 'Close'],
]

/** What is played elsewhere, and the keys one steers that player with. */
export function composeMediaRemote(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const keys = (row: readonly Key[], properties: { diameter?: number; justify: string }): ComponentNode =>
    kit.row(
      row.map(([icon, label]) =>
        kit.icon(icon, label, {
          filled: label === 'OK',
          ...(properties.diameter ? { diameter: properties.diameter } : { plain: true }),
          action: scene.toScreen(screen),
        }),
      ),
      { justify: properties.justify },
    )
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? 'Living room',
        actions: barActions(scene, ['plus', entity.add, 'form'], ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      kit.list('rows', 'Now playing', [
        {
          image: entity.samples[0]?.image,
          title: entity.hero.title,
          subtitle: entity.hero.text,
          action: scene.to('detail'),
        },
      ]),
      ...ways.map((row) => keys(row, { diameter: 60, justify: 'center' })),
      keys(menus, { justify: 'between' }),
      kit.row(
        [
          kit.icon('prev', 'Previous', { plain: true }),
          kit.icon('pause', 'Pause', { size: 'large', filled: true, diameter: 64 }),
          kit.icon('skip', 'Next', { plain: true }),
        ],
        { justify: 'between' },
      ),
      kit.input('Volume', { kind: 'slider', value: '38', min: 0, max: 100 }),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
