import { documentLimits } from '../limits.ts'
import { canHoldChildren } from '../walks/can-hold-children.ts'
import { checkObject } from './check-json.ts'
import { checkKnownKeys, isPlainObject, isReservedName } from './check-keys.ts'
import { checkLock } from './check-lock.ts'
import { checkText } from './check-text.ts'
import type { Reporter } from './reporter.ts'

const componentKeys: ReadonlySet<string> = new Set([
  'id',
  'type',
  'label',
  'properties',
  'children',
  'isLocked',
])

/** What one screen's walk counts, and the ids seen in the whole document. */
export interface ComponentTally {
  count: number
  ids: Set<string>
}

/** Checks an id: text, not empty, not reserved, not in `seen` (where it is then put). `owner` is "component" or "screen". */
export function checkId(value: unknown, owner: string, seen: Set<string>, reporter: Reporter): void {
  if (!checkText(value, 'id', 'The id', documentLimits.idCharacters, reporter)) return
  if (value === '') reporter.add('The id is empty.', 'id')
  else if (isReservedName(value)) reporter.add(`"${value}" cannot be an id.`, 'id')
  else if (seen.has(value)) reporter.add(`Another ${owner} already has the id "${value}".`, 'id')
  seen.add(value)
}

/** Checks one component and all inside it. `depth` is its level, 1 directly on the screen. */
export function checkComponent(
  value: unknown,
  reporter: Reporter,
  tally: ComponentTally,
  depth: number,
): void {
  if (!isPlainObject(value)) {
    reporter.add('A component must be an object with id, type, label and properties.')
    return
  }
  checkKnownKeys(value, componentKeys, 'a component; put it into its properties', reporter)
  checkId(value.id, 'component', tally.ids, reporter)
  if (
    checkText(value.type, 'type', 'The type', documentLimits.typeCharacters, reporter) &&
    value.type === ''
  ) {
    reporter.add('The type is empty.', 'type')
  }
  checkText(value.label, 'label', 'The label', documentLimits.labelCharacters, reporter)
  reporter.enter('properties')
  if (isPlainObject(value.properties)) checkObject(value.properties, reporter, 0)
  else reporter.add('The properties must be an object.')
  reporter.leave()
  checkLock(value.isLocked, reporter)
  if (value.children === undefined) return
  if (typeof value.type === 'string' && !canHoldChildren(value.type)) {
    reporter.add('Only containers and stacks can hold other components.', 'children')
  }
  reporter.enter('children')
  checkComponents(value.children, reporter, tally, depth + 1)
  reporter.leave()
}

/** Checks a list of components. Stops at the first one past the limits, so that hostile input costs little. */
export function checkComponents(
  value: unknown,
  reporter: Reporter,
  tally: ComponentTally,
  depth: number,
): void {
  if (!Array.isArray(value)) {
    reporter.add('The components must be a list.')
    return
  }
  if (value.length > 0 && depth > documentLimits.depth) {
    reporter.add(`Components are nested more than ${documentLimits.depth} levels deep.`, 0)
    return
  }
  for (let index = 0; index < value.length; index += 1) {
    tally.count += 1
    if (tally.count > documentLimits.componentsPerScreen) {
      if (tally.count === documentLimits.componentsPerScreen + 1) {
        reporter.add(`The screen has more than ${documentLimits.componentsPerScreen} components.`, index)
      }
      return
    }
    reporter.enter(index)
    checkComponent(value[index], reporter, tally, depth)
    reporter.leave()
  }
}
