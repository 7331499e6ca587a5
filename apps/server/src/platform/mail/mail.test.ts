import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { createErrorSink } from '../errors/index.ts'
import { composeMail, plainName } from './compose-mail.ts'
import { createSmtpMail } from './create-smtp-mail.ts'

interface Received {
  to: string[]
  raw: string
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** An SMTP server on loopback; `refusals` are the codes its first mails are answered with. */
async function startSmtp(
  refusals: number[] = [],
): Promise<{ url: string; received: Received[]; tries: () => number }> {
  const received: Received[] = []
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const responseCode = refusals[tries]
        tries += 1
        if (responseCode !== undefined) {
          done(Object.assign(new Error('no'), { responseCode }))
          return
        }
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, tries: () => tries }
}

const message = composeMail({
  to: 'mara@kwiq.example',
  subject: 'Hello',
  paragraphs: ['A line.'],
  action: { label: 'Open', url: 'https://kwiq.example/x?a=1&b=2' },
})

const long = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 60_000, dnsTimeout: 60_000 }
const short = { connectionTimeout: 100, greetingTimeout: 100, socketTimeout: 100, dnsTimeout: 100 }

function mailTo(url: string, pauses = [10, 10], patience = long) {
  const errors = createErrorSink()
  const mail = createSmtpMail({ url, from: 'Kwiq <kwiq@kwiq.example>' }, errors, { pauses, patience })
  closers.unshift(() => mail.close())
  return { mail, errors }
}

describe('mail', () => {
  test('arrives with its link as text and as HTML', async () => {
    const smtp = await startSmtp()
    const { mail, errors } = mailTo(smtp.url)
    mail.send(message)
    await mail.settle()
    expect(errors.drain()).toEqual([])
    const [arrived] = smtp.received
    expect(arrived?.to).toEqual(['mara@kwiq.example'])
    expect(arrived?.raw).toContain('From: Kwiq <kwiq@kwiq.example>')
    const unwrapped = arrived?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    expect(unwrapped).toContain('https://kwiq.example/x?a=1&b=2')
    expect(unwrapped).toContain('href="https://kwiq.example/x?a=1&amp;b=2"')
  })

  test('an address is one address, whatever it looks like', async () => {
    const smtp = await startSmtp()
    const { mail } = mailTo(smtp.url, [])
    mail.send({ ...message, to: 'a@kwiq.example, b@kwiq.example' })
    await mail.settle()
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain('b@kwiq.example')
  })

  test('is tried again after a passing failure, and not after a refusal for good', async () => {
    const passing = await startSmtp([451])
    const first = mailTo(passing.url)
    first.mail.send(message)
    await first.mail.settle()
    expect(passing.received.length).toBe(1)
    expect(first.errors.drain()).toEqual([])

    const refusing = await startSmtp([550, 550, 550])
    const second = mailTo(refusing.url)
    second.mail.send(message)
    await second.mail.settle()
    expect(refusing.tries()).toBe(1)
    const [report] = second.errors.drain()
    expect(report?.message).toContain('550')
    expect(JSON.stringify(report)).not.toContain('mara@kwiq.example')
  })

  test('a server that is down keeps nobody waiting, and the OWNER hears of it', async () => {
    const { mail, errors } = mailTo('smtp://127.0.0.1:1')
    mail.send(message)
    expect(errors.drain()).toEqual([])
    await mail.settle()
    expect(errors.drain()[0]?.message).toContain('A mail could not be sent')
  })

  test.each<[string, (socket: Socket) => void]>([
    ['takes the line and says nothing', () => undefined],
    ['greets and then says nothing', (socket) => socket.write('220 here\r\n')],
    ['hangs up', (socket) => socket.resetAndDestroy()],
  ])(
    'a server that %s is given up, as often as is tried, and the OWNER hears of it',
    async (_name, greet) => {
      const lines = new Set<Socket>()
      let calls = 0
      const server = createServer((socket) => {
        calls += 1
        lines.add(socket)
        socket.on('error', () => undefined)
        greet(socket)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      closers.push(() => {
        for (const line of lines) line.destroy()
        return new Promise((resolve) => server.close(() => resolve()))
      })
      const { port } = server.address() as AddressInfo
      const { mail, errors } = mailTo(`smtp://127.0.0.1:${port}`, [10, 10], short)
      mail.send(message)
      await mail.settle()
      expect(calls).toBe(3)
      expect(errors.drain()[0]?.message).toContain('A mail could not be sent')
    },
  )

  test('what fails while a mail is made is reported, not thrown', async () => {
    const { mail, errors } = mailTo('smtp://127.0.0.1:1')
    mail.send(() => Promise.reject(new Error('no row')))
    mail.send(async () => null)
    await mail.settle()
    expect(errors.drain().length).toBe(1)
  })
})

describe('words of a mail', () => {
  test('names cannot bring markup or another header', () => {
    const { html, subject } = composeMail({
      to: 'a@kwiq.example',
      subject: 'Hi\r\nBcc: evil@evil.example',
      paragraphs: ['<img src=x onerror=alert(1)> & "friends"'],
    })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;friends&quot;')
    expect(subject).toBe('Hi Bcc: evil@evil.example')
  })

  test('names cannot bring an address that mail programs make a link of', () => {
    expect(plainName('Win at https://evil.example/now')).toBe('Win at https evil example now')
    expect(plainName('Dr. Mara Lind')).toBe('Dr. Mara Lind')
  })
})
