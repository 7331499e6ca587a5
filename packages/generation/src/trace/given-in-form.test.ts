import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'

test('what one gives of a thing is entered in its form, and no button of its page', () => {
  const { document } = generateApp({
    prompt:
      'App for an upholstery workshop. Customers photograph the armchair they want mended, describe the damage and give the seat height. We answer with an offer. They choose a leather from our samples: calf, ox, goat. Old jobs with pictures are shown.',
  })
  const form = JSON.stringify(document.screens.filter(({ name }) => /^new\b/i.test(name)))
  for (const field of ['Photo of the armchair', 'Damage', 'Seat height', 'Leather'])
    expect(form).toContain(`"${field}"`)
  expect(JSON.stringify(document)).not.toMatch(/"(?:Photograph|Describe|Give) /)
})

test('values that are added to a thing are entered in its form', () => {
  const { document } = generateApp({
    prompt: 'An inventory of my household. Add photos, serial numbers, receipts and weight.',
  })
  const form = JSON.stringify(document.screens.filter(({ name }) => /^add\b/i.test(name)))
  for (const field of ['Serial number', 'Weight']) expect(form).toContain(`"${field}"`)
  expect(JSON.stringify(document)).not.toMatch(/"Add (?:photos|serial|receipts|weight)/)
})
