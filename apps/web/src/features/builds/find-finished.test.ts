import type { Build, BuildStatus } from '@kwiq/contracts'
import { expect, test } from 'vitest'
import { findFinished } from './find-finished.ts'

const build = (id: string, status: BuildStatus): Build => ({
  id,
  status,
  platform: 'android',
  buildUrl: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  projectId: 'p',
  projectName: 'Shop',
  versionNumber: 1,
  queuePosition: null,
  startedAt: null,
  finishedAt: null,
  error: null,
  artifacts: [],
  step: 'queued',
  buildNumber: 1,
  signer: null,
  changes: null,
  notes: [],
})
const seen = (entries: Record<string, BuildStatus>) => new Map(Object.entries(entries))

test('a build that was under way and is not any more has finished', () => {
  const now = [build('c', 'completed'), build('b', 'failed'), build('a', 'building')]
  const found = findFinished(seen({ a: 'pending', b: 'building', c: 'pending' }), now)
  expect(found.map(({ id }) => id)).toEqual(['b', 'c'])
})

test('what was finished when it was first seen, or before, is no news', () => {
  expect(findFinished(seen({ b: 'completed' }), [build('a', 'completed'), build('b', 'completed')])).toEqual(
    [],
  )
})
