import { walkComponents } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { screensOf } from '../../testing/apps.ts'

it('compares what the list says of both', () => {
  const screen = screensOf('Flat hunting: compare flats, viewings calendar, photos and notes').find(
    ({ name }) => name === 'Compare',
  )
  const nodes = [...walkComponents(screen?.components ?? [])]
  const told = JSON.stringify(nodes.find(({ label }) => label === 'Compared')?.properties)
  const prices = nodes.flatMap(({ type, label }) => (type === 'text' && label.startsWith('€') ? [label] : []))
  expect(prices).toHaveLength(2)
  for (const price of prices) expect(told).toContain(price)
})
