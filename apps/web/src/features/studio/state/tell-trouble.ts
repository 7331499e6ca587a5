import { texts } from '../texts.ts'
import type { SaveState } from './save-queue.ts'
import type { Studio } from './studio.ts'

/**
 * Says to screen readers when edits cannot be saved and why, and when they are saved again; gives a way to stop. That
 * each edit is on its way and has arrived is not said: it would talk over what the edit itself says.
 */
export function tellTrouble({ saveState, announce }: Pick<Studio, 'saveState' | 'announce'>): () => void {
  let isInTrouble = false
  return saveState.subscribe(() => {
    const { state } = saveState.get()
    if (isTrouble(state)) announce(`${texts.saveStates[state]}. ${texts.saveHints[state]}`)
    else if (state === 'saved' && isInTrouble) announce(texts.saveHints.saved)
    if (state !== 'saving') isInTrouble = isTrouble(state)
  })
}

/** A conflict mends itself. */
const isTrouble = (state: SaveState) => state === 'offline' || state === 'refused'
