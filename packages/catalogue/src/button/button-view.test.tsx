// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { runComponents } from '../run-component.test-helper.tsx'

afterEach(cleanup)

test('does its action when it is tapped', () => {
  const action = { kind: 'screen', screenId: 'cart' }
  const { performed } = runComponents([{ type: 'button', label: 'Add to bag', properties: { action } }])
  fireEvent.click(screen.getByRole('button', { name: 'Add to bag' }))
  expect(performed).toEqual([action])
})

test('is a link where it leads out of the app', () => {
  const action = { kind: 'link', href: 'https://kwiq.example' }
  runComponents([{ type: 'button', label: 'Website', properties: { action } }])
  expect(screen.getByRole('link', { name: 'Website' })).toBeTruthy()
})

test('as an icon its label is its name', () => {
  runComponents([{ type: 'button', label: 'Play', properties: { variant: 'icon', icon: 'playf' } }])
  expect(screen.getByRole('button', { name: 'Play' }).textContent).toBe('')
})

test('is nothing to focus on the canvas and in thumbnails', () => {
  for (const mode of ['edit', 'still'] as const) {
    runComponents([{ type: 'button', label: 'Go' }], mode)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Go')).toBeTruthy()
    cleanup()
  }
})

test('an icon button without an action does what its icon says', () => {
  runComponents([
    { type: 'button', label: 'Pause', properties: { variant: 'icon', icon: 'pause' } },
    { type: 'button', label: 'Sleep timer', properties: { variant: 'icon', icon: 'moon' } },
    { type: 'button', label: 'Skip', properties: { variant: 'icon', icon: 'skip' } },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  const timer = screen.getByRole('button', { name: 'Sleep timer' })
  fireEvent.click(timer)
  expect(timer.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
})
