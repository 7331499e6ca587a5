import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { called, followed, nodesOf } from '../testing/edits.ts'
import { itemsOf, textOf } from './entry.ts'
import { walkNodes } from '@kwiq/app-model'

const appOf = (prompt: string) => generateApp({ prompt }).document
const baby = appOf('A calm app for new parents to log feeding, sleep and nappies')
const wedding = appOf('Wedding planner: guest list, seating chart, budget, vendors')

it('what carries the name goes, and not the list that holds it', () => {
  const after = followed(baby, 'remove the nappies part')
  const lists = (document: typeof baby) => nodesOf(document).filter(({ type }) => type === 'list').length
  expect(lists(after)).toBe(lists(baby))
  expect(JSON.stringify(nodesOf(baby).flatMap(itemsOf))).toMatch(/"title":"Nappies"/)
  expect(JSON.stringify(nodesOf(after).flatMap(itemsOf))).not.toMatch(/"title":"Napp(?:y|ies)/)
})

it('a list goes where it is named itself', () => {
  const list = nodesOf(baby).find(({ properties }) => properties.layout === 'stats')
  const after = followed(baby, `remove the ${list?.label.toLowerCase()} list`)
  expect(nodesOf(after).some(({ id }) => id === list?.id)).toBe(false)
})

it('one of a list goes, and not the screen that tells of one', () => {
  const detail = wedding.screens.find(({ id }) => id === 'guest')
  const name = detail?.components.find(({ type }) => type === 'header')?.label ?? ''
  const after = followed(wedding, `remove ${name}`)
  expect(after.screens).toHaveLength(wedding.screens.length)
  const titles = [...walkNodes(after)].flatMap(({ node }) =>
    itemsOf(node).map((item) => textOf(item, 'title')),
  )
  expect(titles).not.toContain(name)
  expect(called(after, 'Guests')).toBeDefined()
})
