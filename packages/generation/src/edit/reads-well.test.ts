import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, it } from 'vitest'
import { readsWell } from './reads-well.ts'

const document = makeDocument({ screens: [makeScreen('home', [makeNode('title', 'header')])] })
const added = (type: string, label: string, clause: string) =>
  readsWell(
    [
      {
        type: 'add-component',
        node: makeNode('new', type, { label, ...(type === 'list' ? { properties: { items: [] } } : {}) }),
        place: { screenId: 'home', parentId: null, index: 1 },
      },
    ],
    clause,
    document,
  )

it('makes nothing that is called a clause, or one of nobody knows what', () => {
  expect(added('button', 'Its less', 'show a message if its less')).toBe(false)
  expect(added('button', 'Choose which one', 'let people choose which one')).toBe(false)
  expect(added('list', 'One', 'a choice of which one')).toBe(false)
})

it('makes what is quoted, and what has a name', () => {
  expect(added('button', 'There is more', 'add a button "There is more"')).toBe(true)
  expect(added('button', 'Choose a shop', 'let people choose a shop')).toBe(true)
})
