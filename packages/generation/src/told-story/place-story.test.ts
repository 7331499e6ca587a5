import { walkComponents } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { screensOf } from '../testing/apps.ts'

const kites =
  'An app about kites. User can add a kite with photo, sail area and whether it is handmade. User can see all kites. User can tap a kite to see its wind range and its birthplace on a map. User can filter kites by pilot level (novice, expert). User can mark a kite as lost. User can open the Wikipedia page of the kite.'

const typesOf = (label: string) =>
  screensOf(kites).flatMap((screen) =>
    [...walkComponents(screen.components)]
      .filter((node) => node.label === label || JSON.stringify(node.properties).includes(`"${label}"`))
      .map(({ type }) => type),
  )

it('what a brief tells stands on its screens under its own words, as the component it is', () => {
  expect(typesOf('Sail area')).toContain('input')
  expect(typesOf('Handmade')).toContain('checkbox')
  expect(typesOf('Birthplace on map')).toContain('map')
  expect(typesOf('Filter by pilot level')).toContain('list')
  expect(typesOf('Mark kite as lost')).toContain('button')
  expect(
    screensOf(kites).some(
      ({ name, components }) =>
        name === 'Kite Wikipedia page' && components.some(({ type }) => type === 'webview'),
    ),
  ).toBe(true)
})

it('plain sentences of those who work there stand on the screens as well, without scraps', () => {
  const orchard =
    'We run an orchard with six pickers. Pickers see their rows for the day and record crates, weight and bruised fruit. The foreman is alerted when a row was left out. The owner sees how many crates were picked.'
  const said = JSON.stringify(screensOf(orchard))
  expect(said).toContain('Alerted when row left out')
  expect(said).not.toContain('"Left out"')
})

it('a brief that begins with what one can do tells so from its first sentence, and one search is by several', () => {
  const said = JSON.stringify(
    screensOf(
      'Visitor can search for a tree by name or by leaf. Visitor can see its height and age. Visitor can save favourites.',
    ),
  )
  expect(said).toContain('Search by name or leaf')
  expect(said).toMatch(/"Search by".*"Name".*"Leaf"/)
})
