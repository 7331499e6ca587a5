import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { screensOf, textOf } from '../../testing/apps.ts'

describe('one thing', () => {
  it('has one list on the first screen, under the name the description has for it', () => {
    const [home] = screensOf(
      'Lending library of tools in our street: who has the ladder, return dates, requests and thank-you notes',
    )
    const lists = [...walkComponents(home?.components ?? [])].filter(({ type, properties }) => {
      return type === 'list' && JSON.stringify(properties.items).includes('"title":"Hand saw"')
    })
    // What is asked for is another list.
    expect(lists.filter(({ label }) => label !== 'Requests')).toHaveLength(1)
  })

  it('stands on top with its own picture', () => {
    const [home] = screensOf(
      'Lending library of tools in our street: who has the ladder, return dates, requests and thank-you notes',
    )
    const top = [...walkComponents(home?.components ?? [])].find(
      ({ properties }) => properties.variant === 'feature',
    )
    expect(top?.label).toBe('Extension ladder')
    expect(top?.properties.image).not.toBe('cordless drill')
  })

  it('is on or off alike wherever it stands', () => {
    const [home] = screensOf('Control my house: rooms, routines and power use, dark')
    const radio = /\{[^{}]*"title":"Kitchen radio"[^{}]*\}/.exec(JSON.stringify(home?.components))?.[0]
    expect(radio).toContain('Off since 9:10')
    expect(radio).toContain('"switch":false')
  })

  it('is called by its noun, and no list of it', () => {
    const text = textOf(
      'Features:\n- list of parcels\n- scan barcode\n- proof of delivery photo\n- route map',
    )
    expect(text).toContain('Add parcel')
    expect(text).not.toContain('list of parcel inside')
    expect(text).not.toContain('Add list of parcel')
  })

  it('keeps its name beside another that is named with it', () => {
    const text = textOf('Ski area: lifts, slopes, snow report, webcams')
    expect(text).toContain('Map of slopes')
    expect(text).not.toContain('Map of lifts')
  })
})

describe('what one is asked', () => {
  it('has its answers below it', () => {
    const text = textOf('Security training for journalists: digital, physical, checklists and quiz.', 'Quiz')
    expect(text).toContain('Choose one of 4 answers')
    expect(text).toContain('"label":"Go where people are"')
  })

  it('is asked by what the first of the words means', () => {
    const text = textOf('Learn Italian with ten new words a week, quizzes and streaks')
    expect(text).toContain('Which one means “quanto costa il melone”?')
    expect(text).not.toContain('where one buys fruit')
  })
})

describe('lists', () => {
  it('of what comes and passes have no favorites, and nobody’s own', () => {
    const text = textOf('Ferry app with departures, delays, harbours and fares', 'Delays')
    expect(text).toContain('6 delays')
    expect(text).not.toMatch(/Favorites|Mine/)
  })

  it('of members say how long they are there, not how fast they answer where nobody can write', () => {
    const text = textOf(
      'Practice planner of our brass band: pieces, sheet music, attendance, who brings cake',
      'Members',
    )
    expect(text).toContain('Here since 2022')
    expect(text).not.toContain('Answers quickly')
  })

  it('of notes to oneself have no conversations with others beside them', () => {
    const screens = screensOf('Chat with myself: quick notes, tags, pinned ones.')
    expect(screens.map(({ name }) => name)).toEqual(['Write', 'Notes', 'Pinned', 'Settings', 'Note'])
  })
})

describe('a form', () => {
  it('of one’s own profile saves that', () => {
    const text = textOf('Language tandem: find partners, topics of the week, appointments', 'My profile')
    expect(text).toContain('Save profile')
    expect(text).not.toContain('Save partner')
  })
})
