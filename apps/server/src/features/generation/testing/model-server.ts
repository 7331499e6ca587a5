import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How the model answers the requests to come. Without anything of it: with an empty text. */
export interface ModelBehaviour {
  text?: string
  finishReason?: 'stop' | 'length'
  /** In how many pieces a streamed text comes, and how long each lets wait, in milliseconds. */
  pieces?: number
  delay?: number
  /** An error of this status instead. */
  status?: number
  /** A web page with status 200 instead. */
  page?: string
  /** Closes the connection instead. */
  isHangingUp?: boolean
}

export interface ModelServer {
  /** For AI_BASE_URL. */
  url: string
  behave(behaviour: ModelBehaviour): void
  openRequests(): number
  close(): Promise<void>
}

const usage = { prompt_tokens: 11, completion_tokens: 22, total_tokens: 33 }

/** A server on loopback that speaks as much of the chat completions API as an openai-compatible provider needs. */
export async function startModelServer(): Promise<ModelServer> {
  let current: ModelBehaviour = {}
  let open = 0
  const server = createServer(async (request, response) => {
    open += 1
    response.once('close', () => {
      open -= 1
    })
    let body = ''
    for await (const piece of request) body += String(piece)
    const isStreamed = body.includes('"stream":true')
    const behaviour = current
    if (behaviour.isHangingUp) request.socket.destroy()
    else if (behaviour.status) fail(response, behaviour.status)
    else if (behaviour.page) response.writeHead(200, { 'content-type': 'text/html' }).end(behaviour.page)
    else if (isStreamed) await stream(response, behaviour)
    else complete(response, behaviour)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    behave: (behaviour) => {
      current = behaviour
    },
    openRequests: () => open,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

function fail(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message: 'sk-secret was refused', type: 'error' } }))
}

function complete(response: ServerResponse, { text = '', finishReason = 'stop' }: ModelBehaviour): void {
  const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finishReason }]
  const answer = { id: '1', object: 'chat.completion', created: 1, model: 'local-model', choices, usage }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

async function stream(response: ServerResponse, behaviour: ModelBehaviour): Promise<void> {
  const { text = '', finishReason = 'stop', pieces = 5, delay = 0 } = behaviour
  const base = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'local-model' }
  const send = (data: object) => response.write(`data: ${JSON.stringify({ ...base, ...data })}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const size = Math.max(1, Math.ceil(text.length / pieces))
  for (let at = 0; at < text.length && !response.destroyed; at += size) {
    send({ choices: [{ index: 0, delta: { content: text.slice(at, at + size) } }] })
    if (delay > 0) await wait(delay)
  }
  send({ choices: [{ index: 0, delta: {}, finish_reason: finishReason }] })
  send({ choices: [], usage })
  response.end('data: [DONE]\n\n')
}
