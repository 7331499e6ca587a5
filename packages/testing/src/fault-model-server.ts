import { createServer, type IncomingMessage } from 'node:http'
import { scenarios } from './fault-model/scenarios.ts'
import type { Reply } from './fault-model/scenario.ts'
import { type Asked, readAsk } from './fault-model/read-ask.ts'
import { writeStream, writeWhole } from './fault-model/write-reply.ts'

export interface FaultModelServer {
  /** Base address for clients of OpenAI's, Anthropic's and Google's wire form. */
  url: string
  /** Requests so far, newest last. `receivedAt` is `performance.now()` when the first byte came. */
  requests: (Asked & { body: string; receivedAt: number })[]
  /** Answers the requests to come like this, whatever model they ask for; null goes by the name again. */
  behave(reply: Reply | null): void
  /** Requests whose connection is still open. */
  openRequests(): number
  close(): Promise<void>
}

/** Names of all scenarios, to be given as the name of the model. */
export const faultScenarioNames: readonly string[] = Object.keys(scenarios)

/**
 * A model server on the loopback that answers well or badly, by the name of the model it is asked for
 * ("cut-string", "429-then-ok"), in the wire form it is asked in. What stands before "--" in the name is left
 * out, so that clients see a model they know ("claude-sonnet-4-5--cut-string"). Port 0 takes any free one.
 */
export async function startFaultModelServer(port = 0): Promise<FaultModelServer> {
  const requests: FaultModelServer['requests'] = []
  const counts = new Map<string, number>()
  let told: Reply | null = null
  let open = 0
  const server = createServer((request, response) => {
    open += 1
    response.once('close', () => {
      open -= 1
    })
    const answer = async (): Promise<void> => {
      const receivedAt = performance.now()
      const body = await readBody(request)
      if (request.url?.endsWith('/models')) {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(
          JSON.stringify({ object: 'list', data: faultScenarioNames.map((id) => ({ id, object: 'model' })) }),
        )
        return
      }
      const asked = readAsk(request.url ?? '', body)
      requests.push({ ...asked, body, receivedAt })
      const count = (counts.get(asked.name) ?? 0) + 1
      counts.set(asked.name, count)
      const given = told
      const scenario = given ? () => given : scenarios[asked.model]
      if (!scenario) {
        response.writeHead(404, { 'content-type': 'application/json' })
        response.end('{"error":{"message":"No such model"}}')
        return
      }
      const reply = scenario({ ...asked, count })
      if (reply.hang === 'before') return
      if (reply.reset === 'before') {
        request.socket.destroy()
        return
      }
      if (reply.body !== undefined) {
        response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
        response.end(reply.body)
        return
      }
      if (asked.isStream) await writeStream(response, reply, asked)
      else writeWhole(response, reply)
    }
    void answer()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://127.0.0.1:${taken}/v1`,
    requests,
    behave: (reply) => {
      told = reply
    },
    openRequests: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}
