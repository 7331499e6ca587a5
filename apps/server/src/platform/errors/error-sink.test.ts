import { expect, test } from 'vitest'
import { createErrorSink } from './error-sink.ts'

test('the same fault again is counted, another one is not', () => {
  const sink = createErrorSink()
  const fault = (n: number) => {
    const error = new TypeError(`row ${n} of "x${n}" is gone`)
    error.stack = 'TypeError\n    at read (db.ts:1:1)'
    return error
  }
  sink.report(fault(1))
  sink.report(fault(2))
  sink.report(new Error('another'))
  expect(sink.drain().map(({ count, errorType }) => [errorType, count])).toEqual([
    ['TypeError', 2],
    ['Error', 1],
  ])
  expect(sink.drain()).toEqual([])
})

test('anything can be thrown, with its cause', () => {
  const sink = createErrorSink()
  sink.report('words')
  sink.report(undefined)
  sink.report({ odd: 1 })
  sink.report(new Error('outer', { cause: new Error('inner') }), { url: 'GET /api/x', severity: 'warning' })
  const reports = sink.drain()
  expect(reports.map(({ message }) => message)).toEqual(['words', 'undefined', '{"odd":1}', 'outer'])
  expect(reports[3]).toMatchObject({ url: 'GET /api/x', severity: 'warning' })
  expect(reports[3]?.stackTrace).toContain('Caused by: Error: inner')
})

test('what no database stores is left out of a report, which would keep the others back for ever', () => {
  const sink = createErrorSink()
  sink.report(new Error(`search %\0% ${'x'.repeat(988)}😀`), { url: 'GET /api/a\0b' })
  const [report] = sink.drain()
  for (const text of [report?.message, report?.url, report?.stackTrace]) {
    expect(text).not.toContain('\0')
    expect(text?.isWellFormed()).toBe(true)
  }
})

test('a flood of different errors stays within bounds', () => {
  const sink = createErrorSink()
  for (let index = 0; index < 5000; index += 1) sink.report(new Error('x'.repeat(index % 1000)))
  expect(sink.drain().length).toBeLessThanOrEqual(200)
})

test('what could not be recorded is there again, and counts on', () => {
  const sink = createErrorSink()
  const fault = new Error('database away')
  sink.report(fault)
  const fetched = sink.drain()
  sink.report(fault)
  sink.takeBack(fetched)
  expect(sink.drain()).toMatchObject([{ message: 'database away', count: 2 }])
})
