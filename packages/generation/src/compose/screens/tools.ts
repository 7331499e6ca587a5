import { hasPictures, type Sample } from '../../entity.ts'
import { isPictureKnown } from '@kwiq/catalogue/pictures'
import { extraComponents } from '../extras.ts'
import { figureWithChange, rowItems, samplesFrom, tileItems } from '../items.ts'
import type { ScreenPlan } from '../../plan/types.ts'
import type { ScreenParts } from '../kit.ts'
import { composeEmulator } from './emulator.ts'
import { composeMediaRemote } from './media-remote.ts'
import { composeMorseKey } from './morse-key.ts'
import { composeMemeMaker, isMeme } from './memes.ts'
import { composeTextEditor } from './text-editor.ts'
import { barActions, barProperties, closeBar, isScanned, keyOf, type Scene } from '../scene.ts'
import { editingOf, furtherTools, toolForms } from './editing.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isOnSquares } from './board-forms.ts'
import { composeAdventure, isAdventure } from './adventure.ts'
import { composeBoard } from './boards.ts'
import { shortcuts } from './shortcuts.ts'

/** Of people, places and what happens one scans a code. */
const canBeHeld = (one: string) =>
  !['person', 'group', 'place', 'event', 'activity', 'state', 'service'].includes(
    classOf(one.toLowerCase().split(' ').at(-1) ?? ''),
  )

/** Where nothing is read one looks around. */
const view = 'mountain lake'
const scanned =
  /\b(?:scan\w*|qr\w*|bar ?codes?|codes?|labels?|tags?|receipts?|bills?|invoices?|documents?|papers?|tickets?|cards?|packag\w*|products?|parcels?)\b/i

/** What the camera sees: the thing itself where there is a drawing of it, else its paper or its code; a view where nothing is scanned. */
function heldAs(one: string, text: string): string {
  if (isPictureKnown(one)) return one
  if (!scanned.test(text)) return view
  if (!canBeHeld(one)) return 'qr'
  return classOf(one.toLowerCase().split(' ').at(-1) ?? '') === 'document' ? 'document' : 'product label'
}

/** Where QR codes are scanned, one of them is seen, whatever it stands for. */
const isOfQrCodes = ({ title, name }: ScreenPlan, text: string): boolean =>
  /\bqr\b/i.test(title ?? name) || /\bscan\w* (?:(?:an?|the|their|its|my|your) )?qr\b/i.test(text)

/** What to hold before the camera. */
function hintFor(one: string, picture: string, isForeign: boolean): string {
  if (picture === view) return 'Point the camera at it'
  if (picture === 'qr') return 'Hold the code inside the frame'
  return `Hold the ${canBeHeld(one) && !isForeign ? one.toLowerCase() : 'code'} inside the frame`
}

/** A camera that reads something. */
export function composeScanner(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  // What was read is looked over before it is kept.
  const result = isScanned(entity.add)
    ? scene.to('form', 'detail', 'history', 'browse')
    : scene.to('detail', 'form', 'history', 'browse')
  const told = scene.app.whole ?? scene.app.description
  const picture = isOfQrCodes(screen, told) ? 'qr' : (entity.samples[0]?.image ?? heldAs(entity.one, told))
  // A camera takes pictures, and scans nothing.
  const lately = entity.id === 'shot' ? 'Latest shots' : picture === view ? 'Latest pictures' : 'Last scanned'
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { compact: true, subtitle: screen.subtitle }),
    ),
    body: [
      kit.node('camera', 'Camera', {
        hint: hintFor(entity.one, picture, scene.app.language !== undefined),
        keyword: picture,
        height: screen.isTab ? 330 : 400,
      }),
      ...extraComponents(scene),
      kit.list('rows', lately, rowItems(entity, samplesFrom(entity, 0, 2), scene.to('detail') ?? result), {
        title: lately,
      }),
      // The camera takes the picture itself.
      kit.button('Choose a photo instead', {
        variant: 'secondary',
        full: true,
        icon: 'image',
        action: result ?? { kind: 'back' },
      }),
    ],
  }
}

