import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { describeChange } from '../diff/describe-changes.ts'
import type { AppDocument } from '../types.ts'
import { validateDocument } from '../validation/validate-document.ts'
import { protectLocked } from './protect-locked.ts'

const toOther = { action: { kind: 'screen', screenId: 'other' } }

function documentOf(home: Parameters<typeof makeScreen>[1], isOtherLocked: boolean): AppDocument {
  const other = makeScreen('other', [makeNode('there', 'text')])
  return makeDocument({
    screens: [makeScreen('home', home), isOtherLocked ? { ...other, isLocked: true } : other],
  })
}

test('what is locked stays, what is free is changed, and it is told', () => {
  const before = documentOf(
    [{ ...makeNode('a', 'button', { label: 'Keep' }), isLocked: true }, makeNode('b', 'button')],
    false,
  )
  const after = documentOf(
    [makeNode('a', 'button', { label: 'Changed' }), makeNode('b', 'button', { label: 'Changed' })],
    false,
  )
  const { document, leftAlone } = protectLocked(before, after)
  expect(document.screens[0]?.components[0]).toBe(before.screens[0]?.components[0])
  expect(document.screens[0]?.components[1]?.label).toBe('Changed')
  expect(leftAlone.map(describeChange)).toEqual(["Renamed Button 'Keep' to 'Changed' in Home"])
})

test('a locked screen that should go stays, with the ways to it', () => {
  const before = documentOf([makeNode('a', 'button', { properties: toOther }), makeNode('b', 'text')], true)
  const { screens, ...rest } = documentOf(
    [makeNode('a', 'button'), makeNode('b', 'text', { label: 'Hi' })],
    true,
  )
  const { document, leftAlone } = protectLocked(before, { ...rest, screens: screens.slice(0, 1) })
  expect(document.screens[1]).toBe(before.screens[1])
  expect(document.screens[0]?.components[0]?.properties).toEqual(toOther)
  expect(document.screens[0]?.components[1]?.label).toBe('Hi')
  expect(leftAlone.map(({ kind }) => kind)).toEqual(['screen-removed'])
})

test('a lock cannot be taken away to get round it', () => {
  const before = documentOf([], true)
  const after = documentOf([], false)
  const { document } = protectLocked(before, {
    ...after,
    screens: after.screens.map((screen) => ({ ...screen, components: [] })),
  })
  expect(document).toEqual(before)
})

test('without locks it is the proposal itself', () => {
  const before = documentOf([], false)
  const after = documentOf([makeNode('a')], false)
  expect(protectLocked(before, after)).toEqual({ document: after, leftAlone: [] })
})

test('only true or nothing is a lock', () => {
  const document = documentOf([], false)
  const screens = document.screens.map((screen) => ({ ...screen, isLocked: false }))
  expect(validateDocument({ ...document, screens })).toMatchObject({
    ok: false,
    issues: [{ path: 'screens[0].isLocked' }, {}],
  })
  expect(validateDocument(documentOf([], true))).toMatchObject({ ok: true })
})
