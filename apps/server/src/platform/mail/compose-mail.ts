import { escapeHtml } from '../../http/escape-html.ts'
import type { MailMessage } from './mail.ts'

interface MailParts {
  to: string
  subject: string
  /** Sentences, each a paragraph of its own. */
  paragraphs: readonly string[]
  /** The one thing to do; the address is built from PUBLIC_URL. */
  action?: { label: string; url: string }
  /** What to know besides: until when the link is good, what to do when it was not oneself. */
  notes?: readonly string[]
}

/** A mail as text and as HTML, with everything that came from people escaped. */
export function composeMail({ to, subject, paragraphs, action, notes = [] }: MailParts): MailMessage {
  const text = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes].join('\n\n')
  const paragraph = (words: string, style: string) => `<p style="${style}">${escapeHtml(words)}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:10px 16px;border-radius:8px;background:#5b5bd6;color:#ffffff;font-weight:500;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : ''
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 20px;background:#fbfbf9;color:#1b1a18;font:15px/1.55 Inter,system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:28px;border:1px solid #e7e5e0;border-radius:12px;background:#ffffff">
<p style="margin:0 0 20px;font-weight:600;color:#5b5bd6">Kwiq</p>
${paragraphs.map((words) => paragraph(words, 'margin:0 0 12px')).join('\n')}
${button}
${notes.map((words) => paragraph(words, 'margin:0 0 8px;color:#57544f;font-size:13px')).join('\n')}
</div>
</body>
</html>
`
  return { to, subject: onOneLine(subject), text: `${text}\n`, html }
}

/**
 * A name as it may stand in a mail to a stranger: mail programs make links of anything that looks like an address,
 * and a name is free text.
 */
export function plainName(name: string): string {
  return onOneLine(name.replaceAll(/[:/\\@]|\.(?=\S)/g, ' '))
}

function onOneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what this takes away
  return text.replaceAll(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}