/** A picture one works on, with its tools. */
export function composeEditor(scene: Scene): ScreenParts {
  if (scene.entity.id === 'text-file') return composeTextEditor(scene)
  if (isMeme(scene)) return composeMemeMaker(scene)
  const { kit, entity, screen } = scene
  const first = entity.samples[0]
  const { tools, size, style, styles } = editingOf(scene.app.description)
  const isText = entity.fields.some((field) => field.kind === 'long') && !hasPictures(entity)
  return {
    header: kit.header(screen.title ?? screen.name, screen.isTab ? barProperties(scene) : { ...closeBar }),
    body: [
      ...(isText
        ? [
            kit.input('Title', { value: first?.title }),
            kit.input('Text', { kind: 'multiline', value: entity.about, height: 200 }),
          ]
        : [
            kit.image(first?.image ?? 'art', { height: screen.extras.length > 2 ? 200 : 280 }),
            kit.row(
              tools.map(([icon, label], index) =>
                kit.icon(icon, keyOf(screen, toolForms[icon] ?? /^$/, label), {
                  showLabel: true,
                  diameter: 54,
                  filled: index === 0,
                }),
              ),
              { justify: 'between' },
            ),
            ...furtherTools(scene),
            kit.input(size, { kind: 'slider', value: '42', min: 0, max: 100 }),
          ]),
      ...extraComponents(scene),
      ...(screen.extras.some((extra) => extra.kind === 'choice')
        ? []
        : [
            kit.list(
              'chips',
              style,
              styles.map((title) => ({ title })),
              { title: style, wrap: true },
            ),
          ]),
    ],
    foot: kit.footer([
      kit.row(
        [
          kit.button('Discard', {
            variant: 'secondary',
            full: true,
            action: scene.to('home', 'browse') ?? { kind: 'back' },
          }),
          kit.button(keyOf(screen, /^save /i, 'Save'), {
            full: true,
            icon: 'check',
            action: scene.to('browse', 'detail', 'saved', 'home') ?? { kind: 'back' },
          }),
        ],
        { equal: true },
      ),
    ]),
  }
}

/** A round being played. */
export function composeGame(scene: Scene): ScreenParts {
  if (isAdventure(scene.app.story ?? scene.app.description)) return composeAdventure(scene)
  if (isOnSquares(scene.app.story ?? scene.app.description)) return composeBoard(scene)
  if (scene.entity.id === 'rom-game') return composeEmulator(scene)
  const { kit, entity, screen } = scene
  const tiles = samplesFrom(entity, 0, 6)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? 'Round 3 of 10',
        actions: barActions(scene, ['trophy', 'Scores', 'leaderboard'], ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      kit.list('stats', 'Score', standing(scene.app.story), { columns: standing(scene.app.story).length }),
      kit.chart('Round', 'progress', [0.3], { caption: 'Round 3 of 10' }),
      kit.list(
        'grid',
        'Board',
        tileItems(entity, tiles, scene.to('result', 'detail')).map(
          ({ subtitle: _subtitle, value: _value, ...tile }) => tile,
        ),
        { columns: 3, height: 84 },
      ),
      ...extraComponents(scene),
      kit.button('Finish round', {
        full: true,
        icon: 'check',
        action: scene.to('result', 'leaderboard', 'home') ?? { kind: 'back' },
      }),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** What stands above a round: against somebody the points of both, of a brief only what it tells of. */
function standing(story: string | undefined) {
  const points = { value: '1,480', title: 'Points', icon: 'star', tone: 'accent' }
  const lives = { value: '3', title: 'Lives', icon: 'heart', tone: 'danger' }
  const time = { value: '0:42', title: 'Time', icon: 'timer', tone: 'primary' }
  const best = { value: '2,210', title: 'Best', icon: 'trophy', tone: 'primary' }
  if (story === undefined) return [points, lives, time]
  if (/\b(?:computer|opponent)\b/i.test(story))
    return [
      { value: '3', title: 'You', icon: 'user', tone: 'accent' },
      {
        value: '2',
        title: /computer/i.test(story) ? 'Computer' : 'Opponent',
        icon: 'brain',
        tone: 'primary',
      },
    ]
  return [
    points,
    ...(/\b(?:lives|life)\b/i.test(story) ? [lives] : []),
    ...(/\b(?:time|timer|seconds|minutes)\b/i.test(story) ? [time] : []),
    best,
  ].slice(0, 3)
}

/** Whether a device is on: as it says itself, else most of them. */
const isSwitchedOn = ({ value, badge }: Sample, index: number): boolean => {
  const state = [value, badge].find((said) => /^(?:on|off)$/i.test(said ?? ''))
  return state === undefined ? index % 3 !== 2 : state.toLowerCase() === 'on'
}

/** Things at home one switches and turns. */
export function composeRemote(scene: Scene): ScreenParts {
  if (scene.entity.id === 'played-media') return composeMediaRemote(scene)
  if (scene.entity.id === 'morse-letter') return composeMorseKey(scene)
  const { kit, entity, screen } = scene
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? entity.tip.title,
        actions: barActions(scene, ['plus', entity.add, 'form'], ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      ...(entity.groups.length > 2
        ? [
            kit.list('chips', 'Rooms', [
              { title: 'All' },
              ...entity.groups.slice(0, 4).map((title) => ({ title })),
            ]),
          ]
        : []),
      kit.hero(
        { tone: 'accent', overline: entity.hero.overline, title: entity.hero.title, text: entity.hero.text },
        [kit.input('Level', { kind: 'slider', value: '62', min: 0, max: 100 })],
      ),
      kit.list(
        'rows',
        entity.many,
        samplesFrom(entity, 0, 5).map((sample, index) => ({
          icon: sample.icon ?? entity.icon,
          title: sample.title,
          subtitle: sample.subtitle,
          switch: isSwitchedOn(sample, index),
          tone: sample.tone,
        })),
        { title: entity.many },
      ),
      ...extraComponents(scene),
      kit.list('stats', 'Numbers', entity.figures.slice(0, 2).map(figureWithChange)),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
