import { checkNavigation, validateDocument, walkNodes } from '@kwiq/app-model'
import { definitions, isComponentType } from '@kwiq/catalogue'
import { isIconName } from '@kwiq/catalogue/icons'
import { describe, expect, it } from 'vitest'
import { exampleApps, exampleAppsById } from './index.ts'

describe.each(Object.entries(exampleAppsById))('the example %s', (_id, document) => {
  it('is a valid document', () => {
    expect(validateDocument(document)).toMatchObject({ ok: true })
  })

  it('can be walked through: every screen reached and left again', () => {
    expect(checkNavigation(document)).toEqual([])
  })

  it('says nothing the catalogue does not know, and every value fits', () => {
    for (const { node } of walkNodes(document)) {
      if (!isComponentType(node.type)) throw new Error(`${node.id}: unknown type ${node.type}`)
      const definition = definitions[node.type]
      const parsed = definition.properties.safeParse(node.properties)
      expect(parsed.error?.issues, node.id).toBeUndefined()
      // Parsing leaves unknown keys out at every level, so what comes back must still hold all that went in.
      expect(parsed.data, node.id).toMatchObject(node.properties)
      if (node.children?.length) expect(definition.acceptsChildren, node.id).toBe(true)
    }
  })

  it('names only icons there are', () => {
    const text = JSON.stringify(document)
    for (const [, name = ''] of text.matchAll(/"(?:icon|trailingIcon)":"([^"]+)"/g)) {
      expect(isIconName(name), name).toBe(true)
    }
  })

  it('names its buttons', () => {
    for (const { node } of walkNodes(document)) {
      if (node.type === 'button' || node.type === 'navbar') expect(node.label, node.id).not.toBe('')
    }
  })
})

it('has twelve of them, with different names', () => {
  expect(new Set(exampleApps.map((document) => document.app.name)).size).toBe(12)
})
