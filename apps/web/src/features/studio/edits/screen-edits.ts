import { emptyScreen } from '@kwiq/app-model'
import type { Studio } from '../state/studio.ts'
import type { ViewState } from '../state/view-state.ts'
import { texts } from '../texts.ts'
import { nextId } from './component-edits.ts'

/** Adds an empty screen behind the last and shows it. */
export function addScreen(studio: Studio): void {
  const id = nextId(studio, 'screen')
  const name = freeScreenName(studio)
  const isDone = studio.run(
    { type: 'add-screen', screen: emptyScreen(id, name) },
    { failure: texts.errors.edit, announce: `${name} added` },
  )
  if (isDone) showScreen(studio, id)
}

export function duplicateScreen(studio: Studio, screenId: string): void {
  const newId = nextId(studio, 'screen')
  const isDone = studio.run(
    { type: 'duplicate-screen', screenId, newId },
    { failure: texts.errors.edit, announce: 'Screen duplicated' },
  )
  if (isDone) showScreen(studio, newId)
}

export function removeScreen(studio: Studio, screenId: string): void {
  const name = studio.document.getScreen(screenId)?.name ?? ''
  studio.run({ type: 'remove-screen', screenId }, { failure: texts.errors.edit, announce: `${name} deleted` })
}

export function renameScreen(studio: Studio, screenId: string, name: string): void {
  if (name.trim() === '') return
  studio.run({ type: 'rename-screen', screenId, name: name.trim() }, { failure: texts.errors.edit })
}

/** Moves a screen to an index of the screens list. */
export function reorderScreen(studio: Studio, screenId: string, index: number): void {
  const { screens } = studio.document.getDocument()
  if (index < 0 || index >= screens.length) return
  studio.run(
    { type: 'reorder-screen', screenId, index },
    { failure: texts.errors.edit, announce: `Screen moved to place ${index + 1}` },
  )
}

export function setStartScreen(studio: Studio, screenId: string): void {
  studio.run(
    { type: 'set-app-info', set: { startScreenId: screenId } },
    { failure: texts.errors.edit, announce: 'Start screen set' },
  )
}

/** Shows a screen on the canvas, with nothing selected. */
export function showScreen(studio: Studio, screenId: string): void {
  studio.selection.select(null)
  studio.view.set({ screenId, editingId: null, mode: 'screen' })
}

/** Shows the screen before or after the shown one. */
export function stepScreen(studio: Studio, by: 1 | -1): void {
  const { screens } = studio.document.getDocument()
  const at = screens.findIndex(({ id }) => id === studio.view.get().screenId)
  const next = screens[at + by]
  if (!next) return
  showScreen(studio, next.id)
  studio.announce(`Screen ${next.name}`)
}

/** Looks at one screen, at the board of all, or at the contact sheet; what is not seen is not selected. */
export function showMode(studio: Studio, mode: ViewState['mode']): void {
  studio.selection.select(null)
  studio.view.set({ mode, editingId: null, linkId: null })
}

/** "Screen 2", with the first number from the count on that no other has. */
export function freeScreenName(studio: Studio): string {
  const taken = studio.document.getDocument().screens.map(({ name }) => name)
  let number = taken.length + 1
  while (taken.includes(`Screen ${number}`)) number += 1
  return `Screen ${number}`
}
