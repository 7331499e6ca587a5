/** An answer that is not a success. Its message is `<status>: <body text>`, or the status text without a body. */
export class ApiError extends Error {
  readonly status: number
  /** The answer's body as text. */
  readonly body: string
  readonly headers: Headers

  constructor(status: number, statusText: string, body: string, headers = new Headers()) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.headers = headers
  }

  static async from(response: Response): Promise<ApiError> {
    return new ApiError(response.status, response.statusText, await response.text(), response.headers)
  }
}
