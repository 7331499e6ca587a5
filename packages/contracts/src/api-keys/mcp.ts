import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** The Model Context Protocol over streamable HTTP. Each tool asks for the permission of the call it makes. */
export const mcpEndpoint = endpoint({
  method: 'POST',
  path: '/api/mcp',
  summary: 'Model Context Protocol for assistants: one JSON-RPC message, answered as JSON',
  body: z.unknown().meta({ description: 'A JSON-RPC message of the Model Context Protocol' }),
  answers: { 200: z.unknown().meta({ description: 'Its answer' }) },
  keyAccess: 'any',
})
