import {
  type AppDocument,
  applyCommand,
  type Command,
  type ComponentNode,
  createHistory,
  findNode,
  type History,
  pushSnapshot,
  redo,
  type Screen,
  undo,
  walkComponents,
} from '@kwiq/app-model'

/** A sample app as somebody has changed it; nothing of it is saved. */
export type TourHistory = History<AppDocument>

export type TourAction =
  | { type: 'begin'; document: AppDocument }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'change'; command: Command }

/** The app that is shown. */
export function shownApp(history: TourHistory): AppDocument | undefined {
  return history.snapshots[history.pointer]
}

/** A tour that begins with this app. */
export function createTour(document: AppDocument): TourHistory {
  return createHistory(document)
}

/** One step of the tour's app, by the same commands as in the studio. */
export function changeTour(history: TourHistory, action: TourAction): TourHistory {
  switch (action.type) {
    case 'begin':
      return createTour(action.document)
    case 'undo':
      return undo(history)?.history ?? history
    case 'redo':
      return redo(history)?.history ?? history
    case 'change': {
      const document = shownApp(history)
      return document ? pushSnapshot(history, applyCommand(document, action.command).document) : history
    }
  }
}

/** The screen the app starts with. */
export function startScreenOf(document: AppDocument): Screen | undefined {
  return document.screens.find(({ id }) => id === document.app.startScreenId) ?? document.screens[0]
}

/** The first title or button of the start screen, as it is now: words that are seen at once when they change. */
export function findLabelled(history: TourHistory): ComponentNode | null {
  // Chosen in the app as it came: it stays the same one while its words are rewritten.
  const [first] = history.snapshots
  const document = shownApp(history)
  if (!first || !document) return null
  for (const node of walkComponents(startScreenOf(first)?.components ?? [])) {
    if ((node.type === 'header' || node.type === 'button') && node.label.trim() !== '')
      return findNode(document, node.id)?.node ?? null
  }
  return null
}

/** The command that moves the first part of the start screen below the second, or null where there is one part. */
export function findSwap(document: AppDocument): Command | null {
  const screen = startScreenOf(document)
  if (!screen) return null
  const parts = screen.components.flatMap((node, index) =>
    node.type === 'header' || node.type === 'navbar' ? [] : [{ id: node.id, index }],
  )
  const [first, second] = parts
  if (!first || !second) return null
  return {
    type: 'move-component',
    id: first.id,
    to: { screenId: screen.id, parentId: null, index: second.index },
  }
}
