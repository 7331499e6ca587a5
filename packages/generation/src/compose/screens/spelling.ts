import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'

const written =
  'The fery leaves the habour at nine tommorow. Did you recieve the tickets? We sit in seperate rows.'
const mostWords = 5
/** What the screen does already, by the verb that asks for it. */
const isThere = /^(?:check|replace|correct|fix|paste|highlight|ignore|add)\b/i

/** A text, the words in it that are written wrong, and what was meant. */
export function composeSpelling(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [first, ...others] = entity.samples.slice(0, mostWords)
  const open = scene.to('detail')
  const suggestions = (first?.subtitle ?? '').split(', ')
  return {
    header: workingBar(scene),
    body: [
      kit.input('Text', { kind: 'multiline', value: written, height: 130 }),
      kit.row(
        [
          kit.button('Paste', {
            variant: 'secondary',
            full: true,
            icon: 'copy',
            action: scene.toScreen(screen),
          }),
          kit.button('Check', { full: true, icon: 'check', action: scene.toScreen(screen) }),
        ],
        { equal: true },
      ),
      kit.section(`${mostWords} misspelled words`, [
        kit.card([
          kit.text('heading', first?.title ?? entity.one, { tone: 'danger' }),
          kit.list(
            'chips',
            'Suggestions',
            suggestions.map((title) => ({ title })),
            { wrap: true, active: 0 },
          ),
          kit.row(
            [
              kit.button('Add to dictionary', {
                variant: 'secondary',
                size: 'small',
                full: true,
                action: scene.to('browse'),
              }),
              kit.button('Replace', { size: 'small', full: true, action: scene.toScreen(screen) }),
            ],
            { equal: true },
          ),
        ]),
        kit.list(
          'rows',
          'Misspelled words',
          others.map(({ title, subtitle, icon }) => ({
            icon: icon ?? entity.icon,
            title,
            subtitle,
            tone: 'danger',
            chevron: true,
            action: open,
          })),
        ),
      ]),
      ...extraComponents({
        ...scene,
        screen: {
          ...screen,
          extras: screen.extras.filter((extra) => extra.kind !== 'action' || !isThere.test(extra.label)),
        },
      }),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
