import { makeDocument } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { validateDocument } from '../validation/validate-document.ts'
import { defaultWrapOptions } from '../wrap/wrap-options.ts'
import { applyCommand } from './apply-command.ts'
import { parseCommand } from './parse-command.ts'

const wrap = defaultWrapOptions('https://shop.example')

test('a wrap is put in, changed, and taken away again', () => {
  const plain = makeDocument()
  const wrapped = applyCommand(plain, { type: 'set-wrap', wrap })
  expect(wrapped.document.app.wrap).toEqual(wrap)
  expect(validateDocument(wrapped.document)).toMatchObject({ ok: true })
  expect(applyCommand(wrapped.document, wrapped.inverse).document).toEqual(plain)
  expect(applyCommand(wrapped.document, { type: 'set-wrap', wrap }).document).toBe(wrapped.document)
})

test.each([
  [{ url: 'javascript:alert(1)' }, 'The url must begin with https:// or http://.'],
  [{ url: 'tel:123' }, 'The url must begin with https:// or http://.'],
  [{ url: 'https://' }, 'The url must begin with https:// or http://.'],
  [{ barColor: 'red' }, 'A colour must be written as #rrggbb.'],
  [{ offlineTitle: 'x'.repeat(81) }, 'The offline title is longer than 80 characters.'],
  [
    { linkRules: Array.from({ length: 51 }, () => ({ pattern: '*', opens: 'inside' as const })) },
    'The link rules must be a list of at most 50.',
  ],
])('what no wrap can be is refused: %j', (change, message) => {
  const bad = { ...wrap, ...change }
  expect(() => applyCommand(makeDocument(), { type: 'set-wrap', wrap: bad })).toThrow(message)
  const document = makeDocument()
  const result = validateDocument({ ...document, app: { ...document.app, wrap: bad } })
  expect(result.ok ? [] : result.issues.map((issue) => issue.message)).toContain(message)
})

test('a command knows its fields', () => {
  expect(parseCommand({ type: 'set-wrap', wrap: null }).ok).toBe(true)
  expect(parseCommand({ type: 'set-wrap', wrap: { ...wrap, extra: 1 } }).ok).toBe(false)
  expect(parseCommand({ type: 'set-wrap', wrap: { ...wrap, orientation: 'up' } }).ok).toBe(false)
})
