import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { toldTabs } from './told-tabs.ts'

describe('tabs a description lists', () => {
  it('are read wherever a bar is spoken of', () => {
    expect(toldTabs('A diary with 3 tabs: Today, Entries, Me. Today asks one question.')).toEqual([
      'Today',
      'Entries',
      'Me',
    ])
    expect(toldTabs('Bottom navigation: Home | Search | Profile')).toEqual(['Home', 'Search', 'Profile'])
    expect(toldTabs('It has a tab bar (Runs, Routes & Friends) and is dark')).toEqual([
      'Runs',
      'Routes',
      'Friends',
    ])
    expect(toldTabs('Tabs for home, favourites and settings')).toEqual(['Home', 'Favourites', 'Settings'])
  })

  it('are none where a list is split, or nothing is listed', () => {
    expect(toldTabs('Notes with tabs for work and private')).toEqual([])
    expect(toldTabs('Keep browser tabs in groups')).toEqual([])
  })

  it('are the tabs of the app, under their names and in their order', () => {
    const { document } = generateApp({
      prompt:
        'A running diary. Bottom navigation: Today, Shoes, Progress, Account. Runs have distance and time.',
    })
    const bar = document.screens[0]?.components.find(({ type }) => type === 'navbar')
    const { items } = (bar?.properties ?? {}) as { items?: { title: string }[] }
    expect(items?.map(({ title }) => title)).toEqual(['Today', 'Shoes', 'Progress', 'Account'])
    expect(document.screens.slice(0, 4).map(({ name }) => name)).toEqual([
      'Today',
      'Shoes',
      'Progress',
      'Account',
    ])
  })
})
