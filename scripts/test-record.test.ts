import { expect, test } from 'vitest'
import { addRun, countRecord, type FileRecord, journeysToRepeat } from './test-record.ts'

const file = (project: string, name: string, passed: number, failed: number): FileRecord => ({
  project,
  file: name,
  passed,
  failed,
  skipped: 1,
})
const first = {
  files: [file('unit', 'a.test.ts', 5, 0), file('e2e', 'b.test.ts', 2, 3), file('e2e', 'c.test.ts', 4, 0)],
  unhandled: 0,
}

test('journeys that failed are run once more, each as a whole', () => {
  expect(journeysToRepeat(first).map((one) => one.file)).toEqual(['b.test.ts'])
})

test('nothing is run once more when anything but a journey failed, or too much', () => {
  const broken = { ...first, files: [...first.files, file('unit', 'd.test.ts', 0, 1)] }
  expect(journeysToRepeat(broken)).toEqual([])
  expect(journeysToRepeat({ ...first, unhandled: 1 })).toEqual([])
  const many = Array.from({ length: 9 }, (_, at) => file('e2e', `${at}.test.ts`, 0, 1))
  expect(journeysToRepeat({ files: many, unhandled: 0 })).toEqual([])
})

test('of what was run twice the second run counts', () => {
  const both = addRun(first, { files: [file('e2e', 'b.test.ts', 5, 0)], unhandled: 0 })
  expect(countRecord(first)).toBe('11 passed, 3 failed, 3 skipped')
  expect(countRecord(both)).toBe('14 passed, 0 failed, 3 skipped')
  const worse = addRun(first, { files: [file('e2e', 'b.test.ts', 4, 1)], unhandled: 1 })
  expect(countRecord(worse)).toBe('13 passed, 2 failed, 3 skipped')
})
