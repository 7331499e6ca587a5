// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { runComponents } from '../run-component.test-helper.tsx'

afterEach(cleanup)

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
        actions: [{ icon: 'bell', label: '3 new messages' }, { avatar: 'Noa' }, { icon: 'share' }],
      },
    },
  ])
  expect(names()).toEqual(['Back', '3 new messages', 'Noa', 'Share'])
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
  const action = { kind: 'screen', screenId: 'home' }
  const { performed } = runComponents([
    { type: 'header', label: 'Detail', properties: { leading: { icon: 'close', action } } },
  ])
  fireEvent.click(screen.getByRole('button'))
  expect(performed).toEqual([action])
})
