/** One mail, to one person. */
export interface MailMessage {
  /** An address that has been checked to be one. */
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mail beside the work: nobody waits for it, and nobody is told when it fails but the OWNER. */
export interface Mail {
  /**
   * Takes a mail to be sent soon; a few failures are tried again. A function makes it then, or null for none: what it
   * has to look up neither delays nor betrays anything to the caller. Call it after the commit.
   */
  send(message: MailMessage | (() => Promise<MailMessage | null>)): void
  /** Resolves when everything taken so far is sent or given up. */
  settle(): Promise<void>
  /** Gives what is under way a moment, then ends. */
  close(): Promise<void>
}
