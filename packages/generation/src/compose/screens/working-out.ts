import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import { fieldComponent } from '../fields.ts'
import { hasPictures, rowItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

const bar = (scene: Scene) =>
  scene.kit.header(
    scene.screen.title ?? scene.screen.name,
    barProperties(scene, {
      subtitle: scene.screen.subtitle,
      actions: barActions(
        scene,
        ['clock', 'History', 'history'],
        ['bookmark', 'Saved', 'saved'],
        ['settings', 'Settings', 'settings'],
      ),
    }),
  )

const keys: readonly (readonly string[])[] = [
  ['C', '%', '÷', '×'],
  ['7', '8', '9', '−'],
  ['4', '5', '6', '+'],
  ['1', '2', '3', ','],
]
const operations = /[C%÷×−+]/

/** A display and keys to calculate with. */
export function composeKeypad(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const here = scene.toScreen(screen)
  const kept = scene.to('history', 'saved') ?? here
  const [first] = entity.samples
  return {
    header: bar(scene),
    body: [
      kit.card([
        kit.text('body', first?.title ?? '48 × 1.19', { tone: 'muted', align: 'end' }),
        kit.text('display', first?.value ?? '57.12', { align: 'end' }),
      ]),
      ...extraComponents(scene),
      ...keys.map((row) =>
        kit.row(
          row.map((key) =>
            kit.button(key, {
              variant: operations.test(key) ? 'secondary' : 'outline',
              full: true,
              action: here,
            }),
          ),
          { equal: true },
        ),
      ),
      kit.row(
        [
          kit.button('0', { variant: 'outline', full: true, action: here }),
          kit.button('=', { full: true, action: kept }),
        ],
        { equal: true },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** Something made by chance, what it depends on, and what came before. */
export function composeGenerator(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [first] = entity.samples
  const options = entity.fields.filter(({ kind }) => ['choice', 'switch', 'number', 'slider'].includes(kind))
  const isPassword = /password/i.test(`${screen.title ?? ''} ${entity.one} ${entity.words.join(' ')}`)
  const result = isPassword ? 'Vq7-mallow-39-Tern' : (first?.title ?? entity.one)
  return {
    header: bar(scene),
    body: [
      ...(first?.image && !isPassword ? [kit.image(first.image, { height: 170 })] : []),
      kit.hero({ overline: isPassword ? 'Strong' : entity.hero.overline, title: result }, [
        kit.row([
          kit.button('Copy', {
            icon: 'copy',
            size: 'small',
            action: scene.to('history', 'saved', 'detail', 'browse'),
          }),
          kit.button('Save', {
            icon: 'bookmark',
            size: 'small',
            variant: 'secondary',
            action: scene.to('saved', 'browse', 'detail', 'history'),
          }),
        ]),
      ]),
      ...(isPassword
        ? passwordOptions(scene)
        : options.slice(0, 3).map((field) => fieldComponent(kit, field))),
      ...extraComponents(scene),
      kit.button('Generate', { full: true, icon: 'repeat', action: scene.toScreen(screen) }),
      ...(isPassword
        ? []
        : [
            kit.list(
              'rows',
              'Before this one',
              rowItems(entity, samplesFrom(entity, 1, 3), scene.to('detail', 'history', 'browse')),
              { title: 'Before this one' },
            ),
          ]),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

const passwordOptions = ({ kit }: Scene): ComponentNode[] => [
  kit.input('Length', { kind: 'slider', value: '18', min: 8, max: 40 }),
  kit.card([
    kit.toggle('Numbers', true),
    kit.toggle('Signs', true),
    kit.toggle('Capital letters', true),
    kit.toggle('Easy to say', false),
  ]),
]

/** Text in, text out. */
export function composeTransform(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const choices = entity.fields.filter(({ kind }) => kind === 'choice' || kind === 'switch').slice(0, 2)
  const [input, output] = sidesOf(scene.app.description)
  return {
    header: bar(scene),
    body: [
      kit.input(input.name, { kind: 'multiline', value: input.value, height: 130 }),
      ...choices.map((field) => fieldComponent(kit, field)),
      ...extraComponents(scene),
      kit.row(
        [
          kit.button('Clear', { variant: 'secondary', full: true, action: scene.toScreen(screen) }),
          kit.button('Convert', { full: true, icon: 'repeat', action: scene.to('history', 'saved') }),
        ],
        { equal: true },
      ),
      kit.input(output.name, { kind: 'multiline', value: output.value, height: 130 }),
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
const known: readonly [RegExp, Side, Side][] = [
  [/json\W+(?:to|into|in)\W+csv|json2csv/i, json, csv],
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
  [/emoji/i, side('Text', 'Good coffee, long train'), side('Emoji', '☕ 🚆')],
  [/cipher|encrypt|decrypt/i, side('Message', 'Meet at the pier'), side('Encrypted', 'Phhw dw wkh slhu')],
  [/translat/i, side('From', 'Where is the station?'), side('To', 'Wo ist der Bahnhof?')],
  [
    /count/i,
    side('Text', 'Two lemons, one loaf and a jar of honey.'),
    side('Counted', '9 words, 41 characters'),
  ],
]

function sidesOf(description: string): [Side, Side] {
  const [, input, output] = known.find(([form]) => form.test(description)) ?? []
  return [input ?? side('Input', 'Two lemons, one loaf'), output ?? side('Result', 'two-lemons-one-loaf')]
}

/** One value measured now, with what it was before. */
export function composeGauge(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const dial = dialOf(`${screen.title ?? ''} ${scene.app.description}`)
  return {
    header: bar(scene),
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
      ...(screen.title === 'Tuner'
        ? [
            kit.list(
              'chips',
              'String',
              ['E', 'A', 'D', 'G', 'B', 'E'].map((title) => ({ title })),
              {
                title: 'String',
                wrap: true,
                active: 1,
              },
            ),
          ]
        : []),
      kit.button(screen.title === 'Tuner' ? 'Listen' : (dial.button ?? 'Keep reading'), {
        full: true,
        icon: screen.title === 'Tuner' ? 'mic' : 'bookmark',
        action: scene.to('history', 'detail', 'browse', 'home') ?? { kind: 'back' },
      }),
      ...(screen.title === 'Tuner' || hasPictures(entity)
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

interface Dial {
  name: string
  value: string
  caption: string
  share: number
  figures: readonly (readonly [value: string, title: string])[]
  /** Absent: what is measured is kept. */
  button?: string
}

const dials: readonly [RegExp, Dial][] = [
  [
    /vpn|proxy|firewall|\bdns\b|\bssh\b/i,
    {
      name: 'Connection',
      value: 'On',
      caption: 'for 2 h 40 min',
      share: 1,
      figures: [
        ['84', 'Mb/s down'],
        ['21', 'Mb/s up'],
        ['24 ms', 'Delay'],
      ],
      button: 'Disconnect',
    },
  ],
  [
    /tuner/i,
    {
      name: 'Pitch',
      value: 'A',
      caption: '110.2 Hz, in tune',
      share: 0.5,
      figures: [
        ['+3', 'Cents'],
        ['110.2', 'Hertz'],
        ['440', 'Reference'],
      ],
    },
  ],
  [
    /sound|decibel|noise/i,
    {
      name: 'Loudness',
      value: '48 dB',
      caption: 'a quiet room',
      share: 0.4,
      figures: [
        ['71', 'Highest'],
        ['34', 'Lowest'],
        ['52', 'Average'],
      ],
    },
  ],
  [
    /compass/i,
    {
      name: 'Direction',
      value: '312°',
      caption: 'north-west',
      share: 0.87,
      figures: [
        ['312°', 'Heading'],
        ['84 m', 'Height'],
        ['±4°', 'Precision'],
      ],
    },
  ],
  [
    /level|tilt/i,
    {
      name: 'Tilt',
      value: '0.4°',
      caption: 'nearly level',
      share: 0.5,
      figures: [
        ['0.4°', 'Left'],
        ['0.1°', 'Front'],
        ['On', 'Sound'],
      ],
    },
  ],
  [
    /wi-?fi|network|signal/i,
    {
      name: 'Signal',
      value: '−52',
      caption: 'dBm, channel 6',
      share: 0.78,
      figures: [
        ['9', 'Networks'],
        ['6', 'Channel'],
        ['11', 'Best channel'],
      ],
    },
  ],
  [
    /speed|internet/i,
    {
      name: 'Speed',
      value: '84.2',
      caption: 'Mbit/s down',
      share: 0.7,
      figures: [
        ['84.2', 'Download'],
        ['21.6', 'Upload'],
        ['14 ms', 'Ping'],
      ],
    },
  ],
  [
    /heart|pulse/i,
    {
      name: 'Heart rate',
      value: '64',
      caption: 'beats a minute',
      share: 0.5,
      figures: [
        ['64', 'Now'],
        ['58', 'Resting'],
        ['141', 'Highest'],
      ],
    },
  ],
  [
    /light|lux/i,
    {
      name: 'Light',
      value: '420 lx',
      caption: 'a bright office',
      share: 0.6,
      figures: [
        ['420', 'Now'],
        ['1,180', 'Highest'],
        ['36', 'Lowest'],
      ],
    },
  ],
]
const plainDial: Dial = {
  name: 'Now',
  value: '48',
  caption: 'steady for 30 s',
  share: 0.48,
  figures: [
    ['48', 'Now'],
    ['71', 'Highest'],
    ['34', 'Lowest'],
  ],
}

const dialOf = (text: string): Dial => dials.find(([form]) => form.test(text))?.[1] ?? plainDial
