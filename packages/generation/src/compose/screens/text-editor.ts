import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

interface Draft {
  file: string
  text: string
  /** What a phone's keyboard makes one look for. */
  keys: readonly string[]
}

const prose: Draft = {
  file: 'letter.txt',
  text: 'Dear neighbours,\n\nthe small ladder is back by the door.\nTake it when you need it.\n\nLea',
  keys: ['Tab', '“ ”', '—', '( )'],
}
const drafts: readonly [RegExp, Draft][] = [
  [
    /latex/i,
    {
      file: 'report.tex',
      text: '\\section{Tides}\n\nThe height at noon is\n\\[ h = a \\sin(\\omega t) + b \\]',
      keys: ['\\', '{ }', '$', '^', '_'],
    },
  ],
  [
    /markdown/i,
    {
      file: 'saturday.md',
      text: '# Saturday\n\n- bread, the square one\n- **two** lemons\n- [tides](tides.md)',
      keys: ['#', '**', '-', '[ ]', '`'],
    },
  ],
  [
    /\bhtml|\bcss\b|javascript|web page/i,
    {
      file: 'index.html',
      text: '<main>\n  <h1>Harbour</h1>\n  <p>Open until six.</p>\n</main>',
      keys: ['< >', '/', '=', '“ ”', '{ }'],
    },
  ],
  [
    /\bcod(?:e|ing)\b|program|script|syntax|\bide\b|python/i,
    {
      file: 'totals.py',
      text: 'def total(prices):\n    # With tax\n    return sum(prices) * 1.19\n\nprint(total([48, 12]))',
      keys: ['Tab', '( )', '[ ]', '{ }', ':', '='],
    },
  ],
]

/** The file that is open: the description tells its language. */
const draftOf = (description: string): Draft => drafts.find(([form]) => form.test(description))?.[1] ?? prose

/** What the open file looks like when it is read. */
export function composeTextPreview(scene: Scene): ScreenParts {
  const { kit, app, screen } = scene
  const { file, text } = draftOf(app.description)
  return {
    header: kit.header(file, barProperties(scene, { compact: true, subtitle: screen.subtitle ?? 'Preview' })),
    body: [
      kit.card([
        kit.column(
          text
            .split('\n')
            .filter(Boolean)
            .map((line) => previewed(line, kit)),
          { gap: 8 },
        ),
      ]),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** A line without the marks of its language: headings stand out, lists have dots. */
export function previewed(line: string, { text }: Scene['kit']) {
  const [, heading] = /^(?:#+ |\\section\{|\s*<h\d>)([^}<]+)/.exec(line) ?? []
  if (heading) return text('title', heading)
  const plain = line
    .replace(/^- /, '• ')
    .replaceAll(/\*\*|<[^>]+>|\\[[\]]/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\sin/g, 'sin')
    .replaceAll(/\\omega ?/g, 'ω')
    .trim()
  return text('body', plain)
}

/** A text as one writes it, with the keys its language needs. */
export function composeTextEditor(scene: Scene): ScreenParts {
  const { kit, app, screen } = scene
  const draft = draftOf(app.description)
  const here = scene.toScreen(screen)
  return {
    header: kit.header(
      draft.file,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? 'Saved at 9:41',
        actions: barActions(scene, ['folder', 'Files', 'browse'], ['eye', 'Preview', 'reader']),
      }),
    ),
    body: [
      kit.input('Text', { kind: 'multiline', value: draft.text, height: 300 }),
      kit.list(
        'chips',
        'Keys',
        draft.keys.map((title) => ({ title })),
        { plain: true },
      ),
      ...extraComponents(scene),
      kit.row(
        [
          kit.button('Undo', { variant: 'secondary', size: 'small', full: true, action: here }),
          kit.button('Find', { variant: 'secondary', size: 'small', full: true, action: here }),
          kit.button('Save', { size: 'small', full: true, icon: 'check', action: here }),
        ],
        { equal: true },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
