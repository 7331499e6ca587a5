import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** One vote. */
export function composePoll(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const options = samplesFrom(entity, 0, 4)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { compact: true, subtitle: screen.subtitle ?? '38 votes, open until Sunday' }),
    ),
    body: [
      kit.text('overline', 'Choose one', { tone: 'primary' }),
      kit.text('display', entity.hero.title),
      ...options.map((option, index) =>
        kit.radio(option.title, 'vote', index === 1, { helper: option.subtitle }),
      ),
      ...extraComponents(scene),
    ],
    foot: kit.footer([
      kit.button('Vote', {
        full: true,
        icon: 'check',
        action: scene.to('votes', 'home', 'browse') ?? { kind: 'back' },
      }),
    ]),
  }
}

/** How all voted. */
export function composeVotes(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const shares = [46, 28, 17, 9]
  const options = samplesFrom(entity, 0, 4)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { subtitle: screen.subtitle ?? '38 votes so far' }),
    ),
    body: [
      kit.card([
        kit.chart('Votes', 'donut', shares.slice(0, options.length), {
          labels: options.map((option) => option.title),
          center: '38',
          centerCaption: 'votes',
        }),
      ]),
      kit.list(
        'rows',
        'Results',
        options.map((option, index) => ({
          icon: index === 0 ? 'trophy' : (option.icon ?? entity.icon),
          title: option.title,
          progress: (shares[index] ?? 5) / 100,
          value: `${shares[index] ?? 5} %`,
          action: scene.to('detail', 'poll'),
        })),
        { title: 'Most voted' },
      ),
      ...extraComponents(scene),
      kit.banner('clock', 'accent', 'Open until Sunday, 20:00', 'You can change your vote until then.'),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
