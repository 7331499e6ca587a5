import {
  type AppDocument,
  applyCommand,
  type Command,
  CommandError,
  mergeDocuments,
  placeLike,
} from '@kwiq/app-model'
import type { Edit } from './save-queue.ts'

/** How an edit went on a newer document. */
export interface ReplayedEdit {
  edit: Edit
  /** What of it is still to be saved; null when nothing is. */
  kept: Edit | null
  /** Whether some of it no longer fits. Removing what is gone already fits: it is what was wanted. */
  isDropped: boolean
  before: AppDocument
  after: AppDocument
}

/**
 * Puts edits made on an older document on a newer one, in order: commands are applied again, of several in one
 * those that fit; whole documents are merged by id. What was put or moved somewhere comes to stand behind what it
 * stood behind, as `afterOf` an edit shows, whatever others put before it meanwhile.
 */
export function replayEdits(
  onto: AppDocument,
  edits: readonly Edit[],
  afterOf: (edit: Edit) => AppDocument | undefined = () => undefined,
): { document: AppDocument; steps: ReplayedEdit[] } {
  let document = onto
  const steps = edits.map((edit): ReplayedEdit => {
    const before = document
    if (edit.kind === 'document') {
      document = mergeDocuments(edit.before, edit.after, before).document
      return { edit, kept: edit, isDropped: false, before, after: document }
    }
    const applied = applyWhatFits(before, edit.command, afterOf(edit))
    document = applied.document
    const { command, isDropped } = applied
    const kept = command === edit.command ? edit : command && { ...edit, command }
    return { edit, kept, isDropped, before, after: document }
  })
  return { document, steps }
}

interface Fitted {
  document: AppDocument
  /** The part that was applied; null when none was. */
  command: Command | null
  isDropped: boolean
}

function applyWhatFits(document: AppDocument, given: Command, model: AppDocument | undefined): Fitted {
  if (given.type === 'batch') return applyBatchThatFits(document, given, model)
  const command = model ? placedLike(document, given, model) : given
  try {
    return { document: applyCommand(document, command).document, command, isDropped: false }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    const isRemoval = command.type === 'remove-component' || command.type === 'remove-screen'
    return { document, command: null, isDropped: !(isRemoval && error.code === 'missing-target') }
  }
}

function applyBatchThatFits(
  document: AppDocument,
  batch: Command & { type: 'batch' },
  model: AppDocument | undefined,
): Fitted {
  let made = document
  let isDropped = false
  const commands = batch.commands.flatMap((each) => {
    const fitted = applyWhatFits(made, each, model)
    made = fitted.document
    isDropped ||= fitted.isDropped
    return fitted.command ?? []
  })
  if (commands.length === 0) return { document, command: null, isDropped }
  const isWhole = commands.every((each, index) => each === batch.commands[index])
  const command = isWhole && commands.length === batch.commands.length ? batch : { ...batch, commands }
  return { document: made, command, isDropped }
}

/** The command with the place that the model shows; itself when that is the one it has. */
function placedLike(document: AppDocument, command: Command, model: AppDocument): Command {
  if (command.type === 'add-component') {
    const place = placeLike(document, model, command.place, command.node.id)
    return place.index === command.place.index ? command : { ...command, place }
  }
  if (command.type === 'move-component') {
    const to = placeLike(document, model, command.to, command.id)
    return to.index === command.to.index ? command : { ...command, to }
  }
  return command
}
