import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { followed, nodesOf } from '../../testing/edits.ts'
import { itemsOf, textOf } from '../entry.ts'

const wedding = generateApp({
  prompt: 'Wedding planner: guest list, seating chart, budget, vendors',
}).document
const listOf = (document: typeof wedding, label: string) =>
  nodesOf(document).filter((node) => node.type === 'list' && node.label === label)

describe('only what is named stays', () => {
  it('of the lines of a list', () => {
    const [list] = listOf(followed(wedding, 'only names and pictures in the guests list'), 'Guests')
    const [item] = list ? itemsOf(list) : []
    expect(textOf(item, 'title')).toBeTruthy()
    expect(textOf(item, 'subtitle')).toBeUndefined()
    expect(textOf(item, 'badge')).toBeUndefined()
    expect(textOf(item, 'avatar')).toBeTruthy()
  })

  it('of the entries', () => {
    const [costs] = listOf(wedding, 'Costs')
    const name = textOf(itemsOf(costs ?? { id: '', type: '', label: '', properties: {} })[1], 'title') ?? ''
    const [after] = listOf(followed(wedding, `only show ${name.toLowerCase()}`), 'Costs')
    expect(after && itemsOf(after).map((item) => textOf(item, 'title'))).toEqual([name])
  })

  it('and is not what goes where something else goes', () => {
    const after = followed(wedding, 'no faces in the list, only names and badges')
    const badges = (document: typeof wedding) => JSON.stringify(nodesOf(document)).match(/"badge":/g)?.length
    expect(badges(after)).toBe(badges(wedding))
    expect(after).not.toEqual(wedding)
  })
})
