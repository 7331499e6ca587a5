import type { AppDocument, ComponentNode, JsonValue } from '@kwiq/app-model'
import { definitionList } from '@kwiq/catalogue'
import { themePresets } from '@kwiq/catalogue/theme'
import { arbitraryDocument } from '@kwiq/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderScreenToHtml } from './static.tsx'

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '</style><svg onload=alert(1)>',
  'red;background:url(javascript:alert(1))',
  'https://x.example/"onerror="alert(1)',
  'x'.repeat(500),
  'مرحبا بالعالم',
  '',
]
const leaf: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>(...hostile),
  fc.constantFrom<JsonValue>(Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e308, 0.5, 3, true, false, null),
)
const names = definitionList.map(({ properties }) => Object.keys(properties.shape))
const itemNames = [
  'title',
  'image',
  'icon',
  'avatar',
  'spark',
  'progress',
  'action',
  'quantity',
  'label',
  'x',
  'y',
]
const record = (keys: string[]) =>
  fc.dictionary(fc.constantFrom(...keys), fc.oneof(leaf, fc.array(leaf, { maxLength: 3 })), {
    maxKeys: 8,
    noNullPrototype: true,
  })
const value: fc.Arbitrary<JsonValue> = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 4 }),
  fc.array(record(itemNames), { maxLength: 3 }),
)

/** A component whose properties have the catalogue's names and anything in them; choices are often kept. */
const anyNode: fc.Arbitrary<ComponentNode> = fc.nat(definitionList.length - 1).chain((index) => {
  const definition = definitionList[index]
  const keys = names[index] ?? []
  const choices = Object.entries(definition?.properties.shape ?? {}).flatMap(([name, schema]) => {
    const options: unknown =
      'options' in schema.def ? undefined : Reflect.get(Reflect.get(schema.def, 'innerType') ?? {}, 'options')
    return Array.isArray(options)
      ? [fc.constantFrom<JsonValue>(...options).map((chosen) => [name, chosen] as const)]
      : []
  })
  return fc
    .tuple(
      fc.constantFrom(...hostile),
      fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 8, noNullPrototype: true }),
      fc.tuple(...choices),
    )
    .map(([label, free, chosen]) => ({
      id: 'node',
      type: definition?.type ?? 'text',
      label,
      properties: { ...free, ...Object.fromEntries(chosen) },
      children: definition?.acceptsChildren ? [{ id: 'in', type: 'text', label, properties: {} }] : [],
    }))
})

function drawAll(document: AppDocument): string {
  return document.screens.map(({ id }) => renderScreenToHtml(document, id).html).join('')
}

test('any valid document is drawn', () => {
  fc.assert(
    fc.property(arbitraryDocument(), (document) => {
      expect(drawAll(document)).toContain('<div')
    }),
    { numRuns: 60 },
  )
})

test('nothing in a property breaks a screen or gets out of its place', () => {
  fc.assert(
    fc.property(anyNode, fc.constantFrom(...themePresets.map(({ id }) => id)), (node, preset) => {
      const html = drawAll({
        schemaVersion: 1,
        app: { name: 'App', description: '', icon: null, theme: { preset }, startScreenId: 'home' },
        screens: [{ id: 'home', name: 'Home', components: [node] }],
      })
      expect(html).not.toMatch(
        /<script|<img src="?x|<svg onload|onerror="alert|(href|src)="javascript|NaN|Infinity/,
      )
    }),
    { numRuns: 300 },
  )
})

test.each(themePresets.map(({ id }) => id))('two hundred items and 500 letters are drawn in %s', (preset) => {
  const items = Array.from({ length: 200 }, (_, index) => ({ title: `${index} ${'long '.repeat(100)}` }))
  const html = drawAll({
    schemaVersion: 1,
    app: { name: 'App', description: '', icon: null, theme: { preset }, startScreenId: 'home' },
    screens: [
      {
        id: 'home',
        name: 'Home',
        components: [{ id: 'l', type: 'list', label: 'x'.repeat(500), properties: { items } }],
      },
    ],
  })
  expect(html).toContain('199 long')
})
