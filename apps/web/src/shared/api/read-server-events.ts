import { createEventParser, type ServerEvent } from './event-parser.ts'

/** The events of a streamed answer, as they arrive. Ends with the stream; throws when it is aborted. */
export async function* readServerEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (!response.body) return
  const parser = createEventParser()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield* parser.push(value)
    }
  } finally {
    reader.releaseLock()
  }
}
