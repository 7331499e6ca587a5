import {
  type AppDocument,
  applyCommand,
  type Command,
  CommandError,
  mergeDocuments,
  protectLocked,
} from '@kwiq/app-model'
import { isAllowed, type ProjectRole } from '@kwiq/contracts'
import { texts } from '../texts.ts'
import { createStore, type Store } from './create-store.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'
import { type ReplayedEdit, replayEdits } from './replay-edits.ts'
import {
  createSaveQueue,
  type Edit,
  type SaveAnswer,
  type SaveQueue,
  type SaveRequest,
  type SaveState,
} from './save-queue.ts'
import { createSelectionStore, type SelectionStore } from './selection-store.ts'
import { createUndoController, type UndoController } from './undo-controller.ts'
import { initialViewState, type ViewState } from './view-state.ts'

/** What the person may do here. `role` is null once they are no longer in the project. */
interface StudioAccess {
  role: ProjectRole | null
  canEdit: boolean
}

/** What the studio says to the person. */
export interface Messages {
  toast(message: { title: string; description?: string; variant?: 'default' | 'destructive' }): void
  /** Said to screen readers only. */
  announce(words: string): void
}

interface StudioParts extends Messages {
  projectId: string
  document: AppDocument
  etag: string
  /** Default owner: a project of one's own. */
  role?: ProjectRole
  now(): number
  wait(ms: number, then: () => void): () => void
  send(request: SaveRequest): Promise<SaveAnswer>
  onDropped(): void
  onRefused(message: string, failure: string): void
}

interface RunOptions {
  /** Toast text when the edit cannot be made or is not accepted. */
  failure: string
  /** Names the field being typed in, so that its keystrokes make one step of undo. */
  gather?: string
  /** Said to screen readers once done. */
  announce?: string
  /** The instruction of which these are the accepted changes. */
  prompt?: string
}

/** The open project: document, selection, undo and saving, bound together. Lives outside React. */
export interface Studio extends Messages {
  projectId: string
  document: DocumentStore
  selection: SelectionStore
  view: Store<ViewState>
  undo: UndoController
  save: SaveQueue
  saveState: Store<{ state: SaveState }>
  /** Change it by `setRole`. */
  access: Store<StudioAccess>
  setRole(role: ProjectRole | null): void
  /** A document shown on the canvas in place of the project's, while proposed changes are looked at. */
  shownInstead: Store<{ document: AppDocument | null }>
  /** Whether the app can be edited now; says why when not: by the role, or because the canvas shows something else. */
  mayEdit(): boolean
  /** Makes an edit; false when it could not be made (and the person has been told). */
  run(command: Command, options: RunOptions): boolean
  /** Puts another document in place as one edit. */
  putDocument(after: AppDocument, options: RunOptions): void
  /** Puts a step of undo or redo in place: saved like any edit, but it makes no new snapshot. */
  showStep(after: AppDocument, failure: string): void
  /**
   * Takes accepted changes in: they were proposed for `before`, and the document may have moved on since; what was
   * locked meanwhile stays. Saved at once as a version that tells the prompt.
   */
  putProposal(before: AppDocument, after: AppDocument, prompt: string): void
  /**
   * Takes a document the server already has (restored, generated) as one edit that led here from `before`, without
   * saving it again. Others may have changed it since, and it may be known here already.
   */
  takeSaved(before: AppDocument, document: AppDocument, etag: string): void
  now(): number
}

