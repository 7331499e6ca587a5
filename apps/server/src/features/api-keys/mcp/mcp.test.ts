import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { type ApiKeyPermission, Project } from '@kwiq/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../../testing/index.ts'

let server: TestServer
let origin: string
let mara: TestUser
beforeAll(async () => {
  server = await startTestServer()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  mara = await registerUser(server, { role: 'TEAM' })
})
afterAll(() => server.close())

async function makeKey(permissions: ApiKeyPermission[]): Promise<string> {
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/keys',
    headers: { cookie: mara.cookie },
    payload: { name: 'Assistant', permissions },
  })
  return z.object({ key: z.string() }).parse(made.json()).key
}

/** The official client, over real HTTP. */
async function connect(permissions: ApiKeyPermission[]): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1' })
  const headers = { authorization: `Bearer ${await makeKey(permissions)}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${origin}/api/mcp`), { requestInit: { headers } }),
  )
  return client
}

const Result = z.object({
  isError: z.boolean().optional(),
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
})

async function callTool(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError = false } = Result.parse(await client.callTool({ name, arguments: input }))
  return { text: content[0].text, isError }
}

async function must<T>(client: Client, schema: z.ZodType<T>, name: string, input?: Record<string, unknown>) {
  const { text, isError } = await callTool(client, name, input)
  if (isError) throw new Error(text)
  return schema.parse(JSON.parse(text))
}

const Line = z.object({ id: z.string(), name: z.string() })
const Opened = z.object({
  etag: z.string(),
  document: z.object({ screens: z.array(z.object({ id: z.string(), components: z.array(z.unknown()) })) }),
})

describe('an assistant with a key', () => {
  it('makes, generates, edits and checks an app', async () => {
    const client = await connect(['read', 'write'])
    const made = await must(client, Line, 'create_project', { name: 'Plants' })
    const listed = await must(client, z.array(Line), 'list_projects')
    expect(listed.map(({ id }) => id)).toContain(made.id)

    const Generated = z.object({ isSaved: z.boolean(), screens: z.array(z.object({ name: z.string() })) })
    const prompt = 'A plant diary with watering days and photos'
    const generated = await must(client, Generated, 'generate_app', { projectId: made.id, prompt })
    expect(generated.isSaved).toBe(true)
    expect(generated.screens.length).toBeGreaterThan(1)

    const { etag, document } = await must(client, Opened, 'get_project', { projectId: made.id })
    expect(document.screens).toHaveLength(generated.screens.length)
    const screen = { id: 'more', name: 'More', components: [] }
    const edit = { projectId: made.id, commands: [{ type: 'add-screen', screen }], etag }
    await must(client, z.object({ etag: z.string() }), 'edit_project', edit)
    expect((await callTool(client, 'edit_project', edit)).text).toContain('stale_document')

    const checked = await must(
      client,
      z.object({ isValid: z.boolean(), problems: z.array(z.unknown()) }),
      'check_project',
      {
        projectId: made.id,
      },
    )
    expect(checked.isValid).toBe(true)
    expect(JSON.stringify(checked.problems)).toContain('more')

    const changed = await must(client, z.object({ isSaved: z.boolean() }), 'generate_app', {
      projectId: made.id,
      prompt: 'Rename the app to Green Friends',
    })
    expect(changed.isSaved).toBe(true)
    await client.close()
  })

  it('is told what each tool takes', async () => {
    const client = await connect(['read'])
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'list_projects',
      'get_project',
      'create_project',
      'generate_app',
      'edit_project',
      'check_project',
      'start_build',
      'list_builds',
      'get_build',
      'download_build',
    ])
    const generate = tools.find(({ name }) => name === 'generate_app')
    expect(generate?.inputSchema.required).toEqual(['projectId', 'prompt'])
    await client.close()
  })

  it('may do no more than its key', async () => {
    const reader = await connect(['read'])
    expect(await callTool(reader, 'create_project', { name: 'No' })).toEqual({
      text: 'This API key lacks the permission write. (forbidden)',
      isError: true,
    })
    const writer = await connect(['write'])
    expect((await callTool(writer, 'list_projects')).text).toContain('lacks the permission read')
    await Promise.all([reader.close(), writer.close()])
  })

  it('sees nothing of others', async () => {
    const other = await registerUser(server)
    const made = await server.app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { cookie: other.cookie },
      payload: { name: 'Not yours' },
    })
    const { id } = Project.parse(made.json())
    const client = await connect(['read', 'write', 'delete', 'admin'])
    for (const name of ['get_project', 'check_project']) {
      expect((await callTool(client, name, { projectId: id })).text).toBe('Project not found (not_found)')
    }
    expect(await callTool(client, 'get_project', { projectId: '../keys' })).toMatchObject({ isError: true })
    await client.close()
  })

  it('hears of wrong input and unknown tools in words', async () => {
    const client = await connect(['read'])
    expect((await callTool(client, 'get_project', {})).text).toContain('projectId')
    expect((await callTool(client, 'delete_everything')).text).toBe('There is no tool delete_everything.')
    await client.close()
  })
})

it('nobody gets in without a key or session', async () => {
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const headers = { accept: 'application/json, text/event-stream' }
  const response = await server.app.inject({ method: 'POST', url: '/api/mcp', payload, headers })
  expect(response.statusCode).toBe(401)
})

it.each([[[]], [{}], ['text'], [{ jsonrpc: '2.0', id: 1, method: 'no/such' }]])(
  '%j harms nothing',
  async (body) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/mcp',
      headers: {
        cookie: mara.cookie,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      payload: JSON.stringify(body),
    })
    expect(response.statusCode).toBeLessThan(500)
  },
)
