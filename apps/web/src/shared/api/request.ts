import { ApiError } from './api-error.ts'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON; without it the request has no body. */
  payload?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Sent though the page is left meanwhile; browsers allow that up to 64 KiB, larger ones go as any other. */
  outlivesPage?: boolean
}

/** Bytes of a body that may outlive its page, with room for what else is under way. */
const mostOutliving = 60_000

/** Calls the server with the session's cookie. Throws an ApiError unless the answer is a success. */
export async function sendRequest(url: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', payload, headers, signal, outlivesPage = false } = options
  const body = payload === undefined ? undefined : JSON.stringify(payload)
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    body,
    keepalive: outlivesPage && new Blob([body ?? '']).size <= mostOutliving,
    signal,
  })
  if (!response.ok) throw await ApiError.from(response)
  return response
}

/**
 * Calls the server and gives the answer's JSON (undefined where there is none). The server checks its answers
 * against the same contract `Answer` comes from, so they are not parsed a second time here.
 */
export async function requestJson<Answer>(url: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await sendRequest(url, options)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Answer
}
