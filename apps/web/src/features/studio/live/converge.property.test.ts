import {
  type AppDocument,
  applyCommand,
  type Command,
  emptyDocument,
  parseCommand,
  parseDocument,
} from '@kwiq/app-model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { revisionOf } from '../state/revision.ts'
import type { SaveAnswer, SaveRequest } from '../state/save-queue.ts'
import { stepHistory } from '../state/step-history.ts'
import { createStudio, type Studio } from '../state/studio.ts'
import { type DocumentFollower, followDocument, type SavedNotice } from './follow-document.ts'

/** A server as the API is: one document, If-Match, and news of every save. */
function createServer() {
  let document = emptyDocument({ name: 'App' })
  let revision = 1
  const listeners = new Set<(notice: SavedNotice) => void>()
  const etag = () => `"${revision}"`
  return {
    read: () => ({ document: structuredClone(document), etag: etag() }),
    listen: (listener: (notice: SavedNotice) => void) => listeners.add(listener),
    getRevision: () => revision,
    save(request: SaveRequest): SaveAnswer {
      if (request.etag !== etag()) return { outcome: 'stale', ...this.read() }
      const commands = request.commands ?? undefined
      const next = commands
        ? commands.reduce((made, json) => {
            const parsed = parseCommand(json)
            if (!parsed.ok) throw new Error('a bad command was sent')
            return applyCommand(made, parsed.command).document
          }, document)
        : request.document
      const checked = parseDocument(structuredClone(next))
      if (!checked.ok) return { outcome: 'refused', message: checked.issues[0]?.message ?? '' }
      document = checked.document
      revision += 1
      const notice = { revision, ...(commands && { commands }) }
      for (const listener of listeners) listener(notice)
      return { outcome: 'saved', etag: etag() }
    },
  }
}

/** Somebody's studio, with a line to the server that can be cut, delays answers, and loses news while it is cut. */
function createEditor(server: ReturnType<typeof createServer>, name: string) {
  let isCut = false
  /** The next save arrives, but its answer does not. */
  let isAnswerLost = false
  let time = 0
  const timers: (() => void)[] = []
  const answers: (() => void)[] = []
  const start = server.read()
  const studio: Studio = createStudio({
    projectId: 'p',
    ...start,
    now: () => (time += 10_000),
    wait: (_ms, then) => {
      timers.push(then)
      return () => {
        const at = timers.indexOf(then)
        if (at >= 0) timers.splice(at, 1)
      }
    },
    send: async (request) => {
      // The document is sent as text: what is edited later is not in it.
      const sent = structuredClone({ ...request, commands: request.commands })
      await new Promise<void>((resolve) => answers.push(resolve))
      if (isCut) return { outcome: 'unreachable' }
      const answer = server.save(sent)
      const isLost = isAnswerLost
      isAnswerLost = false
      return isLost ? { outcome: 'unreachable' } : answer
    },
    toast: () => {},
    announce: () => {},
    onDropped: () => {},
    onRefused: (message) => {
      throw new Error(message)
    },
  })
  const follower: DocumentFollower = followDocument({
    studio,
    fetchDocument: async () => (isCut ? null : server.read()),
  })
  server.listen((notice) => {
    if (!isCut) void follower.heard(notice)
  })
  const ring = () => timers.shift()?.()
  const answer = () => answers.shift()?.()
  return {
    name,
    studio,
    added: new Set<string>(),
    ring,
    answer,
    cut: () => {
      isCut = true
    },
    lose: () => {
      isAnswerLost = true
    },
    /** What the first event of a stream says when it is open again. */
    mend: () => {
      isCut = false
      void follower.heard({ revision: server.getRevision() })
    },
    isIdle: () => timers.length === 0 && answers.length === 0 && !studio.save.hasUnsaved(),
  }
}

type Editor = ReturnType<typeof createEditor>

const pause = () => new Promise<void>((resolve) => setImmediate(resolve))

const actions = [
  'add',
  'rename',
  'move',
  'remove',
  'undo',
  'redo',
  'ring',
  'answer',
  'cut',
  'lose',
  'mend',
] as const
type Action = (typeof actions)[number]

const nodesOf = (document: AppDocument) => document.screens[0]?.components ?? []

function act(editor: Editor, action: Action, number: number, count: number): void {
  const { studio } = editor
  const nodes = nodesOf(studio.document.getDocument())
  const own = nodes.filter(({ id }) => editor.added.has(id))
  const some = nodes[number % Math.max(nodes.length, 1)]
  const run = (command: Command) => studio.run(command, { failure: 'failed' })
  const place = (index: number) => ({ screenId: 'home', parentId: null, index })
  switch (action) {
    case 'add': {
      const id = `${editor.name}-${count}`
      const node = { id, type: 'text', label: id, properties: {} }
      if (run({ type: 'add-component', place: place(number % (nodes.length + 1)), node }))
        editor.added.add(id)
      return
    }
    case 'rename':
      if (some) run({ type: 'rename-component', id: some.id, label: `${editor.name} ${count}` })
      return
    case 'move':
      if (some) run({ type: 'move-component', id: some.id, to: place(number % nodes.length) })
      return
    case 'remove': {
      // Only one's own: then nobody may ever miss what they added.
      const gone = own[number % Math.max(own.length, 1)]
      if (gone && run({ type: 'remove-component', id: gone.id })) editor.added.delete(gone.id)
      return
    }
    case 'undo':
    case 'redo':
      stepHistory(studio, action)
      editor.added = new Set(
        nodesOf(studio.document.getDocument()).flatMap(({ id }) => (id.startsWith(editor.name) ? [id] : [])),
      )
      return
    case 'ring':
      editor.ring()
      return
    case 'answer':
      editor.answer()
      return
    case 'cut':
      editor.cut()
      return
    case 'lose':
      editor.lose()
      return
    case 'mend':
      editor.mend()
  }
}

async function settle(editors: Editor[]): Promise<void> {
  for (const editor of editors) editor.mend()
  for (let round = 0; round < 500; round += 1) {
    for (const editor of editors) {
      editor.ring()
      editor.answer()
    }
    await pause()
    if (editors.every(({ isIdle }) => isIdle())) {
      await pause()
      if (editors.every(({ isIdle }) => isIdle())) return
    }
  }
  throw new Error('They did not come to rest.')
}

test('two who edit, undo and lose the line at random end with the same document, and with all they added', async () => {
  const step = fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(...actions), fc.nat(50))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const server = createServer()
      const editors = [createEditor(server, 'a'), createEditor(server, 'b')]
      for (const [count, [who, action, number]] of steps.entries()) {
        const editor = editors[who]
        if (editor) act(editor, action, number, count)
        await pause()
      }
      await settle(editors)
      const { document, etag } = server.read()
      const ids = nodesOf(document).map(({ id }) => id)
      for (const { studio, added } of editors) {
        expect(studio.document.getDocument()).toEqual(document)
        expect(revisionOf(studio.save.getEtag())).toBe(revisionOf(etag))
        expect(studio.saveState.get().state).toBe('saved')
        expect(ids).toEqual(expect.arrayContaining([...added]))
      }
      expect(new Set(ids).size).toBe(ids.length)
    }),
    { numRuns: 100 },
  )
})
