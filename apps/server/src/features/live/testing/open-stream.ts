import { setTimeout as sleep } from 'node:timers/promises'

/** One event as the stream told it. */
interface Heard {
  event: string
  id: string | null
  data: Record<string, unknown>
}

/** An open stream of a listening server. */
export interface TestStream {
  status: number
  events: Heard[]
  /** The first event of this name, when it has come; throws after two seconds. */
  next(event: string): Promise<Heard>
  /** Resolves once the server has ended the stream; throws after `ms`. */
  ended(ms?: number): Promise<void>
  close(): void
}

/** Opens a stream as a browser does. */
export async function openStream(url: string, headers: Record<string, string>): Promise<TestStream> {
  const controller = new AbortController()
  const response = await fetch(url, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: controller.signal,
  })
  const events: Heard[] = []
  let isOver = response.status !== 200
  const read = async () => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) if (!block.startsWith(':')) events.push(parseBlock(block))
    }
  }
  if (!isOver) {
    read()
      .catch(() => undefined)
      .finally(() => {
        isOver = true
      })
  }
  return {
    status: response.status,
    events,
    next: async (event) => {
      for (let waited = 0; waited < 2000; waited += 10) {
        const found = events.find((heard) => heard.event === event)
        if (found) return found
        await sleep(10)
      }
      throw new Error(`No ${event}; heard ${JSON.stringify(events)}`)
    },
    ended: async (ms = 2000) => {
      for (let waited = 0; waited < ms; waited += 10) {
        if (isOver) return
        await sleep(10)
      }
      throw new Error('The stream is still open.')
    },
    close: () => controller.abort(),
  }
}

function parseBlock(block: string): Heard {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const data: Record<string, unknown> = JSON.parse(field('data') ?? '{}')
  return { event: field('event') ?? '', id: field('id') ?? null, data }
}
