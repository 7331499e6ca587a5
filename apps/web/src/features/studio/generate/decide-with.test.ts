import { diffDocuments, type AppDocument } from '@kwiq/app-model'
import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { decideWith } from './decide-with.ts'

const before = makeDocument({ screens: [makeScreen('home', [makeNode('title', 'text')])] })
const [home] = before.screens
const after: AppDocument = {
  ...before,
  screens: [
    ...(home
      ? [
          {
            ...home,
            components: [
              makeNode('title', 'text', { label: 'Hello' }),
              makeNode('way', 'button', { properties: { action: { kind: 'screen', screenId: 'settings' } } }),
            ],
          },
        ]
      : []),
    makeScreen('settings'),
  ],
}
const changes = diffDocuments(before, after)
const kinds = (decided: typeof changes) => decided.map(({ kind }) => kind).toSorted()
const of = (kind: string) => changes.filter((change) => change.kind === kind)

test('without a new screen, what leads to it goes too', () => {
  const [screen] = of('screen-added')
  expect(screen && kinds(decideWith(screen, changes, false))).toEqual(['component-added', 'screen-added'])
})

test('what leads to a new screen brings the screen along', () => {
  const [way] = of('component-added')
  expect(way && kinds(decideWith(way, changes, true))).toEqual(['component-added', 'screen-added'])
  expect(way && kinds(decideWith(way, changes, false))).toEqual(['component-added'])
})

test('other changes are decided alone', () => {
  const [renamed] = of('component-renamed')
  expect(renamed && decideWith(renamed, changes, false)).toEqual([renamed])
})
