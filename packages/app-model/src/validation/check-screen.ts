import { documentLimits } from '../limits.ts'
import { checkChoice } from './check-choice.ts'
import { checkComponents, checkId } from './check-component.ts'
import { checkKnownKeys, isPlainObject } from './check-keys.ts'
import { checkLock } from './check-lock.ts'
import { checkText } from './check-text.ts'
import type { Reporter } from './reporter.ts'

const screenKeys: ReadonlySet<string> = new Set(['id', 'name', 'components', 'properties', 'isLocked'])
const screenPropertyKeys: ReadonlySet<string> = new Set(['background', 'justify'])

/** Checks one screen and its components; both id sets are of the whole document. */
export function checkScreen(
  value: unknown,
  reporter: Reporter,
  screenIds: Set<string>,
  nodeIds: Set<string>,
): void {
  if (!isPlainObject(value)) {
    reporter.add('A screen must be an object with id, name and components.')
    return
  }
  checkKnownKeys(value, screenKeys, 'a screen', reporter)
  checkId(value.id, 'screen', screenIds, reporter)
  checkText(value.name, 'name', 'The name', documentLimits.labelCharacters, reporter)
  checkLock(value.isLocked, reporter)
  if (value.properties !== undefined) {
    reporter.enter('properties')
    checkScreenProperties(value.properties, reporter)
    reporter.leave()
  }
  reporter.enter('components')
  checkComponents(value.components, reporter, { count: 0, ids: nodeIds }, 1)
  reporter.leave()
}

/** Checks the properties of a screen. */
export function checkScreenProperties(value: unknown, reporter: Reporter): void {
  if (!isPlainObject(value)) {
    reporter.add('The properties must be an object.')
    return
  }
  checkKnownKeys(value, screenPropertyKeys, "a screen's properties", reporter)
  checkChoice(value.background, 'background', ['default', 'soft', 'primary'], reporter)
  checkChoice(value.justify, 'justify', ['start', 'center', 'end'], reporter)
}
