import type { ComponentNode } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import type { ScreenKind, ScreenPlan } from '../plan/types.ts'
import { shownOnce } from './shown-once.ts'

const part = (type: string, properties: ComponentNode['properties'] = {}): ComponentNode => ({
  id: `${type}-1`,
  type,
  label: type,
  properties,
})
const numbers = part('list', { layout: 'stats', items: [{ value: '12', title: 'Rounds' }] })
const screen = (id: string, others: number) => ({
  id,
  name: id,
  components: [numbers, ...Array.from({ length: others }, () => part('text'))],
})
const planned = (id: string, kind: ScreenKind): ScreenPlan => ({
  id,
  kind,
  name: id,
  icon: 'home',
  isTab: true,
  entity: 'round',
  variant: 0,
  extras: [],
})
const plans = [planned('list', 'browse'), planned('past', 'history'), planned('sum', 'stats')]

describe('the same numbers', () => {
  it('stand on two screens at most, and on that for numbers first', () => {
    const [list, past, sum] = shownOnce([screen('list', 5), screen('past', 5), screen('sum', 5)], plans)
    expect(sum?.components[0]).toEqual(numbers)
    expect(list?.components[0]).toEqual(numbers)
    expect(past?.components).toHaveLength(5)
  })

  it('stay where a screen would be empty without them', () => {
    const [, past] = shownOnce([screen('list', 5), screen('past', 3), screen('sum', 5)], plans)
    expect(past?.components[0]).toEqual(numbers)
  })
})
