import type { AppInfo, Screen } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { newRun, partialDocument, stepState, withScreen, withStage } from './generation-run.ts'

const app: AppInfo = {
  name: 'Stride',
  description: '',
  icon: null,
  theme: { preset: 'clean' },
  startScreenId: 'home',
}
const screen = (id: string, name = id): Screen => ({ id, name, components: [] })

test('before the first word the first step is under way', () => {
  expect(stepState(newRun, 'understanding')).toBe('now')
  expect(stepState(newRun, 'planning')).toBe('ahead')
})

test('steps before the current one are done', () => {
  const run = withStage(newRun, { step: 'designing', message: '3 of 5' })
  expect(stepState(run, 'understanding')).toBe('done')
  expect(stepState(run, 'designing')).toBe('now')
  expect(stepState(run, 'checking')).toBe('ahead')
  expect(run.messages.designing).toBe('3 of 5')
})

test('screens line up in the order of the app, whatever order they come in', () => {
  const first = withScreen(newRun, { screen: screen('home'), index: 0, app })
  const third = withScreen(first, { screen: screen('profile'), index: 2, app })
  const second = withScreen(third, { screen: screen('log'), index: 1, app })
  expect(second.screens.map(({ id }) => id)).toEqual(['home', 'log', 'profile'])
})

test('a screen sent again replaces the first one', () => {
  const first = withScreen(newRun, { screen: screen('home'), index: 0, app })
  const repaired = withScreen(first, { screen: screen('home', 'Today'), index: 0, app })
  expect(repaired.screens).toEqual([screen('home', 'Today')])
})

test('the first screen ends the planning, and nothing takes the run back', () => {
  const planning = withStage(newRun, { step: 'planning', message: 'Planning' })
  const drawing = withScreen(planning, { screen: screen('home'), index: 0, app })
  expect([stepState(drawing, 'planning'), stepState(drawing, 'designing')]).toEqual(['done', 'now'])
  const late = withStage(drawing, { step: 'planning', message: 'Planning' })
  expect(stepState(late, 'designing')).toBe('now')
  const checking = withStage(drawing, { step: 'checking', message: 'Checking' })
  const repaired = withScreen(checking, { screen: screen('home', 'Today'), index: 0, app })
  expect(stepState(repaired, 'checking')).toBe('now')
})

test('there is an app to draw from the first screen on', () => {
  expect(partialDocument(newRun)).toBeNull()
  const run = withScreen(newRun, { screen: screen('home'), index: 0, app })
  expect(partialDocument(run)?.screens).toHaveLength(1)
})
