// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { runComponents } from '../run-component.test-helper.tsx'
import { inputKinds } from './definition.ts'

afterEach(cleanup)

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('a field in a running app', () => {
  it('keeps what is typed', () => {
    runComponents([{ type: 'input', label: 'Note', properties: { value: 'Tickets' } }])
    expect(field('Note').value).toBe('Tickets')
    type(field('Note'), 'Concert')
    expect(field('Note').value).toBe('Concert')
  })

  it('shows a password and hides it again', () => {
    runComponents([{ type: 'input', label: 'Password', properties: { kind: 'password' } }])
    expect(field('Password').type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field('Password').type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field('Password').type).toBe('password')
  })

  it('clears a search with one tap', () => {
    runComponents([{ type: 'input', label: 'Search', properties: { kind: 'search', value: 'lentil' } }])
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field('Search').value).toBe('')
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })

  it('says what is wrong with an address once it is left, and nothing while it is typed', () => {
    runComponents([{ type: 'input', label: 'Email', properties: { kind: 'email' } }])
    fireEvent.focus(field('Email'))
    type(field('Email'), 'mara@')
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.blur(field('Email'))
    expect(screen.getByRole('alert').textContent).toContain('does not look like an email address')
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  })

  it('takes a stated error back once the value is changed', () => {
    runComponents([{ type: 'input', label: 'Code', properties: { value: '38', error: 'Three digits' } }])
    expect(screen.getByText('Three digits')).toBeTruthy()
    type(field('Code'), '381')
    expect(screen.queryByText('Three digits')).toBeNull()
  })

  it('offers its options and takes one', () => {
    runComponents([{ type: 'input', label: 'Size', properties: { kind: 'select', options: ['S', 'M'] } }])
    expect(screen.queryByRole('radio')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /Size/ }))
    fireEvent.click(screen.getByRole('radio', { name: 'M' }))
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('button', { name: 'Size, M' })).toBeTruthy()
  })

  it('slides with the keys of the browser', () => {
    runComponents([{ type: 'input', label: 'Energy', properties: { kind: 'slider', value: '0.5' } }])
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Energy' })
    type(slider, '0.75')
    expect(slider.value).toBe('0.75')
  })

  it('steps within its ends', () => {
    runComponents([{ type: 'input', label: 'Dogs', properties: { kind: 'stepper', value: '1', max: 2 } }])
    fireEvent.click(screen.getByRole('button', { name: 'More Dogs' }))
    expect(screen.getByText('2')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'More Dogs' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('takes a pasted code without its spaces and no longer than it is', () => {
    runComponents([{ type: 'input', label: 'Code', properties: { kind: 'code', length: 4 } }])
    type(field('Code'), '12 34 56')
    expect(field('Code').value).toBe('1234')
    for (const digit of ['1', '2', '3', '4']) expect(screen.getByText(digit)).toBeTruthy()
  })
})

describe('a field in the studio', () => {
  it.each(inputKinds)('draws %s without anything to focus', (kind) => {
    runComponents(
      [{ type: 'input', label: 'Field', properties: { kind, value: '2', options: ['a', 'b'] } }],
      'edit',
    )
    expect(document.querySelectorAll('button, input, textarea, [tabindex]')).toHaveLength(0)
  })

  it('does not show a password', () => {
    runComponents(
      [{ type: 'input', label: 'Password', properties: { kind: 'password', value: 'hunter2' } }],
      'edit',
    )
    expect(screen.queryByText('hunter2')).toBeNull()
    expect(screen.getByText('•••••••')).toBeTruthy()
  })
})
