import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { describe, expect, it } from 'vitest'
import { readClock, secondsNow, wholeOf, writeClock } from './clock-time.ts'
import { clockOn } from './screen-clock.ts'

describe('times of a clock', () => {
  it.each([
    ['15:32', 932],
    ['1:24:08', 5048],
    ['0:42.18', 42.18],
    ['00:05', 5],
  ])('%s is %d seconds, and is written so again', (text, seconds) => {
    expect(readClock(text)).toBeCloseTo(seconds, 6)
    expect(writeClock(seconds, text)).toBe(text)
  })

  it.each([['24 min'], ['12 h 20'], ['9'], ['1:75'], ['']])('%s is none', (text) => {
    expect(readClock(text)).toBeUndefined()
  })

  it('has hours when it gets there', () => {
    expect(writeClock(3725, '15:32')).toBe('1:02:05')
  })

  it('goes the way it runs, and never below nought', () => {
    const started = { seconds: 10, since: 1000, lapAt: 0, laps: 0 }
    expect(secondsNow(started, 'up', 4000)).toBe(13)
    expect(secondsNow(started, 'down', 4000)).toBe(7)
    expect(secondsNow(started, 'down', 99_000)).toBe(0)
    expect(secondsNow({ seconds: 10, lapAt: 0, laps: 0 }, 'up', 99_000)).toBe(10)
  })

  it('is set to whole minutes, short ones to five seconds', () => {
    expect(wholeOf(932, 0.62)).toBe(1500)
    expect(wholeOf(28, 0.7)).toBe(40)
    expect(wholeOf(28, 0)).toBe(28)
  })
})

describe('the clock of a screen', () => {
  const icon = (id: string, label: string, name: string, more = {}) =>
    makeNode(id, 'button', { label, properties: { variant: 'icon', icon: name, ...more } })
  const ring = makeNode('ring', 'chart', {
    label: 'Time',
    properties: { kind: 'ring', center: '15:32', data: [0.62], clock: 'down' },
  })
  const clockOf = (...nodes: ReturnType<typeof makeNode>[]) => {
    const screen = makeScreen('timer', nodes)
    return clockOn(screen, makeDocument({ screens: [screen] }))
  }

  it('is worked by the buttons whose icons say so', () => {
    const back = { action: { kind: 'back' as const } }
    expect(
      clockOf(
        ring,
        icon('run', 'Pause', 'pause'),
        icon('again', 'Reset', 'repeat'),
        icon('more', 'One minute', 'plus'),
        icon('add', 'Add timer', 'plus'),
        icon('next', 'Skip', 'skip', back),
      ),
    ).toMatchObject({
      chart: 'ring',
      kind: 'down',
      seconds: 932,
      whole: 1500,
      buttons: { run: 'run', again: 'reset', more: 'minute' },
    })
  })

  it('is none that nobody can start', () => {
    expect(clockOf(ring, icon('again', 'Reset', 'repeat'))).toBeUndefined()
  })
})
