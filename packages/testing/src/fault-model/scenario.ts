/** One answer of the server: an error, or text with the ways its delivery can go wrong. */
export interface Reply {
  status?: number
  headers?: Record<string, string>
  /** Sent as it is, instead of a completion. */
  body?: string
  /** The model's words. */
  text?: string
  finishReason?: string
  /** Length of the pieces a streamed text comes in, and how long each lets wait (ms). */
  pieceLength?: number
  pieceMs?: number
  /** Wait before the headers, or after this many pieces of the stream, for ever. */
  hang?: 'before' | 'middle'
  /** The last piece of the stream waits for this. */
  until?: Promise<void>
  /** Close the socket there. */
  reset?: 'before' | 'middle'
  /** How the stream is written. */
  stream?:
    | 'plain'
    | 'crlf'
    | 'comments'
    | 'utf8-split'
    | 'no-done'
    | 'malformed'
    | 'error'
    | 'duplicate'
    /** Without the last events: no finish reason and no count of tokens. */
    | 'no-usage'
    | 'slow'
  /** `content` is missing or of another kind. */
  content?: 'null' | 'reasoning' | 'tool-call' | 'refusal' | 'parts'
}

/** What a request asks for: the plan of an app, some of its screens, or the commands of an edit. */
export type Task = 'plan' | 'screens' | 'commands'

export interface Ask {
  /** 1 for the first request with this model name. */
  count: number
  responseFormat: string
  task: Task
  /** Ids of the screens asked for. */
  wanted: string[]
}

export type Scenario = (ask: Ask) => Reply
