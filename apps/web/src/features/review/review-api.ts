import { type AppDocument, parseDocument } from '@kwiq/app-model'
import {
  type Approval,
  type CreateReviewCommentRequest,
  guestHeader,
  type PutApprovalRequest,
  type ReviewComment,
} from '@kwiq/contracts'
import { ApiError } from '../../shared/api/api-error.ts'
import { requestJson, sendRequest } from '../../shared/api/request.ts'

const reviewUrl = (token: string) => `/api/review/${encodeURIComponent(token)}`

/** The app behind a link, as the server has it now. */
export interface LoadedApp {
  name: string
  document: AppDocument
  etag: string
}

/** The app, or null when it is still the one with this ETag. Throws when the link has ended (404). */
export async function fetchApp(token: string, known: string | null): Promise<LoadedApp | null> {
  try {
    const headers: Record<string, string> = known === null ? {} : { 'If-None-Match': known }
    const response = await sendRequest(reviewUrl(token), { headers })
    const body: unknown = await response.json()
    const { name, schema } = body as { name: string; schema: unknown }
    const parsed = parseDocument(schema)
    if (!parsed.ok) throw new Error('The app could not be read.')
    return { name, document: parsed.document, etag: response.headers.get('ETag') ?? '' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 304) return null
    throw error
  }
}

/** What tells the server which comments are this browser's own. */
const asGuest = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { [guestHeader]: key }

const commentUrl = (token: string, id: string) => `${reviewUrl(token)}/comments/${encodeURIComponent(id)}`

export function fetchComments(token: string, guestKey: string | undefined): Promise<ReviewComment[]> {
  return requestJson<ReviewComment[]>(`${reviewUrl(token)}/comments`, { headers: asGuest(guestKey) })
}

export function changeComment(
  token: string,
  { id, guestKey, comment }: { id: string; guestKey: string; comment: string },
): Promise<ReviewComment> {
  const headers = asGuest(guestKey)
  return requestJson<ReviewComment>(commentUrl(token, id), { method: 'PATCH', payload: { comment }, headers })
}

export async function takeCommentBack(token: string, id: string, guestKey: string): Promise<void> {
  await sendRequest(commentUrl(token, id), { method: 'DELETE', headers: asGuest(guestKey) })
}

export function sendComment(token: string, payload: CreateReviewCommentRequest): Promise<ReviewComment> {
  return requestJson<ReviewComment>(`${reviewUrl(token)}/comments`, { method: 'POST', payload })
}

export function fetchApprovals(token: string): Promise<Approval[]> {
  return requestJson<Approval[]>(`${reviewUrl(token)}/approvals`)
}

export function putApproval(token: string, payload: PutApprovalRequest): Promise<Approval[]> {
  return requestJson<Approval[]>(`${reviewUrl(token)}/approvals`, { method: 'PUT', payload })
}

/** Whether the link works no more. */
export function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
