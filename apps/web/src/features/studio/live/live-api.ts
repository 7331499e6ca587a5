import type { PresenceRequest } from '@kwiq/contracts'
import { sendRequest } from '../../../shared/api/request.ts'

export function liveUrl(projectId: string, clientId: string): string {
  return `/api/projects/${encodeURIComponent(projectId)}/live?clientId=${clientId}`
}

/** Tells the others where this page is. Lost words are no loss: the next ones say more. */
export async function postPresence(projectId: string, presence: PresenceRequest): Promise<void> {
  await sendRequest(`/api/projects/${encodeURIComponent(projectId)}/presence`, {
    method: 'POST',
    payload: presence,
  }).catch(() => undefined)
}
