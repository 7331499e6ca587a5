import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { McpTool } from './mcp-tool.ts'

/** One HTTP request of an MCP client. */
interface McpRequest {
  url: string
  headers: Record<string, string>
  /** Parsed JSON. */
  body: unknown
}

interface McpAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const instructions =
  'Kwiq makes mobile apps from descriptions. Create a project, generate its app, look at the document with get_project, change it with edit_project, check it, build it, then download the files.'

/**
 * Answers one request of the Model Context Protocol over streamable HTTP (revision 2025-06-18), without sessions:
 * any process can answer any request, and nothing is left behind.
 */
export async function answerMcp(tools: readonly McpTool[], request: McpRequest): Promise<McpAnswer> {
  // The high-level server of the SDK wants each tool's schema as a type; here tools are a table.
  const server = new Server(
    { name: 'kwiq', title: 'Kwiq', version: '0.1.0' },
    { capabilities: { tools: {} }, instructions },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(describeTool) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(tools, params))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const { url, headers, body } = request
    const response = await transport.handleRequest(
      new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
      { parsedBody: body },
    )
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    }
  } finally {
    await server.close()
  }
}

function describeTool({
  name,
  title,
  description,
  input,
  isReadOnly = false,
  isDestructive = false,
}: McpTool) {
  const { properties, required } = z.toJSONSchema(input, { io: 'input' })
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object' as const,
      properties: z.record(z.string(), z.looseObject({})).parse(properties),
      required,
    },
    annotations: { readOnlyHint: isReadOnly, destructiveHint: isDestructive, openWorldHint: false },
  }
}

async function callTool(tools: readonly McpTool[], params: { name: string; arguments?: unknown }) {
  const tool = tools.find(({ name }) => name === params.name)
  if (!tool) return failure(`There is no tool ${params.name}.`)
  const input = tool.input.safeParse(params.arguments ?? {})
  if (!input.success) {
    const problems = input.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return failure(problems.join('\n'))
  }
  const { text, isError } = await tool.run(input.data)
  return isError ? failure(text) : { content: [{ type: 'text' as const, text }] }
}

function failure(text: string) {
  return { content: [{ type: 'text' as const, text }], isError: true }
}
