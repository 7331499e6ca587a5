import { walkComponents } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { screensOf } from '../../testing/apps.ts'

const listsOf = (prompt: string) =>
  [...walkComponents(screensOf(prompt)[0]?.components ?? [])]
    .filter(({ type }) => type === 'list')
    .map(({ properties }) => properties['title'])

test('a board has a column for each state, with what stands there', () => {
  expect(listsOf('A kanban board for our choir')).toEqual(['To do, 2', 'In progress, 2', 'Done, 2'])
  expect(
    listsOf('An issue tracker for testers. User can see a board with columns for each status.').slice(0, 2),
  ).toEqual(['Open, 2', 'In progress, 2'])
})

test('a list of the same things without a board has none', () => {
  expect(listsOf('An issue tracker for testers, with severity and version')).not.toContain('Open, 2')
})

test('calls its columns as the description does, with the cards in them', () => {
  expect(
    listsOf('A Kanban board for our band with columns To do, Doing and Done, due dates and labels'),
  ).toEqual(['To do, 2', 'Doing, 2', 'Done, 2'])
})
