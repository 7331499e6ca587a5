import { expect, test } from 'vitest'
import type { SaveState } from '../state/save-queue.ts'
import { texts } from '../texts.ts'
import { saveNow } from './save-now.ts'

/** What is said after the button was pressed and the server has answered (or not) in this way. */
async function said(state: SaveState, hasUnsaved: boolean): Promise<string[]> {
  const titles: string[] = []
  const save = {
    add: () => {},
    flush: () => {},
    settle: () => Promise.resolve(),
    hasUnsaved: () => hasUnsaved,
    getState: () => state,
    getEtag: () => '"1"',
    getSaved: () => {
      throw new Error('not asked for')
    },
    receive: () => {},
    sendLast: () => null,
    whenAnswered: () => Promise.resolve(),
  }
  await saveNow({ save, toast: ({ title, description }) => titles.push(`${title}: ${description}`) })
  return titles
}

test('it is said that everything is saved', async () => {
  expect(await said('saved', false)).toEqual([`${texts.allSaved.title}: ${texts.allSaved.description}`])
})

test('without the server it is said where the edits are', async () => {
  expect(await said('offline', true)).toEqual([`Offline: ${texts.saveHints.offline}`])
})

test('a refused edit has its own message from the server', async () => {
  expect(await said('refused', true)).toEqual([])
})
