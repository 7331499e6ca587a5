import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import { createStore } from './create-store.ts'
import type { SaveState } from './save-queue.ts'
import { tellTrouble } from './tell-trouble.ts'

function listen() {
  const said: string[] = []
  const saveState = createStore<{ state: SaveState }>({ state: 'saved' })
  const stop = tellTrouble({ saveState, announce: (words) => said.push(words) })
  const pass = (...states: SaveState[]) => {
    for (const state of states) saveState.set({ state })
    return said.splice(0)
  }
  return { pass, stop }
}

test('a save that goes well is not talked about', () => {
  expect(listen().pass('saving', 'saved', 'saving', 'conflict', 'saving', 'saved')).toEqual([])
})

test('trouble is told with what it means, and its end, once', () => {
  const { pass } = listen()
  expect(pass('saving', 'offline')).toEqual([`Offline. ${texts.saveHints.offline}`])
  expect(pass('saving')).toEqual([])
  expect(pass('saved', 'saving', 'saved')).toEqual([texts.saveHints.saved])
})

test('a refused edit that the next one mends is told too', () => {
  const { pass } = listen()
  expect(pass('saving', 'refused', 'saving', 'saved')).toEqual([
    `Not saved. ${texts.saveHints.refused}`,
    texts.saveHints.saved,
  ])
})

test('whoever has left hears no more', () => {
  const { pass, stop } = listen()
  stop()
  expect(pass('offline')).toEqual([])
})
