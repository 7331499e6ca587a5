import { readFile } from 'node:fs/promises'
import type { App } from '../../../http/app.ts'
import type { Context } from '../../../http/context.ts'
import { docsStyles, renderDocs } from './render-docs.ts'

/** `/api/docs`: the API for people to read. */
export async function registerDocs(app: App, { env }: Pick<Context, 'env'>): Promise<void> {
  const styles = await readFile(new URL('./docs.css', import.meta.url), 'utf8')
  const options = { schema: { hide: true }, config: { keyAccess: 'any' as const } }
  // Made at the first visit: by then every route is there, and none comes later.
  let page: string | null = null

  app.get('/api/docs', options, async (_request, reply) => {
    page ??= renderDocs(app.swagger(), env.publicUrl)
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get(docsStyles, options, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles),
  )
}
