import { type ComponentNode, walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../index.ts'

interface Shown {
  screen: string
  node: ComponentNode
}

const shown = (prompt: string): Shown[] =>
  generateApp({ prompt }).document.screens.flatMap(({ name, components }) =>
    [...walkComponents(components)].map((node) => ({ screen: name, node })),
  )
const titles = (prompt: string): string[] =>
  shown(prompt).flatMap(({ node }) => {
    const { items, title } = node.properties
    return [
      node.label,
      ...(typeof title === 'string' ? [title] : []),
      ...(Array.isArray(items)
        ? items.flatMap((item) =>
            typeof item === 'object' && item !== null && 'title' in item && typeof item.title === 'string'
              ? [item.title]
              : [],
          )
        : []),
    ]
  })

describe('what a description only mentions', () => {
  it.each([
    ['A posture coach that reminds you to sit upright at your desk, with short exercises', 'Desk'],
    ['Map of charging stations for electric cars with prices', 'Electric cars'],
    ['Draughts, nine men’s morris and other board games against the computer', 'Board games'],
  ])('has no tile of its own: %s', (prompt, word) => {
    expect(titles(prompt)).not.toContain(word)
  })

  it('is what shall not happen', () => {
    const harbour = 'Harbour app that helps crews avoid getting stranded: tides, alerts and berths'
    expect(titles(harbour).filter((title) => /strand/i.test(title))).toEqual([])
  })

  it('is what an app does, which nobody fills in', () => {
    const inputs = shown('Wedding planner with authentication, guests, budget and menu tracking')
      .filter(({ node }) => node.type === 'input')
      .map(({ node }) => node.label)
    expect(inputs).not.toContain('Authentication')
    expect(inputs).not.toContain('Menu tracking')
  })

  it('is no place one likes where the app keeps something else', () => {
    expect(titles('A walking app with routes. Favourite cafés.')).toContain('Favourite cafés')
    expect(
      shown('A walking app with routes. Favourite cafés.').map(({ node: { type, label } }) => type + label),
    ).not.toContain('headerFavourite cafés')
  })

  it('is a setting where it is on or off', () => {
    const nodes = shown('Pedometer with distance estimation, goals and a weekly chart')
    expect(nodes.find(({ node }) => node.label === 'Distance estimation')?.node.type).toBe('checkbox')
    const files = shown('File browser with dual pane and archive support')
    expect(files.find(({ node }) => node.label === 'Dual pane')).toMatchObject({
      screen: 'Settings',
      node: { type: 'checkbox' },
    })
  })

  it('is what the player plays next', () => {
    const nodes = shown('Podcast app with a queue and automatic downloads')
    const next = nodes.find(({ node }) => node.label === 'Up next')
    expect(next?.screen).toBe('Queue')
  })

  it('is a question all of the app answers', () => {
    const [front] = generateApp({ prompt: 'Clothes organizer: make outfits and plan what to wear' }).document
      .screens
    expect(JSON.stringify(front)).toContain('What to wear')
    expect(titles('Clothes organizer: make outfits and plan what to wear')).not.toContain('What to wear')
  })

  it('offers the ingredients one has', () => {
    expect(titles('Find recipes from the ingredients you have at home')).toContain('Ingredients at home')
    expect(titles('Recipes with their ingredients and a timer')).not.toContain('Ingredients at home')
  })
})

describe('topics of a quiz', () => {
  it('are rounds of it', () => {
    const all = titles('Geography quiz: flags, capitals and river names')
    expect(all).toContain('River names')
    const list = shown('Geography quiz: flags, capitals and river names').find(
      ({ node }) => node.type === 'list' && JSON.stringify(node.properties).includes('River names'),
    )
    expect(JSON.stringify(list?.node.properties)).toMatch(/River names[^}]*10 questions/)
  })
})
