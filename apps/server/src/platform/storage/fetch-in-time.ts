/** Bytes a second that a line to a store brings at least. */
const slowest = 50_000

/**
 * `fetch` that gives up when no answer comes within `limit` ms, and as much more as what is sent may take. The body of
 * what GET found comes as a stream and may take its time (`readInTime`); every other is read here, within the same limit.
 */
export function fetchInTime(limit: number): typeof fetch {
  return async (input, init) => {
    const over = new AbortController()
    const sent = init?.body instanceof Uint8Array ? init.body.byteLength : 0
    const timer = setTimeout(
      () => over.abort(new Error('The store does not answer.')),
      limit + (sent / slowest) * 1000,
    )
    try {
      const response = await fetch(input, { ...init, signal: over.signal })
      if (init?.method === 'GET' && response.ok) return response
      const { status, statusText, headers } = response
      const body = await response.arrayBuffer()
      return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
    } finally {
      clearTimeout(timer)
    }
  }
}

/**
 * The parts of a body as they come; throws when the next one is not there `limit` ms after it was asked for. How slowly
 * they are taken does not matter: a phone on a bad line may need minutes for a file.
 */
export async function* readInTime(
  body: ReadableStream<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const part = await nextPart(reader, limit)
      if (part === null) return
      yield part
    }
  } finally {
    // Ends the connection of one that was not read to its end.
    reader.cancel().catch(() => undefined)
  }
}

async function nextPart(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<Uint8Array | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The store stopped in the middle of a file.')), limit)
  })
  try {
    const { value, done } = await Promise.race([reader.read(), late])
    return done ? null : value
  } finally {
    clearTimeout(timer)
  }
}
