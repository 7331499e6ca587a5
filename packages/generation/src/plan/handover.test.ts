import { expect, it } from 'vitest'
import { entityById } from '../entities/index.ts'
import { handoversOf } from './handover.ts'

const of = (id: string, text: string) => {
  const goods = entityById(id)
  return goods ? handoversOf(text, goods, [id]) : []
}

it('meals are fetched where nothing is said, and brought where somebody delivers them', () => {
  expect(of('meal', 'App of a noodle bar with its menu')).toEqual(['fetched'])
  expect(of('meal', 'Noodle bar that delivers to the door')).toEqual(['brought'])
  expect(of('meal', 'Noodle bar, delivery or pickup')).toEqual(['brought', 'fetched'])
  expect(of('meal', 'Orders are cooked and delivered to a pickup counter')).toEqual(['fetched'])
})

it('goods of a shop are sent, fetched where that is said, and loaded where they are files', () => {
  expect(of('product', 'Shop for vases')).toEqual(['posted'])
  expect(of('product', 'Shop for vases, click and collect')).toEqual(['fetched'])
  expect(of('product', 'Shop for printables, buy and load them')).toEqual(['downloaded'])
  expect(of('product', 'Vases within an hour')).toEqual(['brought'])
})
