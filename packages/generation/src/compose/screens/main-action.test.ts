import { expect, it } from 'vitest'
import { walkComponents } from '@kwiq/app-model'
import { screensOf } from '../../testing/apps.ts'

const keysOf = (prompt: string, name: string) =>
  screensOf(prompt)
    .filter((screen) => screen.name === name)
    .flatMap(({ components }) => [...walkComponents(components)])
    .flatMap(({ type, label }) => (type === 'button' ? [label] : []))

it('calls the main button of a page as the description calls what it does, and has no other for it', () => {
  const keys = keysOf(
    'Ferry board of the bay: timetable per harbour, delay alerts, buy a ticket for a bike',
    'Trip',
  )
  expect(keys).toEqual(['Buy ticket for bike'])
})
