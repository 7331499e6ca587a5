import type { Mail, MailMessage } from '../platform/mail/index.ts'

export interface MemoryMail extends Mail {
  /** Everything sent, oldest first. */
  sent: MailMessage[]
  /** Waits, and gives the last mail to the address; throws without one. */
  lastTo(address: string): Promise<MailMessage>
  /** The same mail's link. */
  linkTo(address: string): Promise<URL>
}

/** Mail that goes nowhere and can be read. */
export function createMemoryMail(): MemoryMail {
  const sent: MailMessage[] = []
  let underway = Promise.resolve()
  const mail: MemoryMail = {
    sent,
    send: (given) => {
      const before = underway
      underway = (async () => {
        await before
        const message = typeof given === 'function' ? await given() : given
        if (message) sent.push(message)
      })()
    },
    settle: () => underway,
    close: () => underway,
    lastTo: async (address) => {
      await underway
      const found = sent.findLast(({ to }) => to === address)
      if (!found) throw new Error(`No mail has been sent to ${address}.`)
      return found
    },
    linkTo: async (address) => {
      const { text } = await mail.lastTo(address)
      const [link] = /https?:\/\/\S+/.exec(text) ?? []
      if (!link) throw new Error(`No link in the mail to ${address}.`)
      return new URL(link)
    },
  }
  return mail
}
