import { type AppDocument, validateDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { editApp } from '../edit-app.ts'
import { valuesOfChoice } from '../choice-nodes.ts'

const spending = generateApp({
  prompt: 'Track expenses with amount, category and date, a chart by category and a budget per category.',
}).document
const studio = generateApp({
  prompt: 'Pottery studio: see courses, book a place on a course and pay by card or cash.',
}).document
const cookbook = generateApp({
  prompt: 'Recipe book: browse recipes by category, save favourites, add recipes.',
}).document

const nodes = (document: AppDocument) => [...walkNodes(document)]
const choices = (document: AppDocument) =>
  nodes(document).flatMap(({ node }) => {
    const values = valuesOfChoice(node)
    return values ? [{ label: node.label, values }] : []
  })
const edited = (document: AppDocument, prompt: string) => {
  const result = editApp({ document, prompt })
  expect(result.notUnderstood).toEqual([])
  expect(validateDocument(result.document).ok).toBe(true)
  return result.document
}

describe('what one chooses between, told whole', () => {
  it('categories are those that are told, in the form and in what shows them', () => {
    const former = choices(spending).find(({ label }) => label === 'Category')?.values ?? []
    const after = edited(
      spending,
      `make the categories school, house and fun instead of ${former.join(', ')}`,
    )
    expect(choices(after).find(({ label }) => label === 'Category')?.values).toEqual([
      'School',
      'House',
      'Fun',
    ])
    expect(after.app.theme).toEqual(spending.app.theme)
    const charted = (document: AppDocument) =>
      nodes(document).find(({ node }) => node.properties.kind === 'donut')?.node.properties
    const sum = (data: unknown) => (data as number[]).reduce((all, part) => all + part, 0)
    expect(sum(charted(after)?.data)).toBe(sum(charted(spending)?.data))
  })

  it('an "All" before the filters stays, and lists of other things keep theirs', () => {
    const after = edited(cookbook, 'the filters should be soups, bakes and drinks')
    expect(choices(after).filter(({ values }) => values.includes('Soups')).length).toBeGreaterThan(0)
    for (const { values } of choices(after).filter((each) => each.values.includes('Soups')))
      expect(values.slice(-3)).toEqual(['Soups', 'Bakes', 'Drinks'])
  })

  it('times are told with colons, and the chosen one is one of them', () => {
    const after = edited(studio, 'the free times should be 8:00, 12:30 and 19:00')
    const times = nodes(after).find(({ node }) => Array.isArray(node.properties.slots))?.node.properties
    expect(times?.slots).toEqual(['8:00', '12:30', '19:00'])
    expect(Number(times?.selected)).toBeLessThan(3)
  })

  it('one more way to pay is one more wherever one chooses how', () => {
    const after = edited(studio, 'add TWINT as a way to pay')
    const added = nodes(after).filter(({ node }) => JSON.stringify(node).includes('TWINT'))
    expect(added.length).toBeGreaterThan(0)
    expect(added.every(({ node }) => node.properties.variant !== 'switch')).toBe(true)
  })

  it('a choice of some values has these, and not how they are told', () => {
    const after = edited(spending, 'the category should be a choice of soups, bakes and drinks')
    const changed = choices(after).filter(({ values }) => values.includes('Soups'))
    expect(changed.length).toBeGreaterThan(0)
    for (const { values } of changed) expect(values.slice(-3)).toEqual(['Soups', 'Bakes', 'Drinks'])
  })

  it('looks that are listed are no choices', () => {
    const after = edited(studio, 'make it warm and calm')
    expect(choices(after)).toEqual(choices(studio))
  })
})
