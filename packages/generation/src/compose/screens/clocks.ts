import { byWord } from '../../by-word.ts'
import type { Entity } from '../../entity.ts'

type Key = readonly [icon: string, label: string]

/** What runs on a timer's screen: how it stands, what is said below it and in the title bar, and its keys. */
export interface Clock {
  center: string
  caption: string
  subtitle?: string
  /** How much of it has run, of one. */
  share: number
  /** The kinds of session stand as tabs above. */
  hasTabs: boolean
  /** Left and right of the key that pauses it. */
  keys: readonly [Key, Key]
  /** Which way the time in its middle runs; absent: it is no time that runs. */
  runs?: 'down' | 'up'
  /** What it has timed stands below it, one after the other, in place of what it times. */
  hasLaps?: boolean
}

const worked: Clock = {
  center: '15:32',
  caption: 'until 9:56',
  subtitle: 'Round 2 of 4',
  share: 0.62,
  hasTabs: true,
  runs: 'down',
  keys: [
    ['repeat', 'Reset'],
    ['skip', 'Skip'],
  ],
}
/** Runs down once: there is no next round to skip to. */
const single: Clock = {
  center: '15:32',
  caption: 'until 9:56',
  share: 0.62,
  hasTabs: true,
  runs: 'down',
  keys: [
    ['repeat', 'Reset'],
    ['plus', 'One minute'],
  ],
}
const measured: Clock = {
  center: '0:42.18',
  caption: 'best 0:38.40',
  share: 0.42,
  hasTabs: false,
  runs: 'up',
  keys: [
    ['repeat', 'Reset'],
    ['flag', 'Lap'],
  ],
}
const sleeping: Clock = {
  center: '24 min',
  caption: 'fades out at 22:54',
  subtitle: 'Then it is quiet',
  share: 0.53,
  hasTabs: false,
  keys: [
    ['minus', '5 minutes less'],
    ['plus', '5 minutes more'],
  ],
}

/** Clocks of things that are timed in a way of their own, by the id of the thing. */
const byThing: Readonly<Partial<Record<string, Clock>>> = byWord({
  'timed-run': measured,
  'ambient-sound': sleeping,
  lullaby: sleeping,
  'monitor-sound': sleeping,
  podcast: sleeping,
  audiobook: sleeping,
  song: sleeping,
  'time-entry': {
    center: '1:24:08',
    caption: 'since 9:10',
    share: 0.35,
    hasTabs: false,
    runs: 'up',
    keys: [
      ['swap', 'Switch task'],
      ['check', 'Stop'],
    ],
  },
  attack: {
    center: '1:12',
    caption: 'call for help after 5:00',
    share: 0.24,
    hasTabs: false,
    runs: 'up',
    keys: [
      ['phone', 'Call 112'],
      ['check', 'It is over'],
    ],
  },
  contraction: {
    center: '0:42',
    caption: '5 min after the last',
    share: 0.6,
    hasTabs: false,
    runs: 'up',
    keys: [
      ['close', 'Discard'],
      ['check', 'It is over'],
    ],
  },
  fast: {
    center: '12 h 20',
    caption: 'of 16 h, until 12:00',
    share: 0.77,
    hasTabs: true,
    keys: [
      ['edit', 'Change start'],
      ['check', 'End fast'],
    ],
  },
})

/** What is recorded on the way goes on until one is there. */
const onTheWay = (caption: string, end: string): Clock => ({
  center: '42:10',
  caption,
  share: 0.41,
  hasTabs: false,
  runs: 'up',
  keys: [
    ['pin', 'Mark place'],
    ['check', end],
  ],
})
const recorded: Readonly<Partial<Record<string, Clock>>> = byWord({
  'tracked-ride': onTheWay('15.6 km at 22.2 km/h', 'End ride'),
  run: onTheWay('7.9 km at 5:20 /km', 'End run'),
  'dog-outing': onTheWay('3.2 km at 4.6 km/h', 'End walk'),
})

/** A stopwatch is asked for, by the screen's name or in the description. */
const isMeasured = (name: string, text: string) =>
  /^(?:stopwatch|laps?|race)$/i.test(name) ||
  (/\bstop ?watch(?:es)?\b/i.test(text) && !/\b(?:countdown|pomodoro|timers?)\b/i.test(text))

/** The clock of what a timer's screen times. */
export function clockOf({ id, one, groups, hero }: Entity, name: string, text: string): Clock {
  // A stopwatch tells its laps, and which of them is the last.
  if (id === 'timed-run' && one === 'Lap')
    return { ...measured, center: hero.title, caption: hero.overline, share: 0.72, hasLaps: true }
  if (isMeasured(name, text)) return measured
  const own = byThing[id]
  if (own) return own
  const isWork =
    (id === 'round' && one !== 'Timer') ||
    /\b(?:pomodoro|rounds?|intervals?|sessions?|breaks?|focus|hiit|tabata)\b/i.test(text)
  return isWork ? worked : (recorded[id] ?? { ...single, hasTabs: groups.some((group) => /\d/.test(group)) })
}
