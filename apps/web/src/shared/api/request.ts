import { ApiError } from './api-error.ts'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON; without it the request has no body. */
  payload?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Calls the server with the session's cookie. Throws an ApiError unless the answer is a success. */
export async function sendRequest(url: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', payload, headers, signal } = options
  const hasPayload = payload !== undefined
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(hasPayload ? { 'Content-Type': 'application/json' } : {}), ...headers },
    body: hasPayload ? JSON.stringify(payload) : undefined,
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
