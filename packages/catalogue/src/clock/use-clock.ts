import { useEffect, useState } from 'react'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { addRow } from '../rows/row-form.ts'
import { type ClockKind, type ClockState, secondsNow, writeClock } from './clock-time.ts'

/** A clock and what works it. */
export interface ScreenClock {
  /** Id of the ring that shows it. */
  chart: string
  kind: ClockKind
  /** What it is drawn with, "15:32", in seconds too. */
  sample: string
  seconds: number
  /** Seconds it is set to; 0 for one that runs up. */
  whole: number
  /** What its buttons do, by their ids: run and stop, set it anew, end a lap, a minute more. */
  buttons: { [id: string]: 'run' | 'reset' | 'lap' | 'minute' }
  /** The lists that get its laps, and the words of the last one there. */
  laps?: { lists: string[]; title: string; subtitle: string; value: string }
}

const stateKey = ({ chart }: ScreenClock) => `${chart}:clock`
const drawnState = ({ seconds }: ScreenClock): ClockState => ({ seconds, lapAt: seconds, laps: 0 })

/** How the ring of a clock looks now; undefined for other charts, and until somebody has started it. */
export function useClockFace(
  chartId: string,
  caption: string,
): { center: string; data: number[]; caption: string } | undefined {
  const { clock, values } = useAppRuntime()
  const [state] = useAppValue<ClockState | undefined>(chartId, 'clock', undefined)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!values || clock?.chart !== chartId || state?.since === undefined) return undefined
    const step = () => {
      const isOver = clock.kind === 'down' && secondsNow(state, 'down', Date.now()) <= 0
      if (isOver) values.write(stateKey(clock), { ...state, seconds: 0, since: undefined })
      else setNow(Date.now())
    }
    const timer = setInterval(step, clock.sample.includes('.') ? 50 : 250)
    return () => clearInterval(timer)
  }, [values, clock, chartId, state])
  if (clock?.chart !== chartId || !state) return undefined
  const exact = secondsNow(state, clock.kind, now)
  const seconds = clock.kind === 'down' ? Math.ceil(exact) : exact
  return {
    center: writeClock(seconds, clock.sample),
    data: [clock.kind === 'down' ? exact / Math.max(1, clock.whole) : (exact % 60) / 60],
    caption: clock.kind === 'down' ? caption.replace(/\d{1,2}:\d{2}/, endsAt(now, exact)) : caption,
  }
}

/** The time of day at which so many seconds are over. */
function endsAt(now: number, seconds: number): string {
  const end = new Date(now + seconds * 1000)
  return `${end.getHours()}:${String(end.getMinutes()).padStart(2, '0')}`
}

/** What a button does that works the clock of its screen, and whether that runs; undefined for other buttons. */
export function useClockButton(buttonId: string): { press: () => void; isRunning?: boolean } | undefined {
  const { clock, values } = useAppRuntime()
  const [state] = useAppValue<ClockState | undefined>(clock?.chart ?? buttonId, 'clock', undefined)
  const role = clock?.buttons[buttonId]
  if (!clock || !values || !role) return undefined
  const isRunning = state?.since !== undefined
  const press = () => {
    const now = Date.now()
    const before = state ?? drawnState(clock)
    const seconds = secondsNow(before, clock.kind, now)
    const since = isRunning ? now : undefined
    const write = (change: Partial<ClockState>) =>
      values.write(stateKey(clock), { ...before, seconds, since, ...change })
    if (role === 'reset') write({ seconds: clock.whole, since: undefined, lapAt: 0 })
    else if (role === 'minute') write({ seconds: seconds + 60 })
    else if (role === 'run') {
      const isOver = clock.kind === 'down' && seconds <= 0
      write({ since: isRunning ? undefined : now, ...(isOver && { seconds: clock.whole }) })
    } else if (seconds > before.lapAt) {
      write({ lapAt: seconds, laps: before.laps + 1 })
      for (const list of clock.laps?.lists ?? []) addRow(values, list, lapRow(clock, before, seconds))
    }
  }
  return role === 'run' ? { press, isRunning } : { press }
}

/** The row of a lap: the words of the one drawn, with its number and times. */
function lapRow({ laps, sample }: ScreenClock, { lapAt, laps: before }: ClockState, seconds: number) {
  const { title = '', subtitle = '', value = '' } = laps ?? {}
  const time = /\d+:\d\d(?::\d\d)?(?:\.\d+)?/
  return {
    like: title,
    title: title.replace(/\d+/, (number) => String(Number(number) + before + 1)),
    subtitle: subtitle.replace(time, writeClock(seconds, sample)),
    value: value.replace(time, writeClock(seconds - lapAt, sample)),
  }
}
