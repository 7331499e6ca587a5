import { extraComponents } from '../extras.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { Entity } from '../../entity.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, keyOf, type Scene } from '../scene.ts'
import { daysLeft } from '../days-left.ts'
import { clockOf } from './clocks.ts'
import { shortcuts } from './shortcuts.ts'
import { shareLeft, spanOfThing, toldSpan } from './told-span.ts'

/** A beat one sets by hand, by tapping, or by the name of a tempo. */
function composeMetronome(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? '4/4, first beat accented',
        actions: barActions(scene, ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      kit.chart('Tempo', 'ring', [0.46], {
        size: 230,
        thickness: 16,
        center: '96',
        centerCaption: 'bpm, andante',
      }),
      kit.input('Tempo', { kind: 'slider', value: '96', min: 40, max: 220 }),
      kit.list(
        'chips',
        'Time signature',
        ['2/4', '3/4', '4/4', '6/8'].map((title) => ({ title })),
        { title: 'Time signature', wrap: true, active: 2 },
      ),
      kit.row(
        [
          kit.icon('minus', 'Slower', { showLabel: true }),
          kit.icon('play', 'Start', { size: 'large', filled: true, diameter: 68 }),
          kit.icon('plus', 'Faster', { showLabel: true }),
        ],
        { justify: 'center', gap: 26 },
      ),
      kit.button(keyOf(screen, /^tap\b/i, 'Tap the beat'), { full: true, variant: 'secondary' }),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** What runs down by itself: nobody pauses a launch or the clock of a car park. */
const untilThen: Readonly<
  Record<
    string,
    { left: string; until: string; begin: string; keys: readonly [icon: string, label: string][] }
  >
> = {
  Parked: {
    left: '52 min',
    until: 'until 18:30',
    begin: 'Since 17:18',
    keys: [
      ['plus', 'Extend'],
      ['pin', 'Find car'],
      ['check', 'Leave'],
    ],
  },
  Countdown: {
    left: '2 d 04 h',
    until: 'until Saturday 14:06',
    begin: 'Next',
    keys: [
      ['bell', 'Remind me'],
      ['calendar', 'Add to calendar'],
      ['share', 'Share'],
    ],
  },
}

/** Two clocks of which one runs: that of whoever is to move. */
function composeTwoClocks(scene: Scene): ScreenParts {
  const { kit, screen, entity } = scene
  const clock = (who: string, left: string, isRunning: boolean) =>
    kit.hero(
      {
        ...(isRunning ? { tone: 'accent' } : {}),
        overline: who,
        title: left,
        text: isRunning ? 'To move' : 'Waits',
      },
      [
        kit.button(isRunning ? 'Done, your turn' : 'Not your turn', {
          full: true,
          variant: isRunning ? 'primary' : 'secondary',
        }),
      ],
    )
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? 'Move 18',
        actions: barActions(scene, ['list', entity.many, 'browse'], ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      ...(entity.groups.length > 1 ? [kit.tabs('Time control', entity.groups.slice(0, 3))] : []),
      clock('Black', '2:47', false),
      kit.row(
        [
          kit.icon('repeat', 'Reset', { showLabel: true }),
          kit.icon('pause', 'Pause', { size: 'large', filled: true, diameter: 68 }),
          kit.icon('swap', 'Switch sides', { showLabel: true }),
        ],
        { justify: 'center', gap: 26 },
      ),
      clock('White', '3:12', true),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** Of work and rest in turn one sees which runs, how many seconds of it are left, and which round it is. */
function intervalOf({ fields }: Entity) {
  const valueOf = (form: RegExp) => fields.find(({ name }) => form.test(name))?.value
  const work = valueOf(/^work\b/i)
  const rounds = valueOf(/\brounds\b/i)
  if (!work || !rounds || !valueOf(/^rest\b/i)) return undefined
  const left = Math.min(59, Math.round(Number(work) * 0.7))
  return {
    left: `0:${String(left).padStart(2, '0')}`,
    share: left / Number(work),
    caption: `Work, ${work} seconds`,
    round: `Round 3 of ${rounds}`,
  }
}

const longestTab = 12

/** "Working session", "Break session": without the word they share, where a third of a line is too short for it. */
const shortNames = (names: readonly string[]): string[] =>
  names.map((name) =>
    names.some((each) => each.length > longestTab) ? name.replace(/ (?:session|timer|round)$/i, '') : name,
  )

/** What was timed, the last first. */
const lapsList = (scene: Scene) => {
  const { kit, entity } = scene
  const rows = rowItems(entity, samplesFrom(entity, 0, 5), scene.to('detail', 'browse'))
  return kit.list('rows', entity.many, rows, { title: entity.many })
}

/** What is being timed. */
const nowCard = ({ kit, entity, to }: Scene) =>
  kit.card([
    kit.list(
      'rows',
      'Now',
      samplesFrom(entity, 0, 1).map((sample) => ({
        icon: sample.icon ?? 'edit',
        title: sample.title,
        subtitle: sample.subtitle,
        progress: 0.6,
        action: to('checklist', 'browse', 'detail'),
      })),
    ),
  ])

/** What runs down on a screen by itself: to the day an app counts to, where its content says which. */
function untilOf(name: string, entity: Entity) {
  const until = untilThen[name]
  const days = name === 'Countdown' ? daysLeft(entity) : undefined
  return until && days ? { ...until, left: days, until: entity.hero.text, begin: entity.hero.title } : until
}

/** A clock that runs, or stands still. */
export function composeTimer(scene: Scene): ScreenParts {
  if (scene.entity.fields.some(({ name }) => name === 'Minutes each')) return composeTwoClocks(scene)
  if (/metronome/i.test(scene.screen.name)) return composeMetronome(scene)
  const { kit, entity, screen } = scene
  const until = untilOf(screen.name, entity)
  const span = intervalOf(entity)
  const minutes = scene.entries.find(({ kind, isDeed }) => kind === 'form' && !isDeed)
  const clock = clockOf(entity, screen.name, scene.app.story ?? scene.app.description)
  const told =
    clock.runs === 'down'
      ? (spanOfThing(entity) ?? toldSpan(scene.app.story ?? scene.app.description))
      : undefined
  const [[beforeIcon, before], [afterIcon, after]] = clock.keys
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? until?.begin ?? span?.round ?? clock.subtitle,
        actions: barActions(
          scene,
          ['list', entity.many, 'checklist', 'browse'],
          ...(minutes ? [] : ([['settings', 'Settings', 'settings']] as const)),
        ),
      }),
    ),
    body: [
      ...(entity.groups.length > 1 && !until && clock.hasTabs
        ? [kit.tabs('Session', shortNames(entity.groups.slice(0, 3)))]
        : []),
      kit.chart(
        clock.runs === 'up' ? 'Time' : 'Time left',
        'ring',
        [until ? shareLeft : (span?.share ?? (told ? shareLeft : clock.share))],
        {
          size: 240,
          thickness: clock.hasLaps ? 10 : 16,
          center: until?.left ?? span?.left ?? told?.left ?? clock.center,
          centerCaption: until?.until ?? span?.caption ?? told?.caption ?? clock.caption,
          clock: until ? undefined : clock.runs,
        },
      ),
      kit.row(
        until
          ? until.keys.map(([icon, label], index) =>
              kit.icon(icon, label, index === 0 ? { showLabel: true, filled: true } : { showLabel: true }),
            )
          : [
              kit.icon(beforeIcon, before, { showLabel: true }),
              kit.icon('pause', keyOf(screen, /^start.+pause$/i, 'Pause'), {
                size: 'large',
                filled: true,
                diameter: 68,
              }),
              screen.keys?.some((key) => /\bstop\b/i.test(key))
                ? kit.icon('close', 'Stop', { showLabel: true })
                : kit.icon(afterIcon, after, { showLabel: true }),
            ],
        { justify: 'center', gap: 26 },
      ),
      // How long a round takes is set before it starts.
      ...(minutes
        ? [
            kit.button(minutes.title ?? scene.entityOf(minutes).add, {
              variant: 'secondary',
              full: true,
              icon: 'edit',
              action: scene.toScreen(minutes),
            }),
          ]
        : []),
      ...extraComponents(scene),
      // To a day nothing is done.
      ...(until && daysLeft(entity) ? [] : [clock.hasLaps ? lapsList(scene) : nowCard(scene)]),
      ...shortcuts({ ...scene, entries: scene.entries.filter((entry) => entry !== minutes) }, 'See also'),
    ],
  }
}
