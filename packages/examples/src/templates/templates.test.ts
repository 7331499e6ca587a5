import { checkNavigation, parseDocument, walkNodes } from '@kwiq/app-model'
import { definitions, isComponentType } from '@kwiq/catalogue'
import { describe, expect, it } from 'vitest'
import { builtInTemplates } from './index.ts'

/** Bytes of one document: lists and clones stay quick. */
const mostBytes = 60_000

describe.each(builtInTemplates.map((template) => [template.slug, template] as const))(
  'the template %s',
  (_slug, template) => {
    const text = template.readText()
    const parsed = parseDocument(JSON.parse(text))

    it('is a valid document of four to eight screens and a sensible size', () => {
      expect(parsed).toMatchObject({ ok: true })
      if (!parsed.ok) return
      expect(parsed.document.screens.length).toBeGreaterThanOrEqual(4)
      expect(parsed.document.screens.length).toBeLessThanOrEqual(8)
      expect(Buffer.byteLength(text)).toBeLessThan(mostBytes)
    })

    it('can be walked through: every screen reached and left again', () => {
      if (parsed.ok) expect(checkNavigation(parsed.document)).toEqual([])
    })

    it('says nothing the catalogue does not know', () => {
      if (!parsed.ok) return
      for (const { node } of walkNodes(parsed.document)) {
        if (!isComponentType(node.type)) throw new Error(`${node.id}: unknown type ${node.type}`)
        expect(
          definitions[node.type].properties.safeParse(node.properties).error?.issues,
          node.id,
        ).toBeUndefined()
      }
    })

    it('has a card of its own', () => {
      expect(template.name.length).toBeLessThanOrEqual(24)
      expect(template.description.length).toBeLessThanOrEqual(80)
    })
  },
)

it('offers at least 24 of at least 10 categories, with different names', () => {
  expect(builtInTemplates.length).toBeGreaterThanOrEqual(24)
  expect(new Set(builtInTemplates.map(({ category }) => category)).size).toBeGreaterThanOrEqual(10)
  expect(new Set(builtInTemplates.map(({ name }) => name)).size).toBe(builtInTemplates.length)
})
