import { array, assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser } from './event-parser.ts'

const stream =
  ': keep-alive\n\nevent: stage\ndata: {"step":"planning"}\n\nevent: done\r\ndata: {"a":1}\r\ndata: more\r\n\r\n'
const events = [
  { event: 'stage', data: '{"step":"planning"}' },
  { event: 'done', data: '{"a":1}\nmore' },
]

test('events are read with their names, comments left out, lines of data joined', () => {
  expect(createEventParser().push(stream)).toEqual(events)
})

test('it does not matter where the pieces end', () => {
  assert(
    property(array(nat(stream.length), { maxLength: 12 }), (cuts) => {
      const parser = createEventParser()
      const ends = [...cuts, stream.length].sort((a, b) => a - b)
      const read = ends.flatMap((end, index) => parser.push(stream.slice(ends[index - 1] ?? 0, end)))
      expect(read).toEqual(events)
    }),
  )
})

test('an event that is not finished is not given', () => {
  const parser = createEventParser()
  expect(parser.push('event: screen\ndata: {}\n')).toEqual([])
  expect(parser.push('\n')).toEqual([{ event: 'screen', data: '{}' }])
})

test('an event without a name is a message', () => {
  expect(createEventParser().push('data: hello\n\n')).toEqual([{ event: 'message', data: 'hello' }])
})
