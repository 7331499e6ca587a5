/** Kwiq's own API in the name of the assistant's person. A call throws `ApiFailure` unless it succeeds. */
export interface CallApi {
  (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    options?: { body?: unknown; ifMatch?: string },
  ): Promise<ApiAnswer>
  /** A path as the address people use. */
  absolute(path: string): string
}

interface ApiAnswer {
  body: unknown
  etag: string | null
}

/** What the API refused; the message is for people and goes to the assistant as it is. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
}
