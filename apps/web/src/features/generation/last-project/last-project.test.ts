import { beforeEach, expect, test } from 'vitest'
import { keepLastProject, lastProjectKey, readLastProject, toLastProject } from './last-project.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage

beforeEach(() => kept.clear())

const now = new Date('2026-11-21T06:30:00Z')

test('a generation is kept under the fixed key and read again', () => {
  const project = toLastProject({ raw: 'plan' }, now)
  keepLastProject(project, storage)
  expect(kept.has(lastProjectKey)).toBe(true)
  expect(readLastProject(storage)).toEqual(project)
})

test('without a layout and raw text there are null and an empty text', () => {
  expect(toLastProject({}, now)).toMatchObject({
    createdAt: '2026-11-21T06:30:00.000Z',
    layout: null,
    raw: '',
  })
})

test('nothing kept, or something else, is no project', () => {
  expect(readLastProject(storage)).toBeNull()
  kept.set(lastProjectKey, '{"name":1}')
  expect(readLastProject(storage)).toBeNull()
  kept.set(lastProjectKey, 'not json')
  expect(readLastProject(storage)).toBeNull()
})

test('a full storage is told, not thrown', () => {
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  } as Storage
  expect(keepLastProject(toLastProject({}, now), full)).toBe(false)
})
