import { type AppDocument, parseDocument } from '@kwiq/app-model'
import type { AiStatus, Project, SaveResult, UnderstandingRequest } from '@kwiq/contracts'
import { ApiError } from '../../shared/api/api-error.ts'
import {
  isUnauthorizedError,
  readErrorBody,
  readErrorDetail,
  readServerMessage,
} from '../../shared/api/error-body.ts'
import { requestJson, sendRequest } from '../../shared/api/request.ts'
import { leaveToSignIn } from '../../shared/session/leave-to-sign-in.ts'
import { loadFonts } from './state/load-fonts.ts'
import type { LastSave, SaveAnswer, SaveRequest } from './state/save-queue.ts'

const projectUrl = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}`

/** What a read of the schema found. `corrupt` names the newest version that can still be read, if any. */
type SchemaAnswer =
  | { outcome: 'read'; document: AppDocument; etag: string }
  | { outcome: 'corrupt'; lastGoodVersionId: string | null }

export function fetchProject(projectId: string): Promise<Project> {
  return requestJson<Project>(projectUrl(projectId))
}

/** Reads a project's document. Throws an ApiError when it cannot be had at all. */
export async function fetchSchema(projectId: string): Promise<SchemaAnswer> {
  try {
    const response = await sendRequest(`${projectUrl(projectId)}/schema`)
    const parsed = parseDocument(await response.json())
    if (!parsed.ok) return { outcome: 'corrupt', lastGoodVersionId: null }
    loadFonts(parsed.document.app.theme)
    return { outcome: 'read', document: parsed.document, etag: response.headers.get('ETag') ?? '' }
  } catch (error) {
    const body = readErrorBody(error)
    if (body?.code !== 'corrupt_document') throw error
    const lastGoodVersionId = readErrorDetail(error, 'lastGoodVersionId')
    return {
      outcome: 'corrupt',
      lastGoodVersionId: typeof lastGoodVersionId === 'string' ? lastGoodVersionId : null,
    }
  }
}

/** Ms after which a server that does not answer counts as one that cannot be reached. */
const longestSaveMs = 20_000

/** Saves a document, or its commands when given, on the ETag they were made on. Never throws. */
export async function saveSchema(projectId: string, request: SaveRequest): Promise<SaveAnswer> {
  const { etag, key } = request
  try {
    const response = await sendRequest(saveUrl(projectId, request), {
      method: request.prompt !== null ? 'POST' : request.commands ? 'PATCH' : 'PUT',
      payload: savePayload(request),
      headers: {
        ...(etag !== '' && { 'If-Match': etag }),
        ...(key !== null && { 'Idempotency-Key': key }),
      },
      outlivesPage: key !== null,
      signal: AbortSignal.timeout(longestSaveMs),
    })
    // Nothing in it is needed, but left unread it would be cut off by the signal and count as a call that failed.
    void response.arrayBuffer().catch(() => null)
    return { outcome: 'saved', etag: response.headers.get('ETag') ?? '' }
  } catch (error) {
    return readFailure(error)
  }
}

/**
 * Asks again for a save whose answer a page that was left never read: `replayed` when the server had taken it,
 * `saved` when it has now, null when it cannot (somebody was quicker, or there is no answer).
 */
export async function repeatSave(
  projectId: string,
  document: AppDocument,
  { etag, key }: LastSave,
): Promise<{ outcome: 'replayed' } | { outcome: 'saved'; etag: string } | null> {
  try {
    const response = await sendRequest(`${projectUrl(projectId)}/schema`, {
      method: 'PUT',
      payload: document,
      headers: { 'If-Match': etag, 'Idempotency-Key': key },
      signal: AbortSignal.timeout(longestSaveMs),
    })
    const result = (await response.json()) as SaveResult
    if (result.isReplay) return { outcome: 'replayed' }
    return { outcome: 'saved', etag: response.headers.get('ETag') ?? '' }
  } catch {
    return null
  }
}

function saveUrl(projectId: string, { prompt }: SaveRequest): string {
  return `${projectUrl(projectId)}/${prompt === null ? 'schema' : 'generate/accept'}`
}

function savePayload({ document, commands, prompt }: SaveRequest): unknown {
  if (prompt !== null) return { prompt, schema: document }
  return commands ? { commands } : document
}

function readFailure(error: unknown): SaveAnswer {
  if (!(error instanceof ApiError)) return { outcome: 'unreachable' }
  if (isUnauthorizedError(error)) {
    // The edits are kept in the browser and saved after signing in again.
    leaveToSignIn()
    return { outcome: 'unreachable' }
  }
  if (error.status === 412) {
    const parsed = parseDocument(readErrorDetail(error, 'document'))
    const etag = error.headers.get('ETag')
    if (parsed.ok && etag) return { outcome: 'stale', etag, document: parsed.document }
  }
  if (error.status === 429 || error.status >= 500) return { outcome: 'unreachable' }
  return { outcome: 'refused', message: readServerMessage(error) ?? error.message }
}

export function restoreVersion(projectId: string, versionId: string): Promise<SaveResult> {
  return requestJson<SaveResult>(
    `${projectUrl(projectId)}/versions/${encodeURIComponent(versionId)}/restore`,
    { method: 'POST' },
  )
}

export function fetchAiStatus(): Promise<AiStatus> {
  return requestJson<AiStatus>('/api/ai/status')
}

/** Keeps what was understood of an app, with what was added since. */
export async function keepUnderstanding(projectId: string, payload: UnderstandingRequest): Promise<void> {
  await requestJson(`${projectUrl(projectId)}/understanding`, { method: 'PUT', payload })
}
