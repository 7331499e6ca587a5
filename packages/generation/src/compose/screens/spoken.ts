import { extraComponents } from '../extras.ts'
import { fieldComponent } from '../fields.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'

/** A text in, a voice out: what is spoken, by whom and how fast. */
export function composeSpeak(scene: Scene): ScreenParts {
  const { kit, entity } = scene
  return {
    header: workingBar(scene),
    body: [
      kit.input('Text', { kind: 'multiline', value: entity.about, height: 130 }),
      ...entity.fields.slice(0, 4).map((field) => fieldComponent(kit, field)),
      kit.button('Speak', { full: true, icon: 'play', action: scene.to('player', 'detail') }),
      ...extraComponents(scene),
      kit.list(
        'rows',
        entity.many,
        rowItems(entity, samplesFrom(entity, 0, 3), scene.to('detail', 'player', 'browse')),
        { title: entity.many },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** A text as it is read aloud or sung: the line that is heard now, and what comes. */
export function composeListening(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [first] = samplesFrom(entity, 0, 1)
  const line = /^(?:lyric|script)$/.test(entity.id) ? 'line' : 'sentence'
  return {
    header: kit.header(
      first?.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: first?.subtitle,
        actions: barActions(scene, ['bookmark', 'Saved', 'saved']),
      }),
    ),
    body: [
      ...entity.about
        .split(/(?<=\.) /)
        .map((sentence, index) => kit.text('heading', sentence, index === 0 ? {} : { tone: 'muted' })),
      kit.input('Position', { kind: 'slider', value: '62', min: 0, max: 100 }),
      kit.row(
        [
          kit.icon('prev', `Last ${line}`, { plain: true }),
          kit.icon('pause', 'Pause', { size: 'large', filled: true, diameter: 68 }),
          kit.icon('skip', `Next ${line}`, { plain: true }),
        ],
        { justify: 'between' },
      ),
      ...entity.fields
        .filter(({ kind }) => kind === 'choice' || kind === 'slider')
        .slice(0, 3)
        .map((field) => fieldComponent(kit, field)),
      ...extraComponents(scene),
    ],
  }
}
