import type { Sample } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { composeResumePage } from './resume-page.ts'
import { composeResponse } from './response.ts'
import { composeListening } from './spoken.ts'
import { composeTextPreview } from './text-editor.ts'
import { shortcuts } from './shortcuts.ts'

const page = [
  'The road left the last houses behind and did not look back. Ida counted the posts, as she had done when she was six, and lost the number at the same place, by the stone with the iron ring.',
  'Above the pass the light was already old. Somebody had hung a lantern on the gate, and it was still warm.',
]

/** A page of a book, with where one is in it. */
export function composeReader(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [first] = samplesFrom(entity, 0, 1)
  if (entity.many === 'Series') return composePages(scene)
  if (entity.id === 'text-file') return composeTextPreview(scene)
  if (entity.id === 'song-sheet') return composeSongSheet(scene)
  if (entity.id === 'lyric' || entity.id === 'script') return composeListening(scene)
  if (entity.id === 'resume-entry') return composeResumePage(scene)
  if (entity.id === 'api-request') return composeResponse(scene)
  const isNovel = entity.id === 'ebook' || entity.id === 'book' || entity.about === ''
  return {
    header: kit.header(
      first?.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: first?.meta ?? 'Chapter 9',
        actions: barActions(scene, ['bookmark', 'Bookmarks', 'saved'], ['headphones', 'Listen', 'player']),
      }),
    ),
    body: [
      kit.text('overline', first?.meta ?? 'Chapter 9', { tone: 'primary' }),
      kit.text('title', isNovel ? 'The iron ring' : (first?.title ?? entity.one)),
      ...(isNovel ? page : [entity.about]).map((paragraph) => kit.text('body', paragraph)),
      // What is short is read on one page.
      ...(isNovel || entity.id !== 'poem'
        ? [kit.chart('Progress', 'progress', [0.43], { caption: 'Page 118 of 274' })]
        : []),
      kit.input('Text size', { kind: 'slider', value: '46', min: 0, max: 100 }),
      ...extraComponents(scene),
      kit.list(
        'chips',
        'Theme',
        ['Day', 'Sepia', 'Night', 'Black'].map((title) => ({ title })),
        { title: 'Theme', wrap: true },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** Words and chords of a song, as one plays from them. */
function composeSongSheet(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [first] = samplesFrom(entity, 0, 1)
  return {
    header: kit.header(
      first?.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: first?.subtitle,
        actions: barActions(scene, ['bookmark', 'Setlist', 'saved'], ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      kit.list(
        'stats',
        'Song',
        entity.facts.map(({ value, title }) => ({ value, title })),
        { columns: 3 },
      ),
      ...verses(entity.about).map((line) => kit.text('body', line)),
      ...(scene.app.description.match(/transpos|\bkeys?\b|capo/i)
        ? [
            kit.list(
              'chips',
              'Key',
              ['F', 'G', 'A', 'B', 'C'].map((title) => ({ title })),
              { title: 'Key', active: 1 },
            ),
          ]
        : []),
      ...(scene.app.description.match(/scroll/i)
        ? [kit.input('Scroll speed', { kind: 'slider', value: '38', min: 0, max: 100 })]
        : []),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

const verses = (words: string): string[] =>
  words.split(/(?<=[.,]) /).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

/** A drawn page, with where one is in the chapter. */
function composePages(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [first] = samplesFrom(entity, 0, 1)
  return {
    header: kit.header(
      first?.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: first?.meta ?? 'Chapter 9',
        actions: barActions(scene, ['bookmark', 'Bookmarks', 'saved'], ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      kit.image(first?.image ?? 'book', { height: 420 }),
      kit.chart('Progress', 'progress', [0.43], { caption: 'Page 9 of 21' }),
      kit.row(
        [
          kit.button('Last chapter', { variant: 'outline', full: true }),
          kit.button('Next chapter', { variant: 'secondary', full: true }),
        ],
        { equal: true },
      ),
      kit.list(
        'chips',
        'Read from',
        ['Right to left', 'Left to right', 'Downwards'].map((title) => ({ title })),
        { title: 'Read from', wrap: true, active: 0 },
      ),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** A text to type against the clock. */
export function composeTyping(scene: Scene): ScreenParts {
  const { kit, screen, app } = scene
  const isSum = /multiplic|times table|arithmetic|\bmaths?\b|sums/i.test(app.description)
  const isSpelling = /spell/i.test(app.description)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: isSum ? 'Question 7 of 20' : isSpelling ? 'Word 7 of 20' : 'One minute',
        actions: barActions(scene, ['chart', 'Progress', 'stats'], ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      kit.list(
        'stats',
        'Now',
        isSum || isSpelling
          ? [
              { value: '0:38', title: 'Time' },
              { value: '6', title: 'Right' },
              { value: '1', title: 'Errors' },
            ]
          : [
              { value: '0:38', title: 'Time' },
              { value: '54', title: 'Words a minute' },
              { value: '98 %', title: 'Accuracy' },
            ],
        { columns: 3 },
      ),
      kit.chart('Progress', 'progress', [0.35], {
        caption: isSum || isSpelling ? '7 of 20' : '38 seconds left',
      }),
      kit.card([
        isSum
          ? kit.text('display', '7 × 8 =', { align: 'center' })
          : isSpelling
            ? kit.text('display', 'necessary', { align: 'center' })
            : kit.text('title', 'small boats leave the harbour before the sun is over the mill'),
      ]),
      kit.input(isSum ? 'Your answer' : 'Type here', {
        value: isSum ? '' : isSpelling ? '' : 'small boats lea',
      }),
      ...extraComponents(scene),
      kit.button('Finish', {
        full: true,
        icon: 'check',
        action: scene.to('result', 'stats', 'history') ?? { kind: 'back' },
      }),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** Two things side by side, attribute by attribute. */
export function composeCompare(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [one, other] = samplesFrom(entity, 0, 2)
  const rows = entity.fields.filter(({ kind }) => !['photo', 'long', 'switch'].includes(kind)).slice(0, 4)
  const facts = entity.facts.slice(0, 3)
  const open = scene.to('detail', 'browse')
  return {
    header: kit.header(screen.title ?? screen.name, barProperties(scene, { subtitle: screen.subtitle })),
    body: [
      kit.list(
        'grid',
        'Compared',
        [one, other].flatMap((sample) =>
          sample
            ? [
                {
                  ...(sample.image ? { image: sample.image } : { icon: sample.icon ?? entity.icon }),
                  title: sample.title,
                  subtitle: sample.value ?? sample.subtitle,
                  action: open,
                },
              ]
            : [],
        ),
        { columns: 2 },
      ),
      ...facts.map(({ value, title }, index) =>
        kit.card([
          kit.text('caption', title, { tone: 'muted', align: 'center' }),
          kit.row(
            [
              kit.text('heading', value, { align: 'center' }),
              kit.text('heading', saidOf(other, one, value) ?? otherValue(value, index), { align: 'center' }),
            ],
            { equal: true },
          ),
        ]),
      ),
      ...(facts.length < 2
        ? [
            kit.list(
              'rows',
              'Differences',
              rows.map(({ name, value, options }) => ({
                icon: 'check',
                title: name,
                value: options[1] ?? value,
              })),
              { title: 'Differences' },
            ),
          ]
        : []),
      ...extraComponents(scene),
      kit.button('Choose another', {
        variant: 'secondary',
        full: true,
        icon: 'repeat',
        action: scene.to('browse', 'home') ?? { kind: 'back' },
      }),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

const digits = /\d+(?:[.,]\d+)?/
const year = /^(?:19|20)\d\d$/

/** What the list says of the second thing, where it says of the first what is compared. */
const saidOf = (other: Sample | undefined, one: Sample | undefined, value: string): string | undefined =>
  one?.value === value ? other?.value : undefined

/** A value near the first one's, written as that is. */
function otherValue(value: string, index: number): string {
  const match = digits.exec(value)?.[0]
  if (!match) return value
  if (year.test(match)) return value.replace(digits, String(Number(match) - 3))
  const number = Number(match.replace(',', ''))
  const changed = number * (1 + (index % 2 === 0 ? 0.12 : -0.15))
  const round = Math.max(1, Math.round(changed))
  const isSum = /^[€$£]/.test(value) || match.includes(',')
  const written = match.includes('.')
    ? changed.toFixed(1)
    : isSum
      ? round.toLocaleString('en')
      : String(round)
  return value.replace(digits, written)
}
