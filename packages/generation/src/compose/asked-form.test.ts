import { expect, it } from 'vitest'
import { makeEntity } from '../plan/make-entity.ts'
import type { ScreenPlan } from '../plan/types.ts'
import { isAskedForm } from './asked-form.ts'

const entity = { ...makeEntity(['case'], 1), id: 'case', add: 'Write report' }
const form: ScreenPlan = {
  id: 'form',
  kind: 'form',
  name: 'Report',
  icon: 'edit',
  isTab: false,
  entity: 'case',
  variant: 0,
  extras: [],
}

it.each<[Partial<ScreenPlan>, boolean]>([
  [{ title: 'Send case' }, true],
  [{}, false],
  [{ title: 'Edit case' }, false],
  [{ title: 'Send case', isDeed: true }, false],
  [{ title: 'Send case', entity: 'dentist' }, false],
])('%j makes something: %s', (screen, isSo) => {
  expect(isAskedForm({ ...form, ...screen }, entity)).toBe(isSo)
})
