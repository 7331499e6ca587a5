import { fileURLToPath } from 'node:url'
import { verifyApk, verifyXcodeProject, createSigningKey } from '@kwiq/export'
import { exampleApps } from '@kwiq/examples'
import { afterAll, expect, test } from 'vitest'
import type { MakeOrder } from './build-jobs.ts'
import { BuildProblem } from './build-problem.ts'
import { createThreadWorkshop, workHere } from './workshop.ts'

const workshop = createThreadWorkshop()
afterAll(() => workshop.close())

const order: MakeOrder = {
  document: JSON.stringify(exampleApps[1]),
  buildNumber: 1,
  projectName: 'Shop',
  packageId: 'org.brightfield.shop',
  payloadRoot: fileURLToPath(new URL('../../../testing/payload', import.meta.url)),
  siteIcon: null,
  key: null,
}
const { signal } = new AbortController()
const onChecking = () => Promise.resolve()

test('the thread makes the very files that would be made here', async () => {
  const key = await createSigningKey({ owner: 'Shop', now: new Date(0) })
  for (const each of [order, { ...order, key }]) {
    const there = await workshop.make(each, { onChecking, signal })
    const here = await workHere.make(each, { onChecking, signal })
    expect(there.files.map(({ name }) => name)).toEqual(here.files.map(({ name }) => name))
    for (const [index, file] of there.files.entries()) {
      expect(Buffer.from(file.bytes).equals(here.files[index]?.bytes ?? Buffer.of())).toBe(true)
    }
    const [main] = there.files
    if (!main) throw new Error('No main file')
    expect(each.key ? verifyApk(main.bytes).problems : verifyXcodeProject(main.bytes)).toEqual([])
  }
})

test('the event loop stays free while the thread works', async () => {
  const countTurns = async () => {
    let turns = 0
    const turning = new AbortController()
    const turn = () => {
      turns += 1
      if (!turning.signal.aborted) setImmediate(turn)
    }
    turn()
    await workshop.make(order, { onChecking, signal })
    turning.abort()
    return turns
  }
  // The most of several: on a machine with much to do this thread may get no turn of its own meanwhile.
  let most = 0
  for (let attempt = 0; attempt < 8 && most <= 100; attempt += 1) most = Math.max(most, await countTurns())
  // Work on this thread would let it turn a few times between its steps.
  expect(most).toBeGreaterThan(100)
})

test('what is wrong with the app comes back in its words and class', async () => {
  const broken = workshop.make({ ...order, document: '{' }, { onChecking, signal })
  await expect(broken).rejects.toThrow(BuildProblem)
  await expect(broken).rejects.toThrow(
    'This version of the app can no longer be read. Build the current one.',
  )
  const nowhere = workshop.make({ ...order, payloadRoot: '/nowhere' }, { onChecking, signal })
  await expect(nowhere).rejects.toMatchObject({
    name: 'BuildProblem',
    message: 'This server cannot build apps: its runtime for apps has not been built.',
    cause: { message: expect.stringContaining('/nowhere') },
  })
})

test('two documents are compared in words', async () => {
  const after = order.document.replace(/"name":"[^"]+"/, '"name":"Another name"')
  expect(await workshop.compare({ before: order.document, after }, signal)).toEqual(
    await workHere.compare({ before: order.document, after }, signal),
  )
  expect(await workshop.compare({ before: 'gone', after }, signal)).toBeNull()
})
