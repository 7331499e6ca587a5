import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Env } from '../platform/env/env.ts'
import type { App } from './app.ts'
import { sessionCookieName } from './session-cookie.ts'

/** Describes every route that carries a schema, as OpenAPI 3.1 at `/api/openapi.json`. */
export async function registerOpenApi(app: App, env: Env): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kwiq', description: 'Describe a mobile app, refine it, keep it.', version: '0.1.0' },
      servers: [{ url: env.publicUrl }],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookieName(env),
          },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API key of /api-keys, as `Authorization: Bearer kwiq_...`. It acts as its maker within its permissions: GET needs read; POST, PUT and PATCH write; DELETE delete; sharing needs admin as well.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
