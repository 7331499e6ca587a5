export { composeMail, plainName } from './compose-mail.ts'
export { createMail } from './create-mail.ts'
export type { Mail, MailMessage } from './mail.ts'
