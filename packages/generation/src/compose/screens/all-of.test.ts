import { walkComponents } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { screensOf, textOf } from '../../testing/apps.ts'

it('leads from things to the list of those, and not of what else there is', () => {
  const screens = screensOf('For my grandfather: big buttons to call the family, and one photo album')
  const photos = screens.find(({ name }) => name === 'Photos')
  const chips = [...walkComponents(screens[0]?.components ?? [])].filter(
    ({ label, properties }) => label === 'Filter' || properties.actionLabel === 'See all',
  )
  expect(chips.length).toBeGreaterThan(0)
  expect(photos).toBeDefined()
  for (const { properties } of chips)
    expect(JSON.stringify(properties)).not.toContain(`"screenId":"${photos?.id ?? '-'}"`)
})

it('tells of a thing what is known of it', () => {
  const text = textOf(
    'Pattern library of a seamstress with fabrics, files, sewn pieces and notions to buy',
    'Pattern',
  )
  expect(text).toContain('"title":"Designer"')
  expect(text).not.toContain('"value":"Not set"')
})
