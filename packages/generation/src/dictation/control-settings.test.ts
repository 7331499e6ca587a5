import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { withControlSettings } from './control-settings.ts'

const nodesOf = (prompt: string) =>
  generateApp({ prompt }).document.screens.flatMap(({ components }) => [...walkComponents(components)])

describe('controls told with their settings', () => {
  it.each([
    [
      'Add a slider labeled "Days" (min 1, max 30, value 3).',
      'Add a slider labeled "Days" from 1 to 30 set to 3.',
    ],
    ['A stepper for guests (initial value 2).', 'A stepper for guests set to 2.'],
    [
      'A row with cards for "Fan" (checkbox) and "Mist" (slider, value 45).',
      'A card with a checkbox "Fan". A card with a slider "Mist" set to 45.',
    ],
    ['Text "Pump house" (centered). Button "Go".', 'A text "Pump house". A button "Go".'],
    [
      'A multiple choice component with options "Ale", "Stout" and "Cider".',
      'radio buttons (Ale, Stout, Cider).',
    ],
  ])('%s', (text, plain) => {
    expect(withControlSettings(text)).toBe(plain)
  })

  it('stand where they are told to', () => {
    const prompt =
      'Create a kiln panel. Text "Kiln 2". Cards for "Fan" (switch) and "Heat" (slider, min 20, max 90, value 60). A button "Fire".'
    const heat = nodesOf(prompt).find(({ label }) => label === 'Heat')
    expect(heat?.properties).toMatchObject({ kind: 'slider', min: 20, max: 90, value: '60' })
    expect(nodesOf(prompt).some(({ type, label }) => type === 'checkbox' && label === 'Fan')).toBe(true)
  })

  it('are seats row by row', () => {
    const prompt =
      'A ferry seat picker. Text "Choose seats". Row 1: 3 checkboxes. Row 2: 3 checkboxes. Button "Book seats".'
    const boxes = nodesOf(prompt).filter(({ type }) => type === 'checkbox')
    expect(boxes.map(({ label }) => label)).toEqual(['1A', '1B', '1C', '2A', '2B', '2C'])
  })

  it.each([
    'A walk planner (min 2 people). Row by row: seats.',
    'Row the boat, then check boxes. A "Rower" (member) logs in.',
  ])('leaves other brackets and rows: %s', (text) => {
    expect(withControlSettings(text)).toBe(text)
  })
})

it('a range of few sizes is one choice each', () => {
  expect(withControlSettings('Size selector chips (EU 38-41).')).toBe(
    'Size selector chips (EU 38, EU 39, EU 40, EU 41).',
  )
  expect(withControlSettings('Year chips (1-90).')).toBe('Year chips (1-90).')
})
