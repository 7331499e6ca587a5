import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'

const screensOf = (prompt: string) => generateApp({ prompt }).document.screens
const namesOf = (prompt: string) => screensOf(prompt).map(({ name }) => name)

test('what a firm names beside its main thing has a list of its own, and only then', () => {
  const prompt = 'Stock app of a paint shop with suppliers, purchase orders and a scanner'
  expect(namesOf(prompt)).toEqual(expect.arrayContaining(['Suppliers', 'Orders']))
  expect(namesOf('Stock app of a paint shop with a scanner')).not.toContain('Suppliers')
})

test('a screen is called as the description calls it where that is a name for it', () => {
  const orders = screensOf('Stock app of a paint shop with suppliers and purchase orders').find(
    ({ name }) => name === 'Orders',
  )
  expect(JSON.stringify(orders?.components[0])).toContain('Purchase orders')
})

test('what a recipe has a screen for is no row that leads nowhere', () => {
  const front = screensOf(
    'Maintenance of a sawmill: workers report a broken machine, mechanics take the order, spare parts',
  )[0]
  expect(JSON.stringify(front)).not.toMatch(/For workers|For mechanics/)
})

test('a phrase belongs to the screen that has most of its words', () => {
  const screens = screensOf('Small warehouse: picking, stock by shelf, low stock alerts')
  const alerts = screens.find(({ name }) => name === 'Low stock')
  expect(JSON.stringify(alerts?.components[0])).toContain('Low stock')
})
