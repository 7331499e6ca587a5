import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { validateDocument, walkNodes } from '@kwiq/app-model'
import { type FaultModelServer, startFaultModelServer } from '@kwiq/testing/fault-model-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { editWithModel } from './edit-with-model.ts'
import { readCommands } from './read-commands.ts'

const { document } = generateApp({ prompt: 'Recipe app with search, favorites and meal planning' })
vi.setConfig({ testTimeout: 90_000 })
let server: FaultModelServer
beforeAll(async () => {
  server = await startFaultModelServer()
})
afterAll(() => server.close())

async function edit(name: string, prompt = 'use dark mode') {
  const model = createOpenAICompatible({
    name: 'fault',
    baseURL: server.url,
    apiKey: 'k',
    supportsStructuredOutputs: true,
  })(name)
  // A loaded machine may be slow to answer; only where the model hangs is it given up soon.
  const patience = name.startsWith('hang')
    ? { idleTimeoutMs: 1_000, totalTimeoutMs: 20_000 }
    : { idleTimeoutMs: 20_000, totalTimeoutMs: 60_000 }
  const result = await editWithModel({ document, prompt, model, ...patience })
  if (!result.ok) throw new Error(result.error)
  expect(validateDocument(result.document)).toMatchObject({ ok: true })
  return result
}

it.each([
  'ok',
  'fence',
  'prose-both',
  '429-then-ok',
  '400-json-object',
  'stream-utf8-split',
  'double-encoded',
])('applies the commands of the model and leaves every node alone: %s', async (name) => {
  const result = await edit(name)
  expect(result).toMatchObject({ source: 'model', notes: [], document: { app: { theme: { mode: 'dark' } } } })
  expect(result.document.screens).toBe(document.screens)
})

it.each([
  '401',
  '500-forever',
  'hang-before',
  'refusal',
  'empty',
  'whole-app',
  'edit-nothing',
  'edit-script',
])('follows the instruction by its own rules where the model gives nothing that fits: %s', async (name) => {
  const result = await edit(name)
  expect(result).toMatchObject({ source: 'built-in', document: { app: { theme: { mode: 'dark' } } } })
  expect(result.notes[0]).toContain('The built-in rules were used instead.')
  expect(JSON.stringify(result.document)).not.toContain('javascript:')
})

it('leaves out what names nothing that is there, and says so', async () => {
  const result = await edit('edit-unknown-id')
  expect(result).toMatchObject({ source: 'model', commands: [{ type: 'set-theme' }] })
  expect(result.notes).toEqual(["1 of the AI model's changes did not fit and were left out."])
})

it('changes nothing but the nodes that commands name', () => {
  const [first] = document.screens
  const header = first?.components[0]
  const answer = JSON.stringify({
    commands: [
      { type: 'rename-component', id: header?.id, label: 'Feed <b>me</b>' },
      {
        type: 'add-component',
        place: { screenId: first?.id, parentId: null, index: 1 },
        node: { id: header?.id, type: 'TextField', label: 'Find' },
      },
    ],
  })
  const read = readCommands(answer, document)
  expect(read.commands).toHaveLength(2)
  const after = new Map([...walkNodes(read.document)].map(({ node }) => [node.id, node]))
  for (const { node } of walkNodes(document)) {
    if (node.id === header?.id) expect(after.get(node.id)?.label).toBe('Feed me')
    else expect(after.get(node.id)).toBe(node)
  }
  expect(read.document.screens[0]?.components[1]).toMatchObject({ type: 'input', label: 'Find' })
})

it('gives a valid app wherever the answer is cut', () => {
  const ids = document.screens[0]?.components.map(({ id }) => id) ?? []
  const answer = JSON.stringify({
    commands: ids.map((id) => ({ type: 'rename-component', id, label: 'New' })),
  })
  for (let length = 0; length <= answer.length; length += 1) {
    expect(validateDocument(readCommands(answer.slice(0, length), document).document).ok).toBe(true)
  }
})
