import { readFile } from 'node:fs/promises'
import type { App } from '../app.ts'
import { readWebFonts } from '../web-fonts.ts'
import { plainPageStyles } from './render-plain-page.ts'

/** Serves the look of the server's own pages, in the letters of the web app. */
export async function registerPlainPageStyles(app: App, webRoot: string | null): Promise<void> {
  const look = await readFile(new URL('./plain-page.css', import.meta.url), 'utf8')
  const styles = `${await readWebFonts(webRoot)}\n${look}`
  app.get(plainPageStyles, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles),
  )
}
