import { type AppDocument, validateDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { editApp } from '../edit-app.ts'
import { itemsOf, textOf } from '../entry.ts'

const cook = generateApp({
  prompt:
    'Family recipes: browse recipes by category, save favourites, make a shopping list, add our own recipes.',
}).document
const store = generateApp({
  prompt: 'Shop for plants with prices, opening hours and how to find us; order for pickup.',
}).document

const nodes = (document: AppDocument) => [...walkNodes(document)]
const tabs = (document: AppDocument) => {
  const bar = nodes(document).find(({ node }) => node.type === 'navbar')?.node
  return bar ? itemsOf(bar).map((item) => textOf(item, 'title') ?? '') : []
}
const edited = (document: AppDocument, prompt: string) => {
  const result = editApp({ document, prompt })
  expect(result.notUnderstood).toEqual([])
  expect(validateDocument(result.document).ok).toBe(true)
  return result.document
}

describe('tabs and copies where they are told to go', () => {
  it('a new tab stands between two others', () => {
    const [first = '', second = '', ...others] = tabs(cook)
    const free = cook.screens.find(({ name }) => name === 'Shopping list')
    const after = edited(cook, `move ${free?.name} to the tab bar between ${first} and ${second}`)
    expect(tabs(after)).toEqual([first, free?.name, second, ...others])
  })

  it('one tab goes for two others to come', () => {
    const gone = tabs(cook).at(-1) ?? ''
    const [one, other] = cook.screens.filter(({ name }) => !tabs(cook).includes(name)).map(({ name }) => name)
    const after = edited(cook, `${one} and ${other} should be in the bottom bar, take out ${gone} for that`)
    expect(tabs(after)).toEqual(expect.arrayContaining([one, other]))
    expect(tabs(after)).not.toContain(gone)
  })

  it('something of another page stands once more, below what is named', () => {
    const hours = nodes(store).find(({ node }) => node.label === 'Opening hours')
    const start = store.screens.find(({ id }) => id === store.app.startScreenId)
    const search = start?.components.findIndex(({ properties }) => properties.kind === 'search') ?? -1
    expect(hours).toBeDefined()
    expect(search).toBeGreaterThanOrEqual(0)
    const after = edited(store, 'put the opening hours on the home screen too, right under the search')
    expect(
      after.screens.find(({ id }) => id === start?.id)?.components[search + 1]?.properties.items,
    ).toEqual(hours?.node.properties.items)
    expect(nodes(after).find(({ node }) => node.id === hours?.node.id)?.node).toBe(hours?.node)
  })

  it('a note is written where one orders, with the example that was told', () => {
    const after = edited(store, 'let customers leave a note when they order, like "water it first"')
    const note = nodes(after).find(({ node }) => node.label === 'Note')
    expect(note?.node.properties).toMatchObject({ kind: 'multiline', placeholder: 'Water it first' })
    expect(nodes(after)).toHaveLength(nodes(store).length + 1)
  })
})
