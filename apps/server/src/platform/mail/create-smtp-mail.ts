import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../env/env.ts'
import type { ErrorSink } from '../errors/index.ts'
import type { Mail, MailMessage } from './mail.ts'

interface MailTimes {
  /** Milliseconds before each further attempt. */
  pauses: readonly number[]
  /** Milliseconds the SMTP server has to answer, each time. */
  patience: { connectionTimeout: number; greetingTimeout: number; socketTimeout: number; dnsTimeout: number }
}

const usualTimes: MailTimes = {
  pauses: [2000, 15_000, 60_000],
  patience: { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000, dnsTimeout: 5000 },
}
/** Mails under way at the same time; more are given up at once, so that a dead server cannot fill the memory. */
const most = 1000
/** Milliseconds that closing waits for mails under way. */
const farewell = 3000

/** Mail through an SMTP server. `times` are for tests, which have no minute. */
export function createSmtpMail(
  { url, from }: MailSettings,
  errors: ErrorSink,
  { pauses, patience }: MailTimes = usualTimes,
): Mail {
  const { protocol, hostname, port, username, password } = new URL(url)
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    // Brackets of an IPv6 address are for addresses of the web only.
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port ? Number(port) : protocol === 'smtps:' ? 465 : 587,
    secure: protocol === 'smtps:',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const underway = new Set<Promise<void>>()
  const end = new AbortController()

  const deliver = async (message: MailMessage): Promise<void> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        // As an object: an address must never be read as a list of several.
        await transport.sendMail({ ...message, from, to: { name: '', address: message.to } })
        return
      } catch (error) {
        const pause = pauses[attempt]
        if (pause === undefined || isForGood(error)) throw error
        await wait(pause, undefined, { signal: end.signal })
      }
    }
  }

  const handle = async (given: MailMessage | (() => Promise<MailMessage | null>)): Promise<void> => {
    try {
      // Never in the turn of the request.
      await wait(0)
      const message = typeof given === 'function' ? await given() : given
      if (message) await deliver(message)
    } catch (error) {
      errors.report(new Error(`A mail could not be sent: ${reasonOf(error)}`), { severity: 'error' })
    }
  }

  return {
    send: (message) => {
      if (underway.size >= most) {
        errors.report(new Error('A mail could not be sent: too many are waiting.'), { severity: 'error' })
        return
      }
      const work = handle(message).finally(() => underway.delete(work))
      underway.add(work)
    },
    settle: async () => {
      await Promise.all(underway)
    },
    close: async () => {
      const isOver = new AbortController()
      await Promise.race([
        Promise.all(underway),
        wait(farewell, undefined, { signal: isOver.signal }).catch(() => {}),
      ])
      isOver.abort()
      end.abort()
      transport.close()
    },
  }
}

/** The server has understood and refused: asking again changes nothing. */
function isForGood(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
}

/** Without what the server says: it may repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const response = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${'code' in error ? String(error.code) : error.name}${response}`
}
