import { createEventParser, type ServerEvent } from '../../../shared/api/event-parser.ts'
import { leaveToSignIn } from '../../../shared/session/leave-to-sign-in.ts'

/** Ms. The server sends at least every 15 s; after the longest silence the line counts as dead. */
const longestSilence = 40_000
const retries = { first: 500, last: 15_000 } as const
/** Ms a page may be out of sight before it stops listening: browsers allow six lines to one server. */
const hiddenFor = 20_000

interface ConnectParts {
  url: string
  onEvent(event: ServerEvent): void
  /** The line is open or was lost. */
  onConnection(isConnected: boolean): void
  /** The project is not there for this person (any more). */
  onGone(): void
}

/** Why listening stopped: for good, because the person has to sign in, or for now. */
type Outcome = 'gone' | 'signed-out' | 'lost'

/** Listens to a project until it is stopped: comes back after a lost line, and when the page is in sight again. */
export function connectLive({ url, onEvent, onConnection, onGone }: ConnectParts): () => void {
  let isStopped = false
  let isHiddenLong = false
  let retry: number = retries.first
  let retryTimer = 0
  let hiddenTimer = 0
  let line: AbortController | null = null

  async function listen(): Promise<void> {
    if (isStopped || isHiddenLong || line) return
    window.clearTimeout(retryTimer)
    const own = new AbortController()
    line = own
    const outcome = await readLine(own).catch((): Outcome => 'lost')
    if (line === own) line = null
    if (isStopped) return
    onConnection(false)
    if (outcome === 'gone') return onGone()
    if (outcome === 'signed-out') return leaveToSignIn()
    // Not all at the same moment after the server was away.
    retryTimer = window.setTimeout(() => void listen(), retry * (0.5 + Math.random()))
    retry = Math.min(retry * 2, retries.last)
  }

  async function readLine(own: AbortController): Promise<Outcome> {
    let watchdog = window.setTimeout(() => own.abort(), longestSilence)
    try {
      const response = await fetch(url, {
        credentials: 'include',
        headers: { Accept: 'text/event-stream' },
        signal: own.signal,
      })
      if (response.status === 401) return 'signed-out'
      if (response.status === 404) return 'gone'
      if (!response.ok || !response.body) return 'lost'
      onConnection(true)
      const parser = createEventParser()
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return 'lost'
        window.clearTimeout(watchdog)
        watchdog = window.setTimeout(() => own.abort(), longestSilence)
        for (const event of parser.push(value)) {
          retry = retries.first
          if (event.event === 'closed') return readEnding(event.data)
          onEvent(event)
        }
      }
    } finally {
      window.clearTimeout(watchdog)
      own.abort()
    }
  }

  const comeBack = () => {
    retry = retries.first
    void listen()
  }
  const onVisibility = () => {
    window.clearTimeout(hiddenTimer)
    if (document.visibilityState === 'hidden') {
      hiddenTimer = window.setTimeout(() => {
        isHiddenLong = true
        line?.abort()
      }, hiddenFor)
    } else {
      isHiddenLong = false
      comeBack()
    }
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', comeBack)
  void listen()
  return () => {
    isStopped = true
    window.clearTimeout(retryTimer)
    window.clearTimeout(hiddenTimer)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', comeBack)
    line?.abort()
  }
}

function readEnding(data: string): Outcome {
  const { reason }: { reason?: string } = JSON.parse(data)
  if (reason === 'removed' || reason === 'deleted') return 'gone'
  return reason === 'signed-out' ? 'signed-out' : 'lost'
}
