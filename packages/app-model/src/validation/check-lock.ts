import type { Reporter } from './reporter.ts'

/** Checks `isLocked` of a screen or component. */
export function checkLock(value: unknown, reporter: Reporter): void {
  if (value !== undefined && value !== true) reporter.add('isLocked must be true or absent.', 'isLocked')
}
