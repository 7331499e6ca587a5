import { walkComponents } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { screensOf } from '../../testing/apps.ts'

it('ticks what is done, as the rows say', () => {
  const screen = screensOf(
    'Mentoring for young nurses: find a mentor by field, ask for mentoring, plan meetings, message each other and follow goals',
  ).find(({ name }) => name === 'Goals')
  const goals = [...walkComponents(screen?.components ?? [])].find(
    ({ type, label }) => type === 'list' && label === 'Goals',
  )
  const rows = Array.isArray(goals?.properties.items) ? goals.properties.items : []
  const said = rows.map((row) => JSON.stringify(row))
  expect(said.some((row) => row.includes('"Done"'))).toBe(true)
  for (const row of said) expect(row.includes('"checked":true')).toBe(row.includes('"Done"'))
})
