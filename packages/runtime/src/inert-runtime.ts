import type { AppRuntime } from '@kwiq/catalogue/views'
import { leadsTo } from './leads-to.ts'

/** The app around components that are only looked at or edited: nothing acts, values are the document's. */
export function inertRuntime(mode: 'edit' | 'still', screenId: string): AppRuntime {
  return {
    mode,
    screenId,
    perform: () => {},
    leadsHere: (action) => leadsTo(action, screenId),
  }
}
