import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { withoutControls } from './how-chosen.ts'

describe('withoutControls', () => {
  it('says what is chosen, and not by what', () => {
    expect(
      withoutControls(
        'Log the day of a run using a date picker, select a shoe from a dropdown and rate it with a slider.',
      ),
    ).toBe('Log the day of a run, select a shoe and rate it.')
  })

  it('leaves screens that are drawn, and things that are no controls', () => {
    for (const text of [
      'A form page: choose a colour from a dropdown',
      'Choose a seat from the plan and pay with a card',
      'A slider for the volume',
    ])
      expect(withoutControls(text)).toBe(text)
  })

  it('makes an app of it rather than one screen of controls', () => {
    const { document } = generateApp({
      prompt:
        'A mood diary: pick your mood with a slider, add tags from a dropdown, and see a chart per week',
    })
    expect(document.screens.length).toBeGreaterThan(3)
  })
})
