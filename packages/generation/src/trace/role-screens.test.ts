import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { screensOf } from '../testing/apps.ts'

test('drivers of a bakery have a screen of their own, which somebody reaches', () => {
  const { document } = generateApp({
    prompt:
      'Delivery app for a bakery with three sides: customers order bread for the morning, drivers see their route, the admin manages products and days off.',
  })
  const drivers = document.screens.find(({ name }) => name === 'Drivers')
  expect(JSON.stringify(drivers)).toContain('For drivers')
  const rest = { ...document, screens: document.screens.filter((screen) => screen !== drivers) }
  expect(JSON.stringify(rest)).toContain(`"${drivers?.id}"`)
})

test('one role, or people without a thing of theirs, need no screen', () => {
  const names = screensOf('Customers book a haircut and pay online').map(({ name }) => name)
  expect(names).not.toContain('Customers')
})

test('a full app gives room and keeps to nine screens', () => {
  const screens = screensOf(
    'School bus app: drivers check in children at each stop and report delays, parents see the bus on a map and report absences, the office manages routes, buses, drivers and announcements.',
  )
  expect(screens.length).toBeLessThanOrEqual(9)
})
