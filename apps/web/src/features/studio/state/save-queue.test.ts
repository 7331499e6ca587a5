import type { AppDocument, Command } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import {
  createSaveQueue,
  type Edit,
  type LastSave,
  gatherMs,
  type SaveAnswer,
  type SaveRequest,
  type SaveState,
  unansweredMs,
} from './save-queue.ts'

function documentNamed(name: string): AppDocument {
  return {
    schemaVersion: 1,
    app: { name, description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
    screens: [{ id: 'home', name: 'Home', components: [] }],
  }
}

const rename = (label: string): Edit => ({
  kind: 'command',
  command: { type: 'set-app-info', changes: { name: label } } as unknown as Command,
  failure: '',
})

/** A queue whose server and clock are driven by hand. */
function setUp(initial = documentNamed('first')) {
  let document = initial
  const requests: { request: SaveRequest; answer: (answer: SaveAnswer) => Promise<void> }[] = []
  const timers: { ms: number; ring: () => void; isCancelled: boolean }[] = []
  const states: SaveState[] = []
  const refused: string[] = []
  const dropped: Edit[] = []
  const unfit = new Set<Edit>()
  const queue = createSaveQueue(
    {
      send: (request) =>
        new Promise((resolve) => {
          requests.push({
            request,
            answer: async (answer) => {
              resolve(answer)
              await Promise.resolve()
              await Promise.resolve()
            },
          })
        }),
      getDocument: () => document,
      rebase: (next) => {
        document = next
      },
      replay: (onto, edits) => ({
        document: onto,
        steps: edits.map((edit) => {
          const isDropped = unfit.has(edit)
          return { edit, kept: isDropped ? null : edit, isDropped, before: onto, after: onto }
        }),
      }),
      wait: (ms, ring) => {
        const timer = { ms, ring, isCancelled: false }
        timers.push(timer)
        return () => {
          timer.isCancelled = true
        }
      },
      onStateChange: (state) => states.push(state),
      onRefused: (message) => refused.push(message),
      onDropped: (edits) => dropped.push(...edits),
    },
    'e1',
  )
  return {
    queue,
    requests,
    timers,
    states,
    refused,
    dropped,
    unfit,
    setDocument: (next: AppDocument) => {
      document = next
    },
    getDocument: () => document,
    tick: () => {
      const due = timers.filter((timer) => !timer.isCancelled).at(-1)
      if (due) {
        due.isCancelled = true
        due.ring()
      }
    },
  }
}

test('quick edits become one save, with the ETag they were made on', async () => {
  const { queue, requests, timers, states, tick } = setUp()
  queue.add(rename('a'))
  queue.add(rename('b'))
  expect(timers.at(-1)?.ms).toBe(gatherMs)
  expect(requests).toHaveLength(0)
  tick()
  expect(requests).toHaveLength(1)
  expect(requests[0]?.request).toMatchObject({ etag: 'e1', commands: null })
  await requests[0]?.answer({ outcome: 'saved', etag: 'e2' })
  expect(states).toEqual(['saving', 'saved'])
  expect(queue.getEtag()).toBe('e2')
  expect(queue.hasUnsaved()).toBe(false)
})

test('an edit made while a save runs goes out after it', async () => {
  const { queue, requests, states, tick } = setUp()
  queue.add(rename('a'))
  tick()
  queue.add(rename('b'))
  expect(requests).toHaveLength(1)
  await requests[0]?.answer({ outcome: 'saved', etag: 'e2' })
  expect(states.at(-1)).toBe('saving')
  tick()
  expect(requests[1]?.request.etag).toBe('e2')
})

test('a save that is not answered says offline soon, and saved when the answer comes after all', async () => {
  const { queue, requests, timers, states, tick } = setUp()
  queue.add(rename('a'))
  tick()
  expect(timers.at(-1)?.ms).toBe(unansweredMs)
  tick()
  expect(states).toEqual(['saving', 'offline'])
  queue.add(rename('b'))
  expect(states.at(-1)).toBe('offline')
  expect(requests).toHaveLength(1)
  await requests[0]?.answer({ outcome: 'saved', etag: 'e2' })
  expect(states.at(-1)).toBe('saving')
  tick()
  await requests[1]?.answer({ outcome: 'saved', etag: 'e3' })
  expect(states.at(-1)).toBe('saved')
  expect(timers.every(({ isCancelled }) => isCancelled)).toBe(true)
})

const heavyScreens = Array.from({ length: 5 }, (_, screen) => ({
  id: `screen-${screen}`,
  name: 'Long',
  components: Array.from({ length: 100 }, (_each, number) => ({
    id: `text-${screen}-${number}`,
    type: 'text',
    label: 'x'.repeat(450),
    properties: {},
  })),
}))
const heavy = (name: string): AppDocument => {
  const document = documentNamed(name)
  return { ...document, screens: [...document.screens, ...heavyScreens] }
}

test('a large document is saved by its commands, a small one whole', () => {
  for (const [document, count] of [
    [heavy('x'), 1],
    [documentNamed('x'), undefined],
  ] as const) {
    const { queue, requests, setDocument, tick } = setUp()
    setDocument(document)
    queue.add(rename('a'))
    tick()
    expect(requests[0]?.request.commands?.length).toBe(count)
  }
})

test('of a large document undo sends what it changed; more than can be said shortly goes whole', async () => {
  const { queue, requests, setDocument, tick } = setUp(heavy('first'))
  setDocument(heavy('second'))
  queue.add({ kind: 'document', before: heavy('first'), after: heavy('second'), failure: '' })
  tick()
  expect(requests[0]?.request.commands).toEqual([{ type: 'set-app-info', set: { name: 'second' } }])
  await requests[0]?.answer({ outcome: 'saved', etag: 'e2' })
  queue.add({ kind: 'document', before: heavy('second'), after: heavy('third'), failure: '' })
  queue.add({ kind: 'document', before: heavy('third'), after: heavy('second'), failure: '' })
  tick()
  expect(requests[1]?.request.commands).toEqual([{ type: 'batch', commands: [] }])
  await requests[1]?.answer({ outcome: 'saved', etag: 'e3' })
  const relabelled = heavyScreens.map((screen) => ({
    ...screen,
    components: screen.components.map((node) => ({ ...node, label: `${node.label}y` })),
  }))
  const after = { ...documentNamed('second'), screens: relabelled }
  setDocument(after)
  queue.add({ kind: 'document', before: heavy('second'), after, failure: '' })
  tick()
  expect(requests[2]?.request.commands).toBeNull()
})

test('unreachable: the edits are kept and sent again with growing waits', async () => {
  const { queue, requests, timers, states, tick } = setUp()
  queue.add(rename('a'))
  tick()
  await requests[0]?.answer({ outcome: 'unreachable' })
  expect(states.at(-1)).toBe('offline')
  expect(queue.hasUnsaved()).toBe(true)
  expect(timers.at(-1)?.ms).toBe(1000)
  queue.add(rename('b'))
  expect(states.at(-1)).toBe('offline')
  tick()
  await requests[1]?.answer({ outcome: 'unreachable' })
  expect(timers.at(-1)?.ms).toBe(2000)
  queue.flush()
  await requests[2]?.answer({ outcome: 'saved', etag: 'e2' })
  expect(states.at(-1)).toBe('saved')
})

test('stale: the edits are put on the newer document and tried again', async () => {
  const { queue, requests, states, getDocument, tick } = setUp()
  queue.add(rename('a'))
  tick()
  await requests[0]?.answer({ outcome: 'stale', etag: 'e9', document: documentNamed('theirs') })
  expect(states.at(-1)).toBe('conflict')
  expect(getDocument().app.name).toBe('theirs')
  tick()
  expect(requests[1]?.request.etag).toBe('e9')
  await requests[1]?.answer({ outcome: 'saved', etag: 'e10' })
  expect(states.at(-1)).toBe('saved')
})

test('an edit that no longer fits is left out and named', async () => {
  const { queue, requests, states, dropped, unfit, tick } = setUp()
  const edit = rename('a')
  unfit.add(edit)
  queue.add(edit)
  tick()
  await requests[0]?.answer({ outcome: 'stale', etag: 'e9', document: documentNamed('theirs') })
  expect(dropped).toEqual([edit])
  expect(states.at(-1)).toBe('saved')
  expect(queue.hasUnsaved()).toBe(false)
})

test('refused: said once, and the next accepted save makes it right', async () => {
  const { queue, requests, states, refused, tick } = setUp()
  queue.add(rename('a'))
  tick()
  await requests[0]?.answer({ outcome: 'refused', message: 'too long' })
  expect(states.at(-1)).toBe('refused')
  expect(refused).toEqual(['too long'])
  expect(queue.hasUnsaved()).toBe(true)
  queue.add(rename('b'))
  tick()
  await requests[1]?.answer({ outcome: 'saved', etag: 'e2' })
  expect(states.at(-1)).toBe('saved')
})

test('settling sends at once and ends when everything is saved', async () => {
  const { queue, requests } = setUp()
  queue.add(rename('a'))
  let isSettled = false
  const settle = async () => {
    await queue.settle()
    isSettled = true
  }
  const settled = settle()
  expect(requests).toHaveLength(1)
  queue.add(rename('b'))
  await requests[0]?.answer({ outcome: 'saved', etag: 'e2' })
  expect(isSettled).toBe(false)
  expect(requests).toHaveLength(2)
  await requests[1]?.answer({ outcome: 'saved', etag: 'e3' })
  await settled
  expect(isSettled).toBe(true)
})

test('settling does not wait for a server that cannot be reached', async () => {
  const { queue, requests } = setUp()
  queue.add(rename('a'))
  const settled = queue.settle()
  await requests[0]?.answer({ outcome: 'unreachable' })
  await settled
  expect(queue.hasUnsaved()).toBe(true)
})

test('the save of a page that is left has a key by which it is known again, and is told as long as all is in it', async () => {
  const { queue, requests, tick } = setUp()
  expect(queue.sendLast()).toBeNull()
  queue.add(rename('a'))
  const last = queue.sendLast()
  expect(last).toEqual({ etag: 'e1', key: expect.stringMatching(/^[\w-]{36}$/) })
  expect(requests[0]?.request).toMatchObject({ ...(last as LastSave) })
  expect(queue.sendLast()).toEqual(last)
  // The person stayed after all.
  queue.add(rename('b'))
  expect(queue.sendLast()).toBe('unknown')
  await requests[0]?.answer({ outcome: 'saved', etag: 'e2' })
  tick()
  expect(requests[1]?.request.key).toBeNull()
  expect(queue.sendLast()).toBe('unknown')
  await requests[1]?.answer({ outcome: 'saved', etag: 'e3' })
  expect(queue.sendLast()).toBeNull()
})

test('what outlives its page goes as commands where the document is too large for that', () => {
  const { queue, requests, setDocument } = setUp(documentOf(50_000))
  const before = documentOf(50_000)
  setDocument({ ...before, app: { ...before.app, name: 'b' } })
  queue.add(rename('b'))
  queue.sendLast()
  expect(requests[0]?.request.commands).toEqual([(rename('b') as { command: Command }).command])
})

function documentOf(characters: number): AppDocument {
  const label = 'x'.repeat(characters / 100)
  const components = Array.from({ length: 100 }, (_, index) => ({
    id: `text-${index}`,
    type: 'text',
    label,
    properties: {},
  }))
  return { ...documentNamed('a'), screens: [{ id: 'home', name: 'Home', components }] }
}
