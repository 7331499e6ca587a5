import { EnvError, type MailSettings } from './env.ts'
import type { EnvVariables } from './read-env.ts'

/** Mail as SMTP_URL and MAIL_FROM say, both or none; null when none is set. */
export function readMailSettings({ SMTP_URL: url, MAIL_FROM: from }: EnvVariables): MailSettings | null {
  if (!url && !from) return null
  if (!url) throw new EnvError('SMTP_URL: required with MAIL_FROM.')
  if (!from) throw new EnvError('MAIL_FROM: required with SMTP_URL.')
  return { url, from }
}
