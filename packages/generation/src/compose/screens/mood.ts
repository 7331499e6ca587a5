import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, closeBar, type Scene } from '../scene.ts'
import { isForPicking } from '../../plan/mood-picks.ts'
import { composeMoodPicks } from './mood-picks.ts'

const moods = [
  ['moon', 'Low'],
  ['cloud', 'Flat'],
  ['leaf', 'Okay'],
  ['sun', 'Good'],
  ['spark', 'Bright'],
] as const

/** How one feels, in half a minute. */
export function composeMood(scene: Scene): ScreenParts {
  if (isForPicking(scene.app.entities)) return composeMoodPicks(scene)
  const { kit, screen } = scene
  return {
    header: kit.header(
      screen.title ?? 'How was today?',
      screen.isTab
        ? barProperties(scene, { subtitle: 'Thursday evening' })
        : { ...closeBar, compact: false, subtitle: 'Thursday evening' },
    ),
    body: [
      kit.row(
        moods.map(([icon, label], index) =>
          kit.icon(icon, label, { filled: index === 3, diameter: 54, showLabel: true }),
        ),
        { justify: 'between' },
      ),
      kit.input('One line', {
        kind: 'multiline',
        value: 'Walked the long way home. The river was loud.',
        height: 110,
      }),
      kit.input('Energy', { kind: 'slider', value: '62', min: 0, max: 100 }),
      kit.list(
        'chips',
        'What was part of it',
        ['Friends', 'Outside', 'Work', 'Sleep', 'Music'].map((title) => ({ title })),
        { title: 'What was part of it', wrap: true, active: 1 },
      ),
      ...extraComponents(scene),
    ],
    foot: kit.footer([
      kit.button('Keep this day', {
        full: true,
        action: scene.to('history', 'home', 'stats') ?? { kind: 'back' },
      }),
    ]),
  }
}
