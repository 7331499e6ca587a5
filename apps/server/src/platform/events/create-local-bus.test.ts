import { expect, test } from 'vitest'
import { createLocalBus } from './create-local-bus.ts'
import type { ProjectEvent } from './event-bus.ts'

const saved: ProjectEvent = { projectId: 'p1', type: 'document.saved', actorId: null, data: { revision: 2 } }

test('listeners of the project are told, until they stop', async () => {
  const bus = createLocalBus()
  const heard: ProjectEvent[] = []
  const stop = bus.subscribe('p1', (event) => heard.push(event))
  bus.publish(saved)
  bus.publish({ ...saved, projectId: 'p2' })
  await Promise.resolve()
  expect(heard).toEqual([saved])
  stop()
  bus.publish(saved)
  await Promise.resolve()
  expect(heard).toHaveLength(1)
})

test('a listener that stops does not silence the others', async () => {
  const bus = createLocalBus()
  const heard: string[] = []
  const stop = bus.subscribe('p1', () => heard.push('first'))
  stop()
  stop()
  bus.subscribe('p1', () => heard.push('second'))
  stop()
  bus.publish(saved)
  await Promise.resolve()
  expect(heard).toEqual(['second'])
})
