import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** What somebody sees who waits for an order: the number, how far it is, which numbers are called, and a bell. */
export function composeWaiting(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [, mine = entity.samples[0]] = entity.samples
  const { hero } = entity
  return {
    header: kit.header(screen.title ?? screen.name, barProperties(scene)),
    body: [
      kit.hero({ tone: 'accent', overline: hero.overline, title: hero.title, text: hero.text }),
      kit.list(
        'timeline',
        'Your order',
        [
          { title: 'Order placed', subtitle: '12:31, paid by card', done: true },
          { title: 'Being prepared', subtitle: `Since 12:33 · ${mine?.subtitle ?? ''}`, now: true },
          { title: 'Order announced', subtitle: 'At the pickup counter, at about 12:40' },
        ],
        { title: 'Your order' },
      ),
      ...extraComponents(scene),
      kit.list(
        'rows',
        'Called now',
        [
          { icon: 'bell', title: '116', badge: 'Called', badgeTone: 'success' },
          { icon: 'bell', title: '114', badge: 'Called twice', badgeTone: 'warning' },
        ],
        { title: 'Called now' },
      ),
      kit.card([kit.toggle('Ring on my number', true)]),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