/** Opens a project in the studio. Nothing is sent until the first edit. */
export function createStudio(parts: StudioParts): Studio {
  const { document: initial, toast, announce, now } = parts
  const document = createDocumentStore(initial)
  const selection = createSelectionStore()
  const view = createStore<ViewState>({
    ...initialViewState,
    screenId: startScreenOf(initial),
  })
  const undo = createUndoController(initial, now)
  const saveState = createStore<{ state: SaveState }>({ state: 'saved' })
  const access = createStore<StudioAccess>(accessOf(parts.role ?? 'owner'))
  const shownInstead = createStore<{ document: AppDocument | null }>({ document: null })
  const save = createSaveQueue(
    {
      send: parts.send,
      wait: parts.wait,
      getDocument: document.getDocument,
      rebase: (next) => {
        show(next)
        undo.moveOn(next)
      },
      replay: (onto, edits) => {
        const replayed = replayEdits(onto, edits, (edit) => spans.get(edit)?.after)
        moveUndoSteps(replayed.steps)
        return replayed
      },
      onStateChange: (state) => saveState.set({ state }),
      onRefused: (message, edits) => parts.onRefused(message, edits.at(-1)?.failure ?? message),
      onDropped: parts.onDropped,
    },
    parts.etag,
  )

  /** Between which documents an unsaved edit lies, as it was last put on what is saved. */
  const spans = new WeakMap<Edit, { before: AppDocument; after: AppDocument }>()

  function keep(edit: Edit, before: AppDocument, after: AppDocument) {
    spans.set(edit, { before, after })
    save.add(edit)
  }

  function moveUndoSteps(steps: readonly ReplayedEdit[]) {
    const moved = { before: new Map<AppDocument, AppDocument>(), after: new Map<AppDocument, AppDocument>() }
    for (const { edit, kept, before, after } of steps) {
      const span = spans.get(edit) ?? (edit.kind === 'document' ? edit : undefined)
      if (span) {
        moved.before.set(span.before, before)
        moved.after.set(span.after, after)
      }
      if (kept) spans.set(kept, { before, after })
    }
    undo.rebase(moved)
  }

  /** Shows a document and keeps screen and selection on something that exists. */
  function show(next: AppDocument) {
    document.replace(next)
    const selected = selection.getSelectedIds()
    if (!selected.every(document.getNode)) selection.selectAll(selected.filter(document.getNode))
    if (!document.getScreen(view.get().screenId)) view.set({ screenId: startScreenOf(next) })
  }

  /** Whether the person's role lets them edit; says so when not. */
  function hasRole(): boolean {
    const { canEdit } = access.get()
    if (!canEdit) toast(texts.viewOnly)
    return canEdit
  }

  function mayEdit(): boolean {
    if (!hasRole()) return false
    // Nobody would see what they do.
    const isLookedAt = shownInstead.get().document !== null
    if (isLookedAt) toast(texts.lookedAt)
    return !isLookedAt
  }

  function putDocument(after: AppDocument, options: RunOptions) {
    const before = document.getDocument()
    if (after === before || !hasRole()) return
    show(after)
    undo.record(after, options.gather)
    const { failure, prompt } = options
    keep({ kind: 'document', before, after, failure, ...(prompt !== undefined && { prompt }) }, before, after)
    if (options.announce) announce(options.announce)
  }

  return {
    projectId: parts.projectId,
    document,
    selection,
    view,
    undo,
    save,
    saveState,
    access,
    setRole: (role) => access.set(accessOf(role)),
    shownInstead,
    toast,
    announce,
    now,
    mayEdit,
    run(command, options) {
      if (!mayEdit()) return false
      const before = document.getDocument()
      let after: AppDocument
      try {
        after = applyCommand(before, command).document
      } catch (error) {
        if (!(error instanceof CommandError)) throw error
        toast({ title: 'Error', description: `${options.failure}. ${error.message}`, variant: 'destructive' })
        return false
      }
      if (after === before) return true
      show(after)
      undo.record(after, options.gather)
      keep({ kind: 'command', command, failure: options.failure }, before, after)
      if (options.announce) announce(options.announce)
      return true
    },
    putDocument,
    showStep(after, failure) {
      if (!mayEdit()) return
      const before = document.getDocument()
      show(after)
      undo.moveOn(after)
      keep({ kind: 'document', before, after, failure }, before, after)
    },
    putProposal(before, after, prompt) {
      const current = document.getDocument()
      const merged = current === before ? after : mergeDocuments(before, after, current).document
      putDocument(protectLocked(current, merged).document, { failure: texts.errors.edit, prompt })
      save.flush()
    },
    takeSaved(before, next, etag) {
      save.receive(etag, next)
      undo.recordMade(before, next)
    },
  }
}

function accessOf(role: ProjectRole | null): StudioAccess {
  return { role, canEdit: role !== null && isAllowed(role, 'edit-document') }
}

function startScreenOf(document: AppDocument): string {
  const { startScreenId } = document.app
  const start = document.screens.find((screen) => screen.id === startScreenId)
  return start?.id ?? document.screens[0]?.id ?? ''
}
