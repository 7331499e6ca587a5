import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** What became of the tests of one file. A file that broke as a whole has one that failed. */
export interface FileRecord {
  project: string
  /** From the root of the repository. */
  file: string
  passed: number
  failed: number
  skipped: number
  /** The process it ran in was ended by a signal; counts as one that failed. */
  broke?: true
}

export interface RunRecord {
  files: FileRecord[]
  /** Errors that belong to no test. */
  unhandled: number
}

/** Projects whose files are journeys: a test goes on where the one before it stopped, and cannot be tried again alone. */
const journeys = ['e2e', 'resilience']

/** Where more files fail than this, it is not the noise of a machine. */
const mostRepeated = 5

/** The record of what runs so far came to, or null. */
export function readRecord(path: string): RunRecord | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as RunRecord) : null
}

export function writeRecord(path: string, record: RunRecord): void {
  writeFileSync(path, JSON.stringify(record))
}

/** A run and what came before it: of a file that was run again the second run counts. */
export function addRun(before: RunRecord | null, run: RunRecord): RunRecord {
  const isAgain = (one: FileRecord) =>
    run.files.some(({ project, file }) => project === one.project && file === one.file)
  return {
    files: [...(before?.files.filter((one) => !isAgain(one)) ?? []), ...run.files],
    unhandled: (before?.unhandled ?? 0) + run.unhandled,
  }
}

/** Counts over all files, in one plain line that any script can read. */
export function countRecord({ files, unhandled }: RunRecord): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => files.reduce((total, file) => total + file[key], 0)
  return `${sum('passed')} passed, ${sum('failed') + unhandled} failed, ${sum('skipped')} skipped`
}

/** The files in whose midst a process of the test runner was ended by a signal, as its errors tell. */
export function filesBroken(errors: readonly unknown[]): string[] {
  return errors.flatMap((error) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
    const files = /^Worker exited unexpectedly with signal \w+ .*while running test files? (.+)$/.exec(
      cause,
    )?.[1]
    return files?.split(', ') ?? []
  })
}

/**
 * The files to be run once more from their beginning: journeys that failed, and what was under way when Node itself
 * broke. None where anything else failed, which running again may hide.
 */
export function filesToRepeat({ files, unhandled }: RunRecord): FileRecord[] {
  const failed = files.filter((file) => file.failed > 0)
  if (failed.length > mostRepeated) return []
  const mayRepeat = ({ project, broke }: FileRecord) => broke === true || journeys.includes(project)
  return unhandled === 0 && failed.every(mayRepeat) ? failed : []
}
