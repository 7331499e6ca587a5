import { type AppDocument, emptyDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { packPending, unpackPending } from './quick-copies.ts'

const screen = (id: string, name: string) => ({ id, name, components: [] })
const home = screen('home', 'Home')
const long = screen('long', 'Long'.repeat(50))
const base: AppDocument = { ...emptyDocument({ name: 'App' }), screens: [home, long] }
const sent = { etag: '"1"', key: 'left' }

test('edits come back as they were, also where screens were moved, added, changed and removed', () => {
  const ours = { ...base, screens: [long, { ...home, name: 'Start' }, screen('new', 'New')] }
  expect(unpackPending(packPending({ base, ours, sent }))).toEqual({ base, ours, sent })
  const without = { ...base, screens: [home] }
  expect(unpackPending(packPending({ base, ours: without, sent: null }))).toEqual({
    base,
    ours: without,
    sent: null,
  })
})

test('that some of them were under way is kept too', () => {
  expect(unpackPending(packPending({ base, ours: base, sent: 'unknown' }))?.sent).toBe('unknown')
})

test('a screen that both have is written once', () => {
  const ours = { ...base, screens: [{ ...home, name: 'Start' }, long] }
  expect(packPending({ base, ours, sent }).split(long.name)).toHaveLength(2)
})

test('what is no such copy is none', () => {
  for (const text of ['null', '7', '{}', '{"base":{"screens":[9]},"ours":{}}']) {
    expect(unpackPending(text)).toBeNull()
  }
  const broken = JSON.parse(packPending({ base, ours: base, sent }))
  expect(unpackPending(JSON.stringify({ ...broken, ours: { screens: 'none' } }))).toBeNull()
  expect(unpackPending(JSON.stringify({ ...broken, sent: 'x' }))?.sent).toBeNull()
})
