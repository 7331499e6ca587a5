import { documentLimits } from '../limits.ts'
import type { AppDocument, ComponentNode, Screen } from '../types.ts'
import { checkComponent } from '../validation/check-component.ts'
import { checkScreen } from '../validation/check-screen.ts'
import { checkText } from '../validation/check-text.ts'
import { createReporter, type Reporter } from '../validation/reporter.ts'
import { collectNodeIds, findScreen, type NodeLocation } from '../walks/index.ts'
import { areSurelyFree, findPath, locationOf, type NodePath } from '../tree/known-places.ts'
import { assertFree, assertFreeScreen, assertNoneLocked } from '../locks/assert-free.ts'
import { CommandError } from './command-error.ts'

// What commands put into a document is checked by the same rules as whole documents, so that a valid document
// stays valid whoever sends the command.

/** Runs checks and throws the first issue as CommandError. */
export function assertValid(check: (reporter: Reporter) => void): void {
  const reporter = createReporter()
  check(reporter)
  const issue = reporter.found[0]
  if (issue) throw new CommandError('invalid-value', issue.message)
}

/** Checks a label or a name. */
export function assertText(value: string, name: string): void {
  assertValid((reporter) => checkText(value, 'label', name, documentLimits.labelCharacters, reporter))
}

/** Checks a component that comes in, that nothing of it is locked, and that its ids are free; `leaving` are ids that go at the same time. */
export function assertNewNode(
  document: AppDocument,
  node: ComponentNode,
  leaving: ReadonlySet<string>,
): void {
  const ids = new Set<string>()
  assertValid((reporter) => checkComponent(node, reporter, { count: 1, ids }, 1))
  assertNoneLocked([node])
  assertFreeIds(document, ids, leaving)
}

/** Checks a screen that comes in, that nothing of it is locked, and that its id and its components' ids are free. */
export function assertNewScreen(document: AppDocument, screen: Screen): void {
  const ids = new Set<string>()
  assertValid((reporter) => checkScreen(screen, reporter, new Set(), ids))
  assertFreeScreen(screen)
  assertNoneLocked(screen.components)
  if (findScreen(document, screen.id)) {
    throw new CommandError('duplicate-id', `Another screen already has the id "${screen.id}".`)
  }
  assertFreeIds(document, ids, new Set())
}

function assertFreeIds(document: AppDocument, ids: ReadonlySet<string>, leaving: ReadonlySet<string>): void {
  if (areSurelyFree(document, ids)) return
  for (const id of collectNodeIds(document)) {
    if (ids.has(id) && !leaving.has(id)) {
      throw new CommandError('duplicate-id', `Another component already has the id "${id}".`)
    }
  }
}

/** The component a command is about; throws `missing-target` when it is gone. */
export function requireNode(document: AppDocument, id: string): NodeLocation {
  return locationOf(requirePath(document, id))
}

/** The component a command changes; throws `locked` when it or what it stands in is locked. */
export function requireFreeNode(document: AppDocument, id: string): NodeLocation {
  const path = requirePath(document, id)
  assertFree(path)
  return locationOf(path)
}

function requirePath(document: AppDocument, id: string): NodePath {
  const path = findPath(document, id)
  if (!path) throw new CommandError('missing-target', `There is no component with the id "${id}".`)
  return path
}

/** The screen a command changes and its index; throws `locked` when it is locked. */
export function requireFreeScreen(
  document: AppDocument,
  screenId: string,
): { screen: Screen; index: number } {
  const found = requireScreen(document, screenId)
  assertFreeScreen(found.screen)
  return found
}

/** The screen a command is about and its index; throws `missing-target` when it is gone. */
export function requireScreen(document: AppDocument, screenId: string): { screen: Screen; index: number } {
  const index = document.screens.findIndex((screen) => screen.id === screenId)
  const screen = document.screens[index]
  if (!screen) throw new CommandError('missing-target', `There is no screen with the id "${screenId}".`)
  return { screen, index }
}
