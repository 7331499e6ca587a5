import { readFile } from 'node:fs/promises'
import type { App } from '../app.ts'
import { plainPageStyles } from './render-plain-page.ts'

/** Serves the look of the server's own pages. */
export async function registerPlainPageStyles(app: App): Promise<void> {
  const styles = await readFile(new URL('./plain-page.css', import.meta.url), 'utf8')
  app.get(plainPageStyles, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles),
  )
}
