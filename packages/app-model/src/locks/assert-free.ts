import { CommandError } from '../commands/command-error.ts'
import type { ComponentNode, Screen } from '../types.ts'
import type { NodePath } from '../tree/known-places.ts'
import { walkComponents } from '../walks/index.ts'

/** Throws `locked` when the component, or what it stands in, is locked. */
export function assertFree({ screen, nodes }: NodePath): void {
  assertFreeScreen(screen)
  const locked = nodes.find((node) => node.isLocked)
  if (locked) throw lockedError(nameOf(locked))
}

/** Throws `locked` when the screen is locked. */
export function assertFreeScreen(screen: Screen): void {
  if (screen.isLocked) throw lockedError(screen.name)
}

/** Throws `locked` when any of the components, or of what is inside them, is locked. */
export function assertNoneLocked(components: readonly ComponentNode[]): void {
  for (const node of walkComponents(components)) if (node.isLocked) throw lockedError(nameOf(node))
}

function lockedError(name: string): CommandError {
  return new CommandError('locked', `"${name}" is locked. Unlock it to change it.`)
}

function nameOf({ label, type }: ComponentNode): string {
  return label.trim() === '' ? type : label
}
