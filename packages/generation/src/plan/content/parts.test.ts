import { expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { makeEntity } from '../make-entity.ts'
import { understand } from '../../understand/understand.ts'
import { planApp } from '../plan-app.ts'

it.each(['preset', 'playlist folder', 'light scene', 'branch', 'chapter'])(
  'nobody wrote a %s to somebody, and it is neither open nor done',
  (noun) => {
    const { samples, fields } = makeEntity(noun.split(' '), 7, true)
    expect(samples.every(({ badge, subtitle }) => !badge && !/Haddad|Brandt|Osei/.test(subtitle ?? ''))).toBe(
      true,
    )
    expect(fields.map(({ name }) => name)).not.toContain('Status')
  },
)

const kindOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).archetype.id
}

it.each([
  ['Keep links in folders with tags and open them later', 'bookmarks', 'Bookmarks'],
  ['Edit source code on the phone with tabs', 'text-editor', 'Edit'],
  ['Open PDF and office documents, with bookmarks', 'doc-viewer', 'Documents'],
  ['Live air traffic: which planes are overhead', 'plane-radar', 'Map'],
  ['Kaomoji and emoji search, tap to copy', 'emoji-board', 'Emojis'],
  ['Send files between phones and laptops over the local network', 'file-transfer', 'Devices'],
  ['Watch my ONVIF and RTSP security cameras', 'security-cameras', 'Cameras'],
  ['Guide with crafting recipes for players of a survival game', 'game-guide', 'Items'],
  ['Cocktail recipes by what is in the home bar', 'cocktails', 'Tonight'],
])('a well-known kind of app has its main thing first: %s', (prompt, kind, first) => {
  expect(kindOf(prompt)).toBe(kind)
  expect(generateApp({ prompt }).document.screens[0]?.name).toMatch(
    first === 'Bookmarks' ? /Bookmarks|Links/ : first,
  )
})

it('where ships are watched, and breeds looked up, nothing else is shown', () => {
  const main = (prompt: string) => {
    const meant = understand(prompt)
    return [...planApp(meant, meant.seed).plan.entities.values()][0]?.many
  }
  expect(main('Ship tracker: vessels in the bay with AIS')).toBe('Ships')
  expect(main('Dog breeds with pictures and character')).toBe('Breeds')
  expect(main('Smart bulbs and LED strips with light scenes')).toBe('Lights')
})

it('a saved list is not filtered by "All" twice', () => {
  const { document } = generateApp({ prompt: 'Bookmark manager with stars' })
  const tabs = JSON.stringify(document).match(/"title":"All"\},\{"title":"All"/)
  expect(tabs).toBeNull()
})
