import { walkComponents } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { screensOf } from '../../testing/apps.ts'

const titlesOf = (prompt: string) =>
  [...walkComponents(screensOf(prompt)[0]?.components ?? [])].map(({ properties }) => properties.title)

it('calls people and places neither new nor recommended', () => {
  const family = titlesOf('For my grandfather: big buttons to call the family, and one photo album')
  expect(family).toContain('Family')
  expect(family).not.toContain('New this week')
  expect(titlesOf('Small apple orchard: plots with varieties, spraying and the harvest by crate')).toContain(
    'Plots',
  )
})

it('recommends nobody what he entered himself', () => {
  const titles = titlesOf('Diary of my dives with depth, buddy and photos')
  expect(titles).toContain('Latest dives')
})
