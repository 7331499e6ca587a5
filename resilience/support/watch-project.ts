import { createEventParser, type ServerEvent } from '../../apps/web/src/shared/api/event-parser.ts'
import type { Client } from './client.ts'

/** An open stream of a project's events. */
export interface Watch {
  /** All so far, oldest first. */
  events: ServerEvent[]
  has(name: string): boolean
  /** Whether the server or the line has ended it. */
  isOver(): boolean
  stop(): void
}

/**
 * Watches a project at an address; resolves when the stream has said hello, and rejects when it has not within
 * `patience` ms.
 */
export async function watchProject(
  client: Client,
  url: string,
  projectId: string,
  patience = 120_000,
): Promise<Watch> {
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(), patience)
  // Heard by ourselves too: a fetch whose request has been collected as garbage no longer hears its signal.
  const givenUp = new Promise<never>((_, reject) => {
    ended.signal.addEventListener('abort', () => reject(new Error('The stream was given up.')))
  })
  givenUp.catch(() => undefined)
  const asked = fetch(`${url}/api/projects/${projectId}/live`, {
    headers: { accept: 'text/event-stream', cookie: client.cookie },
    signal: ended.signal,
  })
  const response = await Promise.race([asked, givenUp])
  if (!response.ok || !response.body) throw new Error(`The stream was refused with ${response.status}.`)
  const events: ServerEvent[] = []
  let isOver = false
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const parser = createEventParser()
  let greet: () => void = () => undefined
  const greeted = new Promise<void>((resolve) => (greet = resolve))
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      events.push(...parser.push(value))
      if (events.length > 0) greet()
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true
      greet()
    })
  ended.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
  await Promise.race([greeted, givenUp])
  clearTimeout(timer)
  return {
    events,
    has: (name) => events.some(({ event }) => event === name),
    isOver: () => isOver,
    stop: () => ended.abort(),
  }
}
