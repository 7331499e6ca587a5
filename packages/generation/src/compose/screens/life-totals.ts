import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** What each player has left, one below the other, more and less by a tap. */
export function composeLifeTotals(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? entity.hero.overline,
        actions: barActions(scene, ['clock', 'History', 'history'], ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      ...samplesFrom(entity, 0, 4).map(({ title, subtitle, value }) =>
        kit.card([
          kit.row(
            [
              kit.icon('minus', `${title}, one less`, { diameter: 48 }),
              kit.text('stat', value ?? '', { caption: `${title} · ${subtitle}`, align: 'center' }),
              kit.icon('plus', `${title}, one more`, { diameter: 48 }),
            ],
            { justify: 'between' },
          ),
        ]),
      ),
      kit.row(
        ['Undo', 'Roll dice', entity.add].map((title, index) =>
          kit.button(title, {
            variant: index === 2 ? 'primary' : 'secondary',
            size: 'small',
            full: true,
            action: scene.toScreen(screen),
          }),
        ),
        { equal: true },
      ),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
