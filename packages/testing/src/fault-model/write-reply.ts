import type { ServerResponse } from 'node:http'
import type { Reply } from './scenario.ts'

const head = { id: 'fault', object: 'chat.completion.chunk', created: 0, model: 'fault' }
const pieceLength = 60
const slowMs = 4

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

function deltaOf(reply: Reply, piece: string): Record<string, unknown> {
  switch (reply.content) {
    case 'null':
      return { content: null }
    case 'reasoning':
      return { reasoning_content: piece }
    case 'refusal':
      return { refusal: piece }
    case 'tool-call':
      return {
        tool_calls: [
          { index: 0, id: 'call', type: 'function', function: { name: 'make_app', arguments: '{}' } },
        ],
      }
    case undefined:
      return { content: piece }
  }
}

/** Writes a reply as a stream of server-sent events, with its faults. */
export async function writeStream(response: ServerResponse, reply: Reply): Promise<void> {
  const text = reply.text ?? ''
  const pieces = text === '' ? [''] : (text.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, 'g')) ?? [''])
  const end = reply.stream === 'crlf' ? '\r\n\r\n' : '\n\n'
  const send = (value: unknown) => response.write(`data: ${JSON.stringify(value)}${end}`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const middle = Math.floor(pieces.length / 2)
  for (const [index, piece] of pieces.entries()) {
    if (index === middle && reply.hang === 'middle') return
    if (index === middle && reply.reset === 'middle') {
      // What was written has to leave the machine first.
      await pause(slowMs * 10)
      response.destroy()
      return
    }
    if (index === middle && reply.stream === 'malformed') response.write(`data: {"choices": [{]${end}`)
    if (index === middle && reply.stream === 'error') {
      send({ error: { message: 'The server fell over', type: 'server_error' } })
      response.end()
      return
    }
    const chunk = { ...head, choices: [{ index: 0, delta: deltaOf(reply, piece), finish_reason: null }] }
    if (reply.stream === 'comments') response.write(`: keep alive${end}`)
    if (reply.stream === 'slow') await pause(slowMs)
    if (reply.stream === 'utf8-split') {
      for (const byte of Buffer.from(`data: ${JSON.stringify(chunk)}${end}`)) response.write(Buffer.of(byte))
    } else send(chunk)
    if (reply.stream === 'duplicate' && index === middle) send(chunk)
  }
  send({
    ...head,
    choices: [{ index: 0, delta: {}, finish_reason: reply.finishReason ?? 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 200, total_tokens: 300 },
  })
  if (reply.stream !== 'no-done') response.write(`data: [DONE]${end}`)
  response.end()
}

/** Writes a reply as one completion. */
export function writeWhole(response: ServerResponse, reply: Reply): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      ...head,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', ...deltaOf(reply, reply.text ?? '') },
          finish_reason: reply.finishReason ?? 'stop',
        },
      ],
      usage: { prompt_tokens: 100, completion_tokens: 200, total_tokens: 300 },
    }),
  )
}
