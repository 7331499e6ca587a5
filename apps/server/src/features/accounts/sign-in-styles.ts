import { readFile } from 'node:fs/promises'

let styles: Promise<string> | undefined

/** The style sheet of the sign-in pages: a file of its own, because the pages allow no styles in between. */
export function signInStyles(): Promise<string> {
  styles ??= readFile(new URL('./sign-in.css', import.meta.url), 'utf8')
  return styles
}
