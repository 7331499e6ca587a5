// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { runComponents } from '../run-component.test-helper.tsx'

afterEach(cleanup)

const states = (role: string) =>
  screen.getAllByRole(role).map((element) => element.getAttribute('aria-checked'))
const radio = (label: string, group: string, checked = false) =>
  ({ type: 'checkbox', label, properties: { variant: 'radio', group, checked } }) as const

describe('choices in a running app', () => {
  it.each(['checkbox', 'switch'])('turn a %s on and off', (variant) => {
    runComponents([{ type: 'checkbox', label: 'Vibrate', properties: { variant, checked: true } }])
    expect(states(variant)).toEqual(['true'])
    fireEvent.click(screen.getByRole(variant, { name: 'Vibrate' }))
    expect(states(variant)).toEqual(['false'])
  })

  it('let one radio button of a group be chosen, and leave other groups alone', () => {
    runComponents([radio('Home', 'place', true), radio('Shop', 'place'), radio('Card', 'pay', true)])
    expect(states('radio')).toEqual(['true', 'false', 'true'])
    fireEvent.click(screen.getByRole('radio', { name: 'Shop' }))
    expect(states('radio')).toEqual(['false', 'true', 'true'])
  })
})

it('draws choices in the studio without anything to focus', () => {
  runComponents([radio('Home', 'place', true)], 'edit')
  expect(document.querySelectorAll('button, input, [tabindex], [role=radio]')).toHaveLength(0)
})
