import { expect, test } from 'vitest'
import { planApp } from '../../plan/plan-app.ts'
import { mostScreens, type ScreenKind } from '../../plan/types.ts'
import { understand } from '../../understand/understand.ts'
import { deedOf } from './deed.ts'
import { ofAccount } from './of-account.ts'

/** A full app, filled up with screens of one kind that nobody named. */
function fullOf(kind: ScreenKind) {
  const { plan } = planApp(understand('An app for kite makers. User can view kites.'), 1)
  plan.screens = plan.screens.slice(0, 1).flatMap((front) => [
    front,
    ...Array.from({ length: mostScreens - 1 }, (_none, index) => ({
      ...front,
      id: `extra-${index}`,
      kind,
      name: `Zephyr ${index}`,
      isTab: false,
      extras: [],
    })),
  ])
  return plan
}

test('in a full app a screen that nobody named gives way to the one where one signs in', () => {
  const plan = fullOf('stats')
  expect(ofAccount(deedOf('Create account'), plan)).toHaveProperty('done')
  expect(plan.screens).toHaveLength(mostScreens)
  expect(plan.screens.at(-1)).toMatchObject({ kind: 'signin', title: 'Create account' })
})

test('where each is a part of what the app is for, there is one screen more', () => {
  const plan = fullOf('browse')
  ofAccount(deedOf('Create account'), plan)
  expect(plan.screens).toHaveLength(mostScreens + 1)
})
