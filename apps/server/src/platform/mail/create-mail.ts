import type { Env } from '../env/env.ts'
import type { ErrorSink } from '../errors/index.ts'
import { createSmtpMail } from './create-smtp-mail.ts'
import type { Mail } from './mail.ts'

/** Mail as it is set up; null where it is not, and links are shown instead. */
export function createMail({ mail }: Pick<Env, 'mail'>, errors: ErrorSink): Mail | null {
  return mail && createSmtpMail(mail, errors)
}
