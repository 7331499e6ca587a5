import { connect, type Socket } from 'node:net'

/** One who asks again and again over one connection, each time on the answer to the last. */
export interface Caller {
  /** The n-th request; must be answered with 200 and a Content-Length. `etag` is that of the answer before. */
  request(
    n: number,
    etag: string | undefined,
  ): {
    path: string
    headers: string
    body?: string
    /** PUT with a body, GET without, unless named. */ method?: string
  }
}

export interface LoadOptions {
  /** Whether it stays awake while it waits, which takes a whole core. */
  spins?: boolean
  /** Milliseconds from one call of a caller to the next; 0 asks on the answer. */
  pace?: number
}

export interface Load {
  /** Answers a second over the time given (ms), of all callers together. `times` takes how long each was waited for. */
  run(duration: number, times?: number[]): Promise<number>
  close(): void
}

/**
 * Callers of one server that keep their connections. It writes and reads the bytes themselves: what a client library
 * costs would hide what the server does.
 */
export async function openLoad(
  port: number,
  callers: readonly Caller[],
  { spins = true, pace = 0 }: LoadOptions = {},
): Promise<Load> {
  const lines = await Promise.all(callers.map((caller) => openLine(port, caller, pace)))
  return {
    run: async (duration, times = []) => {
      const begun = performance.now()
      const stopSpinning = spins ? spin() : () => undefined
      const counts = await Promise.all(lines.map((line) => line.runUntil(begun + duration, times)))
      stopSpinning()
      return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - begun)) * 1000
    },
    close: () => {
      for (const line of lines) line.socket.destroy()
    },
  }
}

/**
 * Keeps this process awake while it waits. In a virtual machine it costs the server some 10 us to wake one who sleeps,
 * which meets only a server that lets its callers wait. Returns how to stop.
 */
function spin(): () => void {
  let isOver = false
  const turn = () => {
    if (!isOver) setImmediate(turn)
  }
  turn()
  return () => {
    isOver = true
  }
}

interface Line {
  socket: Socket
  /** Asks until this moment; gives how many answers came, and adds to `times` how long each took. */
  runUntil(end: number, times: number[]): Promise<number>
}

async function openLine(port: number, caller: Caller, pace: number): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let fail: (error: Error) => void = () => {}
  socket.on('error', (error) => fail(error))
  await new Promise<void>((resolve, reject) => {
    fail = reject
    socket.once('connect', resolve)
  })
  let asked = 0
  let askedAt = 0
  let etag: string | undefined
  const ask = () => {
    const { path, headers, body, method = body === undefined ? 'GET' : 'PUT' } = caller.request(asked, etag)
    asked += 1
    askedAt = performance.now()
    const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
    socket.write(`${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers}${length}\r\n${body ?? ''}`)
  }
  return {
    socket,
    runUntil: (end, times) =>
      new Promise((resolve, reject) => {
        let answers = 0
        /** Bytes of the present answer that have not come yet; null while its head is awaited. */
        let missing: number | null = null
        const hear = (chunk: Buffer) => {
          let rest = chunk
          if (missing === null) {
            // Heads are small and come whole: the server writes them first, in one piece.
            const head = readHead(chunk)
            if (!head) return reject(new Error(`Answered with ${chunk.toString('latin1', 0, 400)}`))
            ;({ etag } = head)
            missing = head.length
            rest = chunk.subarray(head.end)
          }
          missing -= rest.length
          if (missing > 0) return undefined
          missing = null
          answers += 1
          const now = performance.now()
          times.push(now - askedAt)
          if (now < end && pace === 0) return ask()
          if (now + pace < end) return void setTimeout(ask, Math.max(0, askedAt + pace - now))
          socket.off('data', hear)
          return resolve(answers)
        }
        socket.on('data', hear)
        fail = reject
        // Not all of them at the same moment.
        if (pace === 0) ask()
        else setTimeout(ask, Math.random() * pace)
      }),
  }
}

function readHead(chunk: Buffer): { end: number; length: number; etag: string | undefined } | null {
  const end = chunk.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = chunk.toString('latin1', 0, end)
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) return null
  return { end: end + 4, length: Number(length), etag: /^etag: (.+)$/im.exec(head)?.[1] }
}
