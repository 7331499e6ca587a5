/** How a clock stands: seconds that it shows, when it was started (ms since 1970; absent: it stands still), and laps. */
export interface ClockState {
  seconds: number
  since?: number
  /** Seconds it showed when the last lap ended. */
  lapAt: number
  laps: number
}

export type ClockKind = 'down' | 'up'

/** Seconds of "15:32", "1:24:08" or "0:42.18"; undefined for what is no time of a clock. */
export function readClock(text: string): number | undefined {
  if (!/^\d{1,3}(?::[0-5]\d){1,2}(?:\.\d{1,2})?$/.test(text.trim())) return undefined
  return text
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** Seconds as a clock shows them, with hours and hundredths where the sample has them: 932 is "15:32". */
export function writeClock(seconds: number, sample: string): string {
  const hasHundredths = sample.includes('.')
  const hundredths = Math.max(0, Math.floor(seconds * 100 + 1e-6))
  const whole = Math.floor(hundredths / 100)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60), whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  const [first = '', ...others] = sample.split(':')
  const hasHours = hours > 0 || others.length > 1
  const before = hasHours
    ? `${hours}:${two(minutes % 60)}`
    : first.length > 1 && first.startsWith('0')
      ? two(minutes)
      : String(minutes)
  const said = `${before}:${two(rest)}`
  return hasHundredths ? `${said}.${two(hundredths % 100)}` : said
}

/** What a clock shows now, in seconds. */
export function secondsNow({ seconds, since }: ClockState, kind: ClockKind, now: number): number {
  if (since === undefined) return seconds
  const run = Math.max(0, now - since) / 1000
  return kind === 'up' ? seconds + run : Math.max(0, seconds - run)
}

/** From this many seconds on a countdown is set in whole minutes. */
const minutesFrom = 120

/** The whole of a countdown of which a share is left: 15:32 and 0.62 are of 25 minutes. */
export function wholeOf(left: number, share: number): number {
  if (share <= 0 || share > 1) return left
  const step = left / share >= minutesFrom ? 60 : 5
  return Math.max(left, Math.round(left / share / step) * step)
}
