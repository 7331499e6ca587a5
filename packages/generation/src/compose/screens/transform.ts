import { extraComponents } from '../extras.ts'
import { fieldComponent } from '../fields.ts'
import type { ScreenParts } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { composeBases, isOfBases } from './number-bases.ts'
import { composeSpelling } from './spelling.ts'
import { composeSpeak } from './spoken.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'

/** Text in, text out. */
export function composeTransform(scene: Scene): ScreenParts {
  if (scene.entity.id === 'spoken-text') return composeSpeak(scene)
  if (scene.entity.id === 'misspelling') return composeSpelling(scene)
  if (isOfBases(scene.app.story ?? scene.app.description)) return composeBases(scene)
  const { kit, entity, screen } = scene
  const choices = entity.fields.filter(({ kind }) => kind === 'choice' || kind === 'switch').slice(0, 2)
  const { input, output, doing, height } = sidesOf(scene.app.description)
  return {
    header: workingBar(scene),
    body: [
      kit.input(input.name, { kind: 'multiline', value: input.value, height }),
      ...choices.map((field) => fieldComponent(kit, field)),
      ...extraComponents(scene),
      kit.row(
        [
          kit.button('Clear', { variant: 'secondary', full: true, action: scene.toScreen(screen) }),
          kit.button(entity.id === 'translation' ? 'Translate' : doing, {
            full: true,
            icon: 'repeat',
            action: scene.to('history', 'saved'),
          }),
        ],
        { equal: true },
      ),
      kit.input(output.name, { kind: 'multiline', value: output.value, height }),
      kit.button('Copy result', {
        variant: 'secondary',
        full: true,
        icon: 'copy',
        action: scene.to('saved', 'history', 'detail') ?? { kind: 'back' },
      }),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

interface Side {
  name: string
  value: string
}
const side = (name: string, value: string): Side => ({ name, value })
const csv = side('CSV', 'name,city\nLea,Bergen\nOmar,Ghent')
const json = side('JSON', '[{"name":"Lea","city":"Bergen"},\n {"name":"Omar","city":"Ghent"}]')
const roman = side('Roman numeral', 'MCMXCIV')
const decimal = side('Decimal', '1994')
const binary = side('Binary', '1010 1101')

/** What stands left and right, told by the description's words in their order. */
const known: readonly [RegExp, Side, Side, string?][] = [
  [
    /shorten/i,
    side('Long URL', 'https://harbour-books.example/news/ferry?from=mail'),
    side('Short link', 'kw.example/ferry'),
    'Shorten',
  ],
  [/json\W+(?:to|into|in)\W+csv|json2csv/i, json, csv],
  [
    /json[^.\n]{0,40}\b(?:format|validat|beautif|pretty|minif|view|lint)|\b(?:format|validat|beautif|pretty|minif|view|lint)\w*[^.\n]{0,20} json/i,
    side('JSON', '{"name":"Lea","city":"Bergen","boats":[2,5]}'),
    side('Formatted', '{\n  "name": "Lea",\n  "city": "Bergen",\n  "boats": [2, 5]\n}'),
    'Format',
  ],
  [
    /word cloud/i,
    side('Text', 'Fog over the harbour, boats in the harbour, light on the boats, fog again.'),
    side('Word cloud', '   fog   HARBOUR   light\n BOATS    again   FOG'),
    'Make cloud',
  ],
  [
    /\bhex (?:viewer|editor|dump)/i,
    side('File', 'letter.txt, 42 bytes'),
    side(
      'Bytes',
      '00  4D 65 65 74 20 61 74 20  Meet at \n08  74 68 65 20 70 69 65 72  the pier\n10  20 61 74 20 73 69 78 0A   at six.',
    ),
    'Open file',
  ],
  [/csv|json/i, csv, json],
  [/roman/i, roman, decimal],
  [/decimal\W+(?:to|into)\W+bin/i, side('Decimal', '173'), binary],
  [/\bbin(?:ary)?\b/i, binary, side('Decimal', '173')],
  [
    /markdown/i,
    side('Markdown', '# Saturday\n- bread\n- **two** lemons'),
    side('Preview', 'Saturday\n• bread\n• two lemons'),
  ],
  [
    /regex|regular expression/i,
    side('Expression', '[a-z]+@[a-z.]+'),
    side('Matches', 'lea@post.example\nomar@post.example'),
  ],
  [/base64/i, side('Plain text', 'Meet at the pier'), side('Base64', 'TWVldCBhdCB0aGUgcGllcg==')],
  [/morse/i, side('Text', 'SOS PIER'), side('Morse code', '... --- ... / .--. .. . .-.')],
  [
    /\bslugs?\b/i,
    side('Title', 'Good coffee on a long train'),
    side('Slug', 'good-coffee-on-a-long-train'),
    'Make slug',
  ],
  [
    /emoji/i,
    side('Text', 'Good coffee, long train, rain at the beach'),
    side('Emoji', 'Good ☕, long 🚆, 🌧️ at the 🏖️'),
    'Translate',
  ],
  [
    /pig ?latin/i,
    side('English', 'Good coffee on a long train'),
    side('Pig Latin', 'Oodgay offeecay onway away onglay aintray'),
    'Translate',
  ],
  [
    /pirate/i,
    side('Text', 'Hello my friend, where is the station?'),
    side('Pirate', 'Ahoy me matey, where be the station?'),
    'Translate',
  ],
  [/cipher|encrypt|decrypt/i, side('Message', 'Meet at the pier'), side('Encrypted', 'Phhw dw wkh slhu')],
  [/translat/i, side('Text', 'Where is the station?'), side('Translation', 'Wo ist der Bahnhof?')],
  [
    /how often|frequen|occur/i,
    side('Text', 'Two lemons, one loaf and two jars of honey and salt.'),
    side('Words by frequency', 'two     2\nand     2\nlemons  1\nloaf    1\nhoney   1'),
  ],
  [
    /count/i,
    side('Text', 'Two lemons, one loaf and a jar of honey.'),
    side(
      'Counted',
      '9 words\n41 characters, 32 without spaces\n1 sentence, 1 paragraph\n3 seconds to read\na 2, lemons 1, loaf 1, jar 1',
    ),
  ],
]

const usualHeight = 130
const heightOfLine = 72

function sidesOf(description: string): { input: Side; output: Side; doing: string; height: number } {
  const [, input, output, doing] = known.find(([form]) => form.test(description)) ?? []
  return {
    input: input ?? side('Input', 'Two lemons, one loaf'),
    output: output ?? side('Result', 'two-lemons-one-loaf'),
    doing: doing ?? 'Convert',
    height: doing === 'Shorten' ? heightOfLine : usualHeight,
  }
}
