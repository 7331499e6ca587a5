import type { Action } from '@kwiq/app-model'

/** Whether an action leads to a screen. */
export function leadsTo(action: Action | undefined, screenId: string): boolean {
  return action?.kind === 'screen' && action.screenId === screenId
}
