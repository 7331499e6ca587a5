import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { untilQuiet } from './until-quiet.ts'

let server: Server
let agent: Agent
let url: string
beforeEach(async () => {
  agent = new Agent({ keepAlive: true })
  await listen()
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
  server.close()
})

async function listen(): Promise<void> {
  server = createServer((incoming, response) => {
    if (incoming.url !== '/first') response.setHeader('connection', 'close')
    response.end('done')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  url = `http://127.0.0.1:${address.port}`
}

async function ask(): Promise<number | undefined> {
  const sent = request(url, { agent }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  return response.statusCode
}

/** Keeps this process from reading anything, as a machine with more to do does. */
function block(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

/** What comes back on a connection that was open and idle when a call was sent on it that the server has not read. */
async function sendUnread(beforeTheEnd: (server: Server) => Promise<void>): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET /first HTTP/1.1\r\nhost: kwiq\r\n\r\n')
  await once(socket, 'data')
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  const closed = new Promise((resolve) => {
    socket.once('close', resolve)
  })
  socket.write('GET / HTTP/1.1\r\nhost: kwiq\r\n\r\n')
  block(50)
  await beforeTheEnd(server)
  server.close()
  server.closeIdleConnections()
  await closed
  return text
}

test('what arrived before the end and was not read yet is lost as Node ends, and answered after the wait', async () => {
  expect(await sendUnread(async () => undefined)).toBe('')
  await listen()
  expect(await sendUnread(untilQuiet)).toContain('200 OK')
})

test('who calls on and on is not waited for', async () => {
  const over = new AbortController()
  const calling = (async () => {
    while (!over.signal.aborted) await ask()
  })()
  await untilQuiet(server)
  over.abort()
  await calling
})

test('it leaves nothing on the server', async () => {
  await untilQuiet(server)
  expect(server.listenerCount('connection')).toBe(1)
  expect(server.listenerCount('request')).toBe(1)
})
