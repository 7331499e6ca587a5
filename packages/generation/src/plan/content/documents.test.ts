import { walkComponents } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { screensOf, textOf } from '../../testing/apps.ts'

it('filters no records by whose they are or how liked', () => {
  const prompt = 'Log book for lorry drivers: driving hours, breaks and fuel receipts'
  const screen = screensOf(prompt).find(({ name }) => name === 'Fuel receipts')
  expect(screen).toBeDefined()
  const labels = [...walkComponents(screen?.components ?? [])].map(({ label }) => label)
  expect(labels).not.toContain('Filter')
})

it('counts not the same number of all an app keeps', () => {
  const text = textOf('Racing pigeons: lofts, pedigrees, race results and certificates')
  const counts = [...text.matchAll(/"subtitle":"(\d+) (?:pedigrees|race results|certificates)"/g)].map(
    ([, count]) => count,
  )
  expect(counts.length).toBeGreaterThan(1)
  expect(new Set(counts).size).toBeGreaterThan(1)
})

it('asks for repairs as it is said', () => {
  const prompt = 'Tool library: members borrow drills and ask for repairs'
  expect(screensOf(prompt).map(({ name }) => name)).toContain('Ask for repairs')
})
