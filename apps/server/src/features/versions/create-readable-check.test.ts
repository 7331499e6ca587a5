import { emptyDocument } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { createReadableCheck } from './create-readable-check.ts'

const text = (name: string) => JSON.stringify(emptyDocument({ name }))

it('tells documents from rubbish, also where a document stood before', () => {
  const isReadable = createReadableCheck()
  expect(isReadable('a', text('A'))).toBe(true)
  expect(isReadable('a', text('A'))).toBe(true)
  expect(isReadable('a', '{"screens":7}')).toBe(false)
  expect(isReadable('a', 'rubbish')).toBe(false)
  expect(isReadable('a', text('A'))).toBe(true)
})

it('stays right when it must forget', () => {
  const isReadable = createReadableCheck(text('A').length)
  for (const id of ['a', 'b', 'a', 'c']) {
    expect(isReadable(id, text('A'))).toBe(true)
    expect(isReadable(id, 'rubbish')).toBe(false)
  }
})
