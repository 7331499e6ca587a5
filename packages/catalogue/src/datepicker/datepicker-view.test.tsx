// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { runComponents } from '../run-component.test-helper.tsx'

afterEach(cleanup)

const isChosen = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked')
const press = (role: string, name: string | RegExp) => fireEvent.click(screen.getByRole(role, { name }))

describe('dates in a running app', () => {
  it('go from month to month, over the turn of the year', () => {
    runComponents([{ type: 'datepicker', properties: { variant: 'month', month: '2026-12-01' } }])
    press('button', 'Month after')
    expect(screen.getByText('January 2027')).toBeTruthy()
    press('button', 'Month before')
    press('button', 'Month before')
    expect(screen.getByText('November 2026')).toBeTruthy()
  })

  it('choose a range', () => {
    runComponents([
      { type: 'datepicker', properties: { variant: 'month', month: '2026-12-01', range: [10, 13] } },
    ])
    expect(isChosen('Friday 11 December 2026')).toBe('true')
    press('radio', 'Monday 21 December 2026')
    press('radio', 'Wednesday 23 December 2026')
    expect(isChosen('Friday 11 December 2026')).toBe('false')
    expect(isChosen('Tuesday 22 December 2026')).toBe('true')
  })

  it('open a month under a field, take a day and write it down', () => {
    runComponents([{ type: 'datepicker', label: 'When', properties: { month: '2026-11-20' } }])
    press('button', /When/)
    press('radio', 'Tuesday 24 November 2026')
    expect(screen.getByText('Tue 24 Nov 2026')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('choose a day of the week that holds a stated day', () => {
    runComponents([
      { type: 'datepicker', label: 'Week', properties: { variant: 'week', month: '2026-12-30' } },
    ])
    expect(isChosen('Wednesday 30 December 2026')).toBe('true')
    press('radio', 'Friday 1 January 2027')
    expect(isChosen('Friday 1 January 2027')).toBe('true')
  })

  it('go from week to week and keep the chosen day', () => {
    runComponents([
      { type: 'datepicker', label: 'Week', properties: { variant: 'week', month: '2026-12-30' } },
    ])
    press('button', 'Week after')
    expect(screen.getByText('January 2027')).toBeTruthy()
    press('radio', 'Tuesday 5 January 2027')
    press('button', 'Week before')
    expect(isChosen('Wednesday 30 December 2026')).toBe('false')
    press('button', 'Week after')
    expect(isChosen('Tuesday 5 January 2027')).toBe('true')
  })

  it('do not give a time that is taken', () => {
    const properties = { variant: 'slots', slots: ['09:00', '10:00'], unavailable: [1], selected: 0 }
    runComponents([{ type: 'datepicker', label: 'Time', properties }])
    press('radio', '10:00')
    expect(isChosen('10:00')).toBe('false')
    expect(isChosen('09:00')).toBe('true')
  })
})

describe('a time of the day in a running app', () => {
  it('is chosen with the clock of the device and written down', () => {
    runComponents([{ type: 'datepicker', label: 'Starts', properties: { variant: 'time', value: '7:05' } }])
    const clock = screen.getByLabelText<HTMLInputElement>('Starts')
    expect(clock.value).toBe('07:05')
    fireEvent.change(clock, { target: { value: '18:30' } })
    expect(screen.getByText('18:30')).toBeTruthy()
  })

  it('is asked for where a field says one, and no day', () => {
    runComponents([
      { type: 'datepicker', label: 'At', properties: { value: '14:20' } },
      { type: 'datepicker', label: 'On', properties: { value: 'Thu 19 Nov' } },
    ])
    expect(screen.getByLabelText<HTMLInputElement>('At').type).toBe('time')
    expect(screen.getByRole('button', { name: /On/ })).toBeTruthy()
  })
})
