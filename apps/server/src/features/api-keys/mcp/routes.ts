import { ErrorBody, mcpEndpoint } from '@kwiq/contracts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../http/app.ts'
import type { Context } from '../../../http/context.ts'
import { addRoute } from '../../../http/route.ts'
import { ApiFailure, type CallApi } from './call-api.ts'
import { createTools } from './create-tools.ts'

/** `/api/mcp`: the API for assistants. What an assistant may do is what its key may do with the API itself. */
export function registerMcp(app: App, { env }: Pick<Context, 'env'>): void {
  addRoute(
    app,
    mcpEndpoint,
    async ({ request, reply, body }) => {
      const tools = createTools(createCallApi(app, env.publicUrl, request))
      const { accept, 'mcp-protocol-version': version } = request.headers
      // Its SDK is loaded with the first call.
      const { answerMcp } = await import('../../../platform/mcp/index.ts')
      const answer = await answerMcp(tools, {
        url: `${env.publicUrl}/api/mcp`,
        headers: {
          'content-type': 'application/json',
          accept: accept ?? '',
          ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
        },
        body,
      })
      const { 'content-type': type = 'application/json' } = answer.headers
      return reply.code(answer.status).type(type).send(answer.body)
    },
    { sendsItself: true },
  )
}

/** Calls go through the front door, with the credentials of the request: sessions, keys, limits and checks hold. */
function createCallApi(app: App, publicUrl: string, { headers, ip }: FastifyRequest): CallApi {
  const { authorization, cookie } = headers
  const call = async (...[method, url, { body, ifMatch } = {}]: Parameters<CallApi>): ReturnType<CallApi> => {
    const response = await app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(cookie !== undefined && { cookie }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const answer: unknown = response.json()
    if (response.statusCode >= 400) throw new ApiFailure(describe(answer, response.statusCode))
    const { etag } = response.headers
    return { body: answer, etag: typeof etag === 'string' ? etag : null }
  }
  return Object.assign(call, { absolute: (path: string) => new URL(path, publicUrl).href })
}

function describe(answer: unknown, status: number): string {
  const error = ErrorBody.safeParse(answer).data
  if (!error) return `The call failed (${status}).`
  const issues = Array.isArray(error.details)
    ? error.details.map(({ path, message }) => `${path}: ${message}`)
    : []
  return [`${error.message} (${error.code})`, ...issues].join('\n')
}
