import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** A clock that runs down. */
export function composeTimer(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const now = samplesFrom(entity, 0, 1)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? 'Round 2 of 4',
        actions: barActions(
          scene,
          ['list', entity.many, 'checklist', 'browse'],
          ['settings', 'Settings', 'settings'],
        ),
      }),
    ),
    body: [
      ...(entity.groups.length > 1 ? [kit.tabs('Session', entity.groups.slice(0, 3))] : []),
      kit.chart('Time left', 'ring', [0.62], {
        size: 240,
        thickness: 16,
        center: '15:32',
        centerCaption: 'until 10:25',
      }),
      kit.row(
        [
          kit.icon('repeat', 'Reset', { showLabel: true }),
          kit.icon('pause', 'Pause', { size: 'large', filled: true, diameter: 68 }),
          kit.icon('skip', 'Skip', { showLabel: true }),
        ],
        { justify: 'center', gap: 26 },
      ),
      ...extraComponents(scene),
      kit.card([
        kit.list(
          'rows',
          'Now',
          now.map((sample) => ({
            icon: sample.icon ?? 'edit',
            title: sample.title,
            subtitle: sample.subtitle,
            progress: 0.6,
            action: scene.to('checklist', 'browse', 'detail'),
          })),
        ),
      ]),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
