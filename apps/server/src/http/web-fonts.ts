import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The `@font-face` rules of the built web app, for pages that the server draws itself; they name files below `/assets`.
 * Empty where nothing is built.
 */
export async function readWebFonts(webRoot: string | null): Promise<string> {
  if (webRoot === null) return ''
  const assets = join(webRoot, 'assets')
  const names = await readdir(assets).catch((): string[] => [])
  const sheets = names
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFile(join(assets, name), 'utf8'))
  const rules = (await Promise.all(sheets)).flatMap((sheet) => sheet.match(/@font-face\s*\{[^}]*\}/g) ?? [])
  return [...new Set(rules)].join('\n')
}
