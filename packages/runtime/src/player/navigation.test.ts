import type { Action, AppDocument } from '@kwiq/app-model'
import { describe, expect, test } from 'vitest'
import { currentEntry, navigate, type Navigation, rootScreens, startNavigation } from './navigation.ts'

const roots = new Set(['home', 'search'])
const to = (screenId: string): Action => ({ kind: 'screen', screenId })
const back: Action = { kind: 'back' }
const go = (...actions: Action[]): Navigation =>
  actions.reduce((known, action) => navigate(known, action, roots), startNavigation('home'))
const path = ({ entries }: Navigation) => entries.map(({ screenId }) => screenId)

describe('pushing and going back', () => {
  test('a deeper screen lies on top, and back uncovers what was below', () => {
    const there = go(to('detail'), to('reviews'))
    expect(path(there)).toEqual(['home', 'detail', 'reviews'])
    expect(path(navigate(there, back, roots))).toEqual(['home', 'detail'])
  })

  test('back on the first screen stays there', () => {
    expect(path(go(back, back))).toEqual(['home'])
  })

  test('the uncovered screen is the same entry, so that it keeps its place', () => {
    const start = go(to('detail'))
    const below = start.entries[0]
    expect(currentEntry(navigate(start, back, roots))).toBe(below)
  })

  test('the same screen twice in a row is one', () => {
    expect(path(go(to('detail'), to('detail')))).toEqual(['home', 'detail'])
  })
})

describe('screens of the navbar', () => {
  test('replace each other instead of piling up', () => {
    expect(path(go(to('search'), to('home'), to('search')))).toEqual(['search'])
  })

  test('are reached by going back from a deeper screen', () => {
    const there = go(to('detail'), to('search'))
    expect(path(there)).toEqual(['search'])
    expect(there.step).toMatchObject({ transition: 'slide', isBack: true })
  })

  test('fade between each other', () => {
    expect(go(to('search')).step).toMatchObject({ transition: 'fade', isBack: false })
  })
})

test('a stated transition wins', () => {
  expect(go({ kind: 'screen', screenId: 'detail', transition: 'none' }).step?.transition).toBe('none')
})

test('links out of the app leave one where one is', () => {
  const before = go(to('detail'))
  expect(navigate(before, { kind: 'link', href: 'https://kwiq.example' }, roots)).toBe(before)
})

test('the screens of the navbar are what any navbar leads to, whatever else stands in it', () => {
  const items = [{ title: 'A', action: to('a') }, { title: 'B', action: back }, { title: 'C' }, 'nonsense']
  const document: AppDocument = {
    schemaVersion: 1,
    app: { name: 'App', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'a' },
    screens: [
      { id: 'a', name: 'A', components: [{ id: 'n', type: 'navbar', label: '', properties: { items } }] },
      { id: 'b', name: 'B', components: [{ id: 'm', type: 'navbar', label: '', properties: { items: 7 } }] },
    ],
  }
  expect([...rootScreens(document)]).toEqual(['a'])
})
