import type { SafeAnswer } from '../../platform/safe-fetch/index.ts'

/** The text of an answer in the character set it names, in its header or early in the page; else UTF-8. */
export function decodeText({ headers, body }: SafeAnswer): string {
  const inHeader = /charset=["']?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1]
  const inPage = /<meta[^>]{0,200}charset=["']?([\w-]+)/i.exec(body.toString('latin1', 0, 2048))?.[1]
  for (const name of [inHeader, inPage]) {
    if (name === undefined) continue
    try {
      return new TextDecoder(name).decode(body)
    } catch {
      // No character set of that name.
    }
  }
  return new TextDecoder().decode(body)
}
