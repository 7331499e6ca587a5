import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'

/** Braces and commas of what a server answered begin a line each. */
const linesOf = (text: string) =>
  text
    .replaceAll(/(\{|\[|,|(?=\]|\}))\s*/g, '$1\n')
    .split('\n')
    .filter(Boolean)

/** What a server answered, with how long it took. */
export function composeResponse(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [request] = samplesFrom(entity, 0, 1)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { compact: true, subtitle: request?.title }),
    ),
    body: [
      kit.list(
        'stats',
        'Answer',
        entity.facts.map(({ value, title }) => ({ value, title })),
        { columns: 3 },
      ),
      kit.list(
        'chips',
        'Show',
        ['Body', 'Headers', 'Cookies'].map((title) => ({ title })),
      ),
      kit.card([
        kit.column(
          linesOf(entity.about).map((line) => kit.text('body', line)),
          { gap: 6 },
        ),
      ]),
      ...extraComponents(scene),
      kit.button('Copy answer', { full: true, icon: 'copy', variant: 'secondary', action: { kind: 'back' } }),
    ],
  }
}
