import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Client, register } from './support/client.ts'
import { createFreshDatabase, postgresUrl } from './support/fresh-database.ts'
import { launchKwiq } from './support/launch-kwiq.ts'
import { type Editor, openEditor } from './support/open-editor.ts'
import { randomOf } from './support/repeatable.ts'
import { isLong, onPostgres } from './support/settings.ts'
import { type FaultProxy, startDatabaseProxy, startFaultProxy } from './support/start-fault-proxy.ts'

const runs = Number(process.env.KWIQ_CONVERGE_RUNS ?? (isLong ? 100 : 4))
/** Edits of each of the two in one run. */
const edits = 8

interface Place {
  urls: readonly [string, string]
  /** Proxies before the processes, and between them and the database. */
  proxies: readonly FaultProxy[]
}

/** Two people edit one project at once while their lines are cut; gives what each made. */
async function editTogether(owner: Client, { urls, proxies }: Place, seed: number): Promise<void> {
  const random = randomOf(seed)
  const { id } = (await owner.must('POST', '/api/projects', { name: `Run ${seed}` })).json<{ id: string }>()
  const editors = await Promise.all(urls.map((url) => openEditor(owner, url, id)))
  const made: string[] = []
  const edit = async ({ studio }: Editor, who: number) => {
    for (let n = 0; n < edits; n += 1) {
      const node = { id: `e${who}-${n}`, type: 'button' as const, label: `${who}.${n}`, properties: {} }
      const [screen] = studio.document.getDocument().screens
      if (!screen) throw new Error('The screen is gone.')
      const place = {
        screenId: screen.id,
        parentId: null,
        index: Math.floor(random() * (screen.components.length + 1)),
      }
      if (studio.run({ type: 'add-component', place, node }, { failure: 'Not added' })) made.push(node.id)
      await sleep(random() * 120)
      if (random() < 0.4) proxies[Math.floor(random() * proxies.length)]?.cut()
    }
  }
  try {
    await Promise.all(editors.map(edit))
    const server = async () => (await owner.must('GET', `/api/projects/${id}/schema`)).text
    await expect
      .poll(
        async () => {
          if (!editors.every((editor) => editor.isSettled())) return 'unsaved'
          const texts = editors.map(({ studio }) => JSON.stringify(studio.document.getDocument()))
          return new Set([...texts, JSON.stringify(JSON.parse(await server()))]).size
        },
        { timeout: 120_000, interval: 100, message: `run ${seed} comes to one document` },
      )
      .toBe(1)
    const text = await server()
    for (const node of made) expect(text.split(`"id":"${node}"`), `${node} is there, once`).toHaveLength(2)
  } finally {
    for (const editor of editors) editor.close()
  }
}

test.skipIf(postgresUrl === '')(
  'two people who edit through two processes with cut connections come to one document with all they made',
  async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-converge-'))
    const database = await createFreshDatabase()
    const databaseProxies = await Promise.all([
      startDatabaseProxy(database.url),
      startDatabaseProxy(database.url),
    ])
    const processes = await Promise.all(
      databaseProxies.map(({ url }) =>
        launchKwiq({ ...onPostgres(url, directory), KWIQ_ROLE: 'web', SHUTDOWN_DELAY: '0' }),
      ),
    )
    const webProxies = await Promise.all(
      processes.map(({ port }) => startFaultProxy({ host: '127.0.0.1', port })),
    )
    try {
      const owner = await register(processes[0]?.url ?? '', 'owner@kwiq.example')
      const [one, two] = webProxies.map(({ port }) => `http://127.0.0.1:${port}`)
      const place: Place = { urls: [one ?? '', two ?? ''], proxies: [...webProxies, ...databaseProxies] }
      for (let seed = 1; seed <= runs; seed += 1) {
        await editTogether(owner, place, seed)
        if (isLong) process.stdout.write(`run ${seed}: both have the same document\n`)
      }
    } finally {
      await Promise.all(processes.map((each) => each.end('SIGKILL')))
      await Promise.all([...webProxies, ...databaseProxies].map((proxy) => proxy.close()))
      await database.drop()
      await rm(directory, { recursive: true, force: true })
    }
  },
  120_000 + runs * 130_000,
)
