// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { runComponents } from '../run-component.test-helper.tsx'

afterEach(cleanup)

const action = { kind: 'screen', screenId: 'inbox' }
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

test.each(['large', 'greeting', 'centered', 'block', 'masthead', 'cover', 'compact'])(
  'a %s header has its title as the first heading',
  (variant) => {
    runComponents([{ type: 'header', label: 'Overview', properties: { variant, subtitle: 'Last week' } }])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Overview')
  },
)

test('what is at its ends has a name: the stated one, the person’s, or the icon’s', () => {
  runComponents([
    {
      type: 'header',
      label: 'Overview',
      properties: {
        leading: { icon: 'back' },
        actions: [
          { icon: 'bell', label: '3 new messages', action },
          { avatar: 'Noa', action },
          { icon: 'share', action },
        ],
      },
    },
  ])
  expect(names()).toEqual(['Back', '3 new messages', 'Noa', 'Share'])
})

test('what leads nowhere is a picture with a name, not a button', () => {
  runComponents([{ type: 'header', label: 'Overview', properties: { actions: [{ icon: 'more' }] } }])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('img', { name: 'More options' })).toBeTruthy()
})

test('a heart without an action is switched on and off', () => {
  runComponents([{ type: 'header', label: 'Lamp', properties: { actions: [{ icon: 'heart' }] } }])
  const heart = screen.getByRole('button', { name: 'Add to favourites' })
  fireEvent.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('false')
})

test('back, close and down lead back by themselves', () => {
  for (const icon of ['back', 'close', 'down']) {
    const { performed } = runComponents([
      { type: 'header', label: 'Detail', properties: { leading: { icon } } },
    ])
    fireEvent.click(screen.getByRole('button'))
    expect(performed).toEqual([{ kind: 'back' }])
    cleanup()
  }
})

test('an action of its own wins', () => {
  const { performed } = runComponents([
    { type: 'header', label: 'Detail', properties: { leading: { icon: 'close', action } } },
  ])
  fireEvent.click(screen.getByRole('button'))
  expect(performed).toEqual([action])
})

test('a long word in a title is set smaller instead of torn in two', () => {
  const sizeOf = (label: string) => {
    runComponents([{ type: 'header', label, properties: { variant: 'large', actions: [{ icon: 'more' }] } }])
    const size = Number.parseFloat(getComputedStyle(screen.getByRole('heading', { level: 1 })).fontSize)
    cleanup()
    return size
  }
  expect(sizeOf('Kleingartenverein')).toBeLessThan(sizeOf('Many short words in a row'))
  expect(sizeOf('Donaudampfschifffahrtsgesellschaftskapitän')).toBeGreaterThanOrEqual(18)
})
