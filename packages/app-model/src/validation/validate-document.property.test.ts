import { arbitraryDocument } from '@kwiq/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCommand } from '../commands/parse-command.ts'
import { parseDocument } from '../migrations/parse-document.ts'
import { validateDocument } from './validate-document.ts'

const keys = (
  'schemaVersion app screens components id type label name properties ' +
  'children theme colors action kind href __proto__ constructor commands node'
).split(' ')

/** JSON that looks enough like a document to reach every check. */
const almostDocument = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    fc.jsonValue(),
    fc.constantFrom(
      'stack',
      'button',
      'javascript:x',
      '\u0000',
      '\ud800',
      Number.POSITIVE_INFINITY,
      undefined,
    ),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 6 }),
  ),
})).value

/** One level of `key` inside another, deeper than any stack. */
function deep(key: string, levels: number): unknown {
  const opening = Array.from({ length: levels }, (_, level) => `{"id":"s${level}","type":"stack","${key}":[`)
  return JSON.parse(`${opening.join('')}{}${']}'.repeat(levels)}`)
}

test('never throws on arbitrary JSON, and names a reason whenever it refuses', () => {
  fc.assert(
    fc.property(fc.oneof(almostDocument, fc.anything()), (json) => {
      for (const result of [validateDocument(json), parseDocument(json), parseCommand(json)]) {
        if (!result.ok) expect(result.issues.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 1000 },
  )
})

test.each(['children', 'components', 'screens', 'commands'])('never throws on 10,000 levels of %s', (key) => {
  const json = deep(key, 10_000)
  for (const hostile of [
    json,
    { screens: [{ components: [json] }] },
    { schemaVersion: 1, app: {}, screens: [{ id: 'a', name: 'A', components: [json] }] },
    { schemaVersion: 1, screens: [{ components: [{ properties: json }] }] },
    { schemaVersion: 1, app: json, screens: [] },
    { type: 'batch', commands: [json] },
    { type: 'add-component', node: json },
  ]) {
    expect(validateDocument(hostile).ok).toBe(false)
    expect(parseCommand(hostile).ok).toBe(false)
    // Reading leaves unknown fields of screens out, and with them perhaps all that was deep.
    expect(() => parseDocument(hostile)).not.toThrow()
  }
})

test('whatever parses is valid, and parses again to the same', () => {
  fc.assert(
    fc.property(fc.oneof(arbitraryDocument(), almostDocument), (json) => {
      const parsed = parseDocument(json)
      if (!parsed.ok) return
      expect(validateDocument(parsed.document)).toMatchObject({ ok: true })
      const again = parseDocument(JSON.parse(JSON.stringify(parsed.document)))
      expect(again).toMatchObject({ ok: true })
      if (again.ok) expect(again.document).toEqual(JSON.parse(JSON.stringify(parsed.document)))
    }),
  )
})
