import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from './app-error.ts'

/** What the parser reports; the packet is the one it stumbled over. */
interface ParserError extends Error {
  code?: string
  rawPacket?: unknown
}

/** Milliseconds for what is still under way from the caller: with it unread, closing would take the answer back. */
const lingering = 1000

const requestLine = /^[A-Za-z]{1,32} \S{1,9999} HTTP\/1\.[01]\r\n/

/** Methods that any route has. */
const methods = 'DELETE, GET, HEAD, PATCH, POST, PUT'

export interface UnparsedAnswers {
  /** For a connection on which no request could be read: says why, in the form of all errors, and closes it. */
  toBroken(error: ParserError, socket: Duplex): void
  /** For CONNECT, which asks for a tunnel. */
  toTunnel(socket: Duplex): void
}

/** Answers to what never became a request of the framework. `headers` are those of all answers that are no pages. */
export function createUnparsedAnswers(
  headers: Readonly<Record<string, string>>,
  nextId: () => string,
): UnparsedAnswers {
  const send = (failure: AppError, socket: Duplex, mayLinger: boolean) => {
    socket.end(writeAnswer(failure, headers, nextId()))
    if (mayLinger) void sleep(lingering, undefined, { ref: false }).then(() => socket.destroy())
    else socket.once('finish', () => socket.destroy())
  }
  return {
    toBroken: (error, socket) => {
      // Further packets after the answer end up here as well.
      if (socket.writableEnded && !socket.destroyed) return
      const failure = describeParserError(error)
      if (failure === null || !socket.writable || isBeingAnswered(socket)) socket.destroy()
      // After a time-out the parser would go on reading: what it was too late for must not be done.
      else send(failure, socket, failure.code !== 'request_timeout')
    },
    toTunnel: (socket) => {
      socket.on('error', () => socket.destroy())
      send(refuseMethod(), socket, false)
    },
  }
}

/** Null when the line itself is gone. */
function describeParserError({ code, rawPacket }: ParserError): AppError | null {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new AppError('request_timeout', 'The request took too long to arrive.')
    case 'HPE_HEADER_OVERFLOW':
      return new AppError('headers_too_large', 'The address or the headers of the request are too long.')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new AppError('body_too_large', 'The request is too large.')
    case 'HPE_INVALID_METHOD':
      if (Buffer.isBuffer(rawPacket) && requestLine.test(rawPacket.toString('latin1'))) return refuseMethod()
      break
    case undefined:
  }
  return code?.startsWith('HPE_')
    ? new AppError('malformed_request', 'This is no request that HTTP allows.')
    : null
}

function refuseMethod(): AppError {
  return new AppError('method_not_allowed', 'No address here takes this method.', {
    headers: { allow: methods },
  })
}

/** Whether an answer has begun on this connection, as Node itself looks it up: another one in it would be misread. */
function isBeingAnswered(socket: Duplex): boolean {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null }
  return answer?.headersSent === true
}

function writeAnswer(
  { code, message, status, headers: own }: AppError,
  headers: Readonly<Record<string, string>>,
  requestId: string,
): string {
  const body = JSON.stringify({ message, code, requestId })
  const lines = Object.entries({
    ...headers,
    ...own,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    'content-type': 'application/json; charset=utf-8',
    date: new Date().toUTCString(),
    'x-request-id': requestId,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
