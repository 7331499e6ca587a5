import { applyCommand } from '../commands/apply-command.ts'
import type { Command } from '../commands/command.ts'
import { CommandError } from '../commands/command-error.ts'
import type { AppDocument } from '../types.ts'
import { canHoldChildren, collectNodeIds } from '../walks/index.ts'
import type { Change } from './change.ts'
import { commandOfChange, locksOfChange } from './command-of-change.ts'

/**
 * `before` with only some of the changes that `diffDocuments(before, after)` found: those a person accepted. With
 * all of them it is `after`. What stands in or moves out of something whose change was left out, and so cannot
 * be done, is given back as `dropped`.
 */
export function applyChanges(
  before: AppDocument,
  after: AppDocument,
  accepted: readonly Change[],
): { document: AppDocument; dropped: Change[] } {
  const { document, dropped } = makeChanges(before, after, accepted)
  return { document, dropped }
}

/** As `applyChanges`, with the commands that lead there from `before`. */
export function makeChanges(
  before: AppDocument,
  after: AppDocument,
  accepted: readonly Change[],
): { document: AppDocument; dropped: Change[]; commands: Command[] } {
  const known = collectNodeIds(before)
  const commands: Command[] = []
  let document = before
  let pending = accepted.toSorted((one, other) => phaseOf(one) - phaseOf(other))
  // One change may have to wait for another (a component that moves into one that first moves out of it), so
  // what failed is tried again as long as anything succeeds.
  for (;;) {
    const failed = pending.filter((change) => {
      const made = tryChange(change, document, after, known)
      if (!made) return true
      document = made.document
      commands.push(made.command)
      return false
    })
    if (failed.length === 0 || failed.length === pending.length) {
      const done = accepted.filter((change) => !failed.includes(change))
      const locks = done.flatMap((change) => locksOfChange(change, (id) => known.has(id)))
      for (const lock of locks) document = applyCommand(document, lock).document
      return { document, dropped: failed, commands: [...commands, ...locks] }
    }
    pending = failed
  }
}

function tryChange(
  change: Change,
  document: AppDocument,
  after: AppDocument,
  known: ReadonlySet<string>,
): { document: AppDocument; command: Command } | undefined {
  try {
    const command = commandOfChange(change, document, after, (id) => known.has(id))
    return { document: applyCommand(document, command).document, command }
  } catch (error) {
    if (error instanceof CommandError) return undefined
    throw error
  }
}

// A change that also unlocks comes first, one that locks last. Holders come before what goes into them, moves out of something before its removal. Within a phase the order
// of the diff stays, which is that of the newer document: each component finds the one it stands behind.
function phaseOf(change: Change): number {
  switch (change.kind) {
    case 'screen-locked':
    case 'component-locked':
      return change.isLocked ? 6 : -1
    case 'screen-added':
    case 'screen-moved':
      return 0
    case 'component-added':
    case 'component-moved':
      return 2
    case 'component-changed':
      return canHoldChildren(change.after.type) ? 1 : 5
    case 'component-removed':
    case 'screen-removed':
      return 4
    case 'start-changed':
      return 5
    case 'app-changed':
    case 'theme-changed':
    case 'wrap-changed':
    case 'screen-renamed':
    case 'screen-changed':
    case 'component-renamed':
      return 3
  }
}
