import { connect } from 'node:net'
import type { Server } from 'node:http'

/**
 * Sends bytes (as latin1) to a server that listens and gives everything that comes until the connection is closed.
 * With `isOpen` the line stays open from here: only the server ends it.
 */
export function exchangeBytes(server: Server, bytes: string, { isOpen = false } = {}): Promise<string> {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.')
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ port: address.port, host: '127.0.0.1', allowHalfOpen: isOpen }, () => {
      socket.write(Buffer.from(bytes, 'latin1'))
      if (!isOpen) socket.end()
    })
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('end', () => socket.end())
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
