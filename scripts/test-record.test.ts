import { expect, test } from 'vitest'
import { addRun, countRecord, type FileRecord, filesBroken, filesToRepeat } from './test-record.ts'

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
  expect(filesToRepeat(first).map((one) => one.file)).toEqual(['b.test.ts'])
})

test('nothing is run once more when anything but a journey failed, or too much', () => {
  const broken = { ...first, files: [...first.files, file('unit', 'd.test.ts', 0, 1)] }
  expect(filesToRepeat(broken)).toEqual([])
  expect(filesToRepeat({ ...first, unhandled: 1 })).toEqual([])
  const many = Array.from({ length: 9 }, (_, at) => file('e2e', `${at}.test.ts`, 0, 1))
  expect(filesToRepeat({ files: many, unhandled: 0 })).toEqual([])
})

test('of what was run twice the second run counts', () => {
  const both = addRun(first, { files: [file('e2e', 'b.test.ts', 5, 0)], unhandled: 0 })
  expect(countRecord(first)).toBe('11 passed, 3 failed, 3 skipped')
  expect(countRecord(both)).toBe('14 passed, 0 failed, 3 skipped')
  const worse = addRun(first, { files: [file('e2e', 'b.test.ts', 4, 1)], unhandled: 1 })
  expect(countRecord(worse)).toBe('13 passed, 2 failed, 3 skipped')
})

test('a file is run once more in whose midst Node itself broke, and counts until then', () => {
  const error = (words: string) =>
    new Error('[vitest-pool]: Worker forks emitted error.', { cause: new Error(words) })
  const ended = 'Worker exited unexpectedly with signal SIGTRAP during started state while running test file'
  expect(filesBroken([error(`${ended} /kwiq/a.test.ts`), new Error('Another one.')])).toEqual([
    '/kwiq/a.test.ts',
  ])
  expect(filesBroken([error('Worker exited unexpectedly with exit code 1 during started state')])).toEqual([])
  const broke = { files: [{ ...file('server', 'a.test.ts', 3, 1), broke: true as const }], unhandled: 0 }
  expect(countRecord(broke)).toBe('3 passed, 1 failed, 1 skipped')
  expect(filesToRepeat(broke)).toEqual(broke.files)
  expect(countRecord(addRun(broke, { files: [file('server', 'a.test.ts', 9, 0)], unhandled: 0 }))).toBe(
    '9 passed, 0 failed, 1 skipped',
  )
})
