import { type ComponentNode, walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { screensOf } from '../../testing/apps.ts'

const screenOf = (prompt: string, name: string) => screensOf(prompt).find((screen) => screen.name === name)
const nodesOf = (components: readonly ComponentNode[] = []) => [...walkComponents(components)]
const itemsIn = (prompt: string, name: string, list: string) => {
  const found = nodesOf(screenOf(prompt, name)?.components).find(({ label }) => label === list)
  return Array.isArray(found?.properties.items) ? found.properties.items : []
}

describe('what a row or a sign leads to', () => {
  it('is no form of another thing: grapes are not added as plots are', () => {
    const prompt = 'Vineyard notebook: plots, grape varieties and a harvest forecast'
    expect(JSON.stringify(screenOf(prompt, 'Plots')?.components[0])).toContain('"plus"')
    expect(screenOf(prompt, 'Grape varieties')).toBeDefined()
    expect(JSON.stringify(screenOf(prompt, 'Grape varieties')?.components[0])).not.toContain('"plus"')
  })

  it('is nobody’s profile but one’s own', () => {
    const prompt = 'Steps with a daily goal, a chart of the week and a ranking of friends'
    const rows = itemsIn(prompt, 'Friends', 'Ranking').map((row) => JSON.stringify(row))
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) expect(row.includes('"screenId"')).toBe(row.includes('You'))
  })

  it('is a conversation where one writes a message', () => {
    const screens = screensOf('Swap plants with neighbours: post a plant, chat, and see what I liked')
    const chats = screens.find(({ components }) => JSON.stringify(components[0]).includes('New message'))
    const thread = screens.find(({ components }) =>
      nodesOf(components).some(({ label }) => label === 'Messages'),
    )
    expect(thread).toBeDefined()
    expect(JSON.stringify(chats?.components[0])).toContain(`"screenId":"${thread?.id ?? ''}"`)
  })
})

describe('a page about somebody', () => {
  it('names nobody else to write to', () => {
    const detail = screenOf('For my grandfather: big buttons to call the family, one photo album', 'Person')
    expect(detail?.components[0]?.label).toBeTruthy()
    expect(nodesOf(detail?.components).some(({ label }) => label === 'Contact')).toBe(false)
  })
})

describe('people one rings', () => {
  it('have a number', () => {
    const rows = itemsIn(
      'One app for our village: news from the council, waste calendar, lost and found, and phone numbers.',
      'Contacts',
      'People',
    ).map((row) => JSON.stringify(row))
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) expect(row).toMatch(/"subtitle":"\+1 555 01\d\d"/)
  })
})
