import { hasPictures } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'
import { type Dial, dialOf } from './dials.ts'

/** What one tunes, by the instrument the description names: its notes, and how high the one that sounds is, in hertz. */
const instruments: readonly [RegExp, string, string, number][] = [
  [/ukulele/i, 'String', 'G C E A', 440],
  [/violin|fiddle|mandolin/i, 'String', 'G D A E', 440],
  [/viola\b/i, 'String', 'C G D A', 440],
  [/cello/i, 'String', 'C G D A', 220],
  [/bass\b/i, 'String', 'E A D G', 55],
  [/piano|flute|clarinet|trumpet|saxophone|voice|singing|choir/i, 'Note', 'C D E F G A B', 440],
]
/** What stands in the dial: it is the one that sounds. */
const sounding = 'A'
/** Three cents above its note, which is still in tune. */
const cents = 3

interface Tuned {
  name: string
  notes: string[]
  active: number
  hertz: string
}

function notesOf(description: string): Tuned {
  const [, name = 'String', notes = 'E A D G B E', hertz = 110] =
    instruments.find(([form]) => form.test(description)) ?? []
  const all = notes.split(' ')
  return {
    name,
    notes: all,
    active: Math.max(0, all.indexOf(sounding)),
    hertz: (hertz * 2 ** (cents / 1200)).toFixed(1),
  }
}

/** What the button below a dial does, which is to keep the reading where it says nothing else. */
function signOfDial(button = ''): string {
  if (/^(?:pause|stop)\b/i.test(button)) return 'pause'
  if (/\b(?:alarm|remind)/i.test(button)) return 'bell'
  return /^disconnect\b/i.test(button) ? 'close' : 'bookmark'
}

/** The dial of a tuner with the note of this instrument. */
const inTune = (dial: Dial, { hertz }: Tuned): Dial => ({
  ...dial,
  value: sounding,
  caption: `${hertz} Hz, in tune`,
  figures: dial.figures.map(([value, title]) => [title === 'Hertz' ? hertz : value, title]),
})

/** One value measured now, with what it was before. */
export function composeGauge(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const tuned = notesOf(scene.app.description)
  const read = dialOf(`${screen.title ?? ''} ${scene.app.description}`, entity)
  const dial = read.isTuner ? inTune(read, tuned) : read
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
              { title: tuned.name, wrap: true, active: tuned.active },
            ),
          ]
        : []),
      kit.button(dial.button ?? 'Keep reading', {
        full: true,
        icon: dial.isTuner ? 'mic' : signOfDial(dial.button),
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
