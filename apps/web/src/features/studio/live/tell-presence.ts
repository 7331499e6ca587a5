import { presenceLimits } from '@kwiq/contracts'
import type { Studio } from '../state/studio.ts'
import { postPresence } from './live-api.ts'

/** Ms between two words about where one is. */
const interval = 250
/** Ms after which it is said again, although nothing changed: the server may have been restarted. */
const repeat = 20_000

/** Tells the others which screen is shown and what is selected, while `isOn`. Returns how to end it. */
export function tellPresence(studio: Studio, clientId: string, isOn: () => boolean): () => void {
  let timer = 0
  let last = ''
  const say = () => {
    timer = 0
    if (!isOn()) return
    const presence = {
      clientId,
      screenId: studio.view.get().screenId.slice(0, presenceLimits.idCharacters),
      selection: studio.selection.getSelectedIds().slice(-presenceLimits.selection),
    }
    const words = JSON.stringify(presence)
    if (words === last) return
    last = words
    void postPresence(studio.projectId, presence)
  }
  const schedule = () => {
    if (timer === 0) timer = window.setTimeout(say, interval)
  }
  const again = window.setInterval(() => {
    last = ''
    schedule()
  }, repeat)
  schedule()
  const stops = [studio.selection.subscribe(schedule), studio.view.subscribe(schedule)]
  return () => {
    window.clearTimeout(timer)
    window.clearInterval(again)
    for (const stop of stops) stop()
  }
}
