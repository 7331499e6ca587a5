import type { ServerResponse } from 'node:http'
import type { Wire } from './read-ask.ts'
import type { Reply } from './scenario.ts'
import { openaiDelta, wireForms } from './wires.ts'

const usualLength = 60
const slowMs = 4

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

const typeOf = (event: object): string => ('type' in event ? `event: ${String(event.type)}\n` : '')

/** Writes a reply as a stream of server-sent events in the wire form, with its faults. */
export async function writeStream(
  response: ServerResponse,
  reply: Reply,
  { wire }: { wire: Wire },
): Promise<void> {
  const form = wireForms[wire]
  const text = reply.text ?? ''
  const { pieceLength = usualLength, pieceMs = 0 } = reply
  const pieces = text === '' ? [''] : (text.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, 'g')) ?? [''])
  const end = reply.stream === 'crlf' ? '\r\n\r\n' : '\n\n'
  const write = (event: object) =>
    `${wire.startsWith('anthropic') ? typeOf(event) : ''}data: ${JSON.stringify(event)}${end}`
  const send = (event: object) => response.write(write(event))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of form.begin(reply)) send(event)
  const middle = Math.floor(pieces.length / 2)
  for (const [index, piece] of pieces.entries()) {
    if (index === middle && reply.hang === 'middle') return
    if (index === pieces.length - 1) await reply.until
    if (index === middle && reply.reset === 'middle') {
      // What was written has to leave the machine first.
      await pause(slowMs * 10)
      response.destroy()
      return
    }
    if (index === middle && reply.stream === 'malformed') response.write(`data: {"choices": [{]${end}`)
    if (index === middle && reply.stream === 'error') {
      send(form.error)
      response.end()
      return
    }
    const event = form.piece(reply, piece)
    if (reply.stream === 'comments') response.write(`: keep alive${end}`)
    if (reply.stream === 'slow') await pause(slowMs)
    if (pieceMs > 0) await pause(pieceMs)
    if (response.destroyed) return
    if (reply.stream === 'utf8-split') {
      for (const byte of Buffer.from(write(event))) response.write(Buffer.of(byte))
    } else send(event)
    if (reply.stream === 'duplicate' && index === middle) send(event)
  }
  if (reply.stream !== 'no-usage') for (const event of form.end(reply)) send(event)
  if (form.done !== undefined && reply.stream !== 'no-done') response.write(`data: ${form.done}${end}`)
  response.end()
}

/** Writes a reply as one OpenAI completion. */
export function writeWhole(response: ServerResponse, reply: Reply): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      id: 'fault',
      object: 'chat.completion',
      created: 0,
      model: 'fault',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', ...openaiDelta(reply, reply.text ?? '') },
          finish_reason: reply.finishReason ?? 'stop',
        },
      ],
      usage: { prompt_tokens: 100, completion_tokens: 200, total_tokens: 300 },
    }),
  )
}
