import { hasPictures } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'
import { dialOf } from './dials.ts'

/** What one tunes, by the instrument the description names. */
const instruments: readonly [RegExp, string, string][] = [
  [/ukulele/i, 'String', 'G C E A'],
  [/violin|fiddle|mandolin/i, 'String', 'G D A E'],
  [/viola|cello/i, 'String', 'C G D A'],
  [/bass\b/i, 'String', 'E A D G'],
  [/banjo/i, 'String', 'G D G B D'],
  [/piano|flute|clarinet|trumpet|saxophone|voice|singing|choir/i, 'Note', 'C D E F G A B'],
]
function notesOf(description: string): { name: string; notes: string[] } {
  const [, name = 'String', notes = 'E A D G B E'] =
    instruments.find(([form]) => form.test(description)) ?? []
  return { name, notes: notes.split(' ') }
}

/** One value measured now, with what it was before. */
export function composeGauge(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const tuned = notesOf(scene.app.description)
  const dial = dialOf(`${screen.title ?? ''} ${scene.app.description}`, entity)
  return {
    header: workingBar(scene),
    body: [
      kit.chart(dial.name, 'ring', [dial.share], {
        size: 230,
        thickness: 16,
        center: dial.value,
        centerCaption: dial.caption,
      }),
      kit.list(
        'stats',
        'Readings',
        dial.figures.map(([value, title]) => ({ value, title })),
        { columns: 3 },
      ),
      ...extraComponents(scene),
      ...(dial.isTuner
        ? [
            kit.list(
              'chips',
              tuned.name,
              tuned.notes.map((title) => ({ title })),
              { title: tuned.name, wrap: true, active: 1 },
            ),
          ]
        : []),
      kit.button(dial.button ?? 'Keep reading', {
        full: true,
        icon: dial.isTuner ? 'mic' : 'bookmark',
        action: scene.to('history', 'detail', 'browse', 'home') ?? { kind: 'back' },
      }),
      ...(dial.isTuner || hasPictures(entity) || (entity.id === 'metric-reading' && dial.name !== 'Loudness')
        ? []
        : [
            kit.list(
              'rows',
              entity.many,
              rowItems(entity, samplesFrom(entity, 0, 3), scene.to('detail', 'history')),
              { title: entity.many },
            ),
          ]),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
