import { type ComponentNode, walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../index.ts'
import type { Phrase } from '../understand/phrase.ts'
import { asDoing } from './as-doing.ts'
import { labelOf } from './label-of.ts'

const nodesOf = (prompt: string) =>
  generateApp({ prompt }).document.screens.flatMap((screen) =>
    [...walkComponents(screen.components)].map((node) => ({ screen, node })),
  )
const buttons = (prompt: string) =>
  nodesOf(prompt)
    .filter(({ node }) => node.type === 'button')
    .map(({ node }) => node.label)
const all = (prompt: string) =>
  nodesOf(prompt)
    .map(({ node }: { node: ComponentNode }) => `${node.label} ${JSON.stringify(node.properties)}`)
    .join('\n')

const phrase = (given: Partial<Phrase>): Phrase => ({ text: '', words: [], stems: [], options: [], ...given })

describe('what one does', () => {
  it('with a clock is on its keys, not in the settings', () => {
    const prompt =
      'A timer for study sprints. User can start / pause, stop and reset the timer. User can set the minutes of a sprint.'
    const named = generateApp({ prompt }).document.screens.find(({ name }) => name === 'Settings')
    expect(named).toBeDefined()
    const inSettings = [...walkComponents(named?.components ?? [])].map(({ label }) => label).join('\n')
    expect(inSettings).not.toMatch(/stop|reset|pause/i)
    expect(buttons(prompt)).toEqual(expect.arrayContaining(['Stop', 'Start / pause']))
  })

  it('with the hands is said in a line', () => {
    const prompt =
      'A planner for a theatre. User can create rehearsals, drag rehearsals between days and set reminders.'
    expect(nodesOf(prompt).find(({ node }) => node.label === 'Drag rehearsals between days')?.node.type).toBe(
      'text',
    )
  })

  it('to make a thing is what its form is called', () => {
    const prompt = 'A notes app. User can jot a note and pin it.'
    const titles = generateApp({ prompt }).document.screens.map(({ components }) => components[0]?.label)
    expect(titles).toContain('Jot note')
  })

  it('with a list are ways to sort it', () => {
    const text = all('A record collection. User can add records and sort records by year.')
    expect(text).toMatch(/Sort (?:records )?by year[^\n]*Newest/)
  })

  it('with the app as a whole is no scrap on a screen: its settings tell its version', () => {
    const { document } = generateApp({
      prompt: 'An app to organize old family letters with photos and a map',
    })
    const [header] = document.screens[0]?.components ?? []
    // What all of it is for stands once, below what it is called.
    expect(header?.properties.subtitle).toMatch(/^Organize old family letters/)
    expect(JSON.stringify(document.screens).match(/organi[sz]e/gi)).toHaveLength(1)
    const rows = nodesOf('A notes app for ward rounds. User can write notes and change the settings.')
      .filter(({ node }) => node.label === 'About')
      .map(({ node, screen }) => [screen.name, JSON.stringify(node.properties.items)])
    expect(rows).toEqual([['Settings', expect.stringContaining('Version')]])
  })

  it('is one doing where it is said twice', () => {
    const labels = buttons('A quote a day. User can share the quote, mark it as favorite and see favorites.')
    expect(labels).toContain('Share quote')
    expect(labels.filter((label) => /^mark\b/i.test(label)).length).toBeLessThan(2)
  })

  it('wrong in a quiz is said in red', () => {
    const wrong = nodesOf(
      'A quiz about rivers. User can select an answer. User sees an error when the wrong answer is selected.',
    ).find(({ node }) => node.label.startsWith('Error: wrong answer'))
    expect(wrong?.node.properties.tone).toBe('danger')
  })

  it('to keep what others wrote is done where it is read', () => {
    const { document, trace } = generateApp({
      prompt: 'A magazine. Writers publish articles, readers comment and save articles for later.',
    })
    const placed = trace.find(({ feature }) => /^save articles/i.test(feature))
    const form = document.screens.find(({ components }) =>
      /^(?:publish|add|write)/i.test(components[0]?.label ?? ''),
    )
    expect(placed).toBeDefined()
    expect(placed?.componentIds).not.toContain(form?.components[0]?.id)
  })
})

describe('what a description names', () => {
  it('keeps its large letters', () => {
    const text = all('A companion for Settlers of Catan players with statistics and a match history')
    expect(text).toContain('Settlers of Catan')
    expect(text).not.toContain('Settlers of catan')
  })

  it('is a choice where it lists who uses the app', () => {
    const text = all(
      'A ticket desk for a museum that sells tours and checks them in. Roles: visitor, curator, cashier.',
    )
    expect(text).toMatch(/Role \{[^\n]*Visitor[^\n]*Curator[^\n]*Cashier/)
  })

  it('is no setting of the app that is none', () => {
    const { document } = generateApp({
      prompt: 'A memory game with a grid of cards, flips and a high score. User can restart the game.',
    })
    const settings = document.screens.find(({ name }) => name === 'Settings')
    expect(settings).toBeDefined()
    expect(JSON.stringify(settings?.components)).not.toMatch(/flips|grid of cards/i)
  })
})

describe('labels', () => {
  it('are cut before what belongs together', () => {
    const label = 'availability of rented electric cars'
    expect(labelOf(phrase({ verb: 'check', words: ['availability'], label }))).toBe('Check availability')
    expect(labelOf(phrase({ verb: 'keep', words: ['track'], label: 'keep track of tools' }))).toBe(
      'Track tools',
    )
  })

  it('say what a button does, and not that it is one', () => {
    expect(labelOf(phrase({ words: ['donate', 'button'] }))).toBe('Donate')
    expect(labelOf(phrase({ words: ['sos', 'button'] }))).toBe('SOS button')
  })

  it.each([
    [{ words: ['answering', 'questions'] }, 'answer'],
    [{ words: ['opening', 'hours'] }, undefined],
    [{ words: ['audio', 'cutting'] }, 'cut'],
    [{ words: ['plant', 'cutting'] }, undefined],
    [{ verb: 'start', words: ['date'] }, undefined],
    [{ words: ['drawing'], label: 'save the finished drawing' }, 'save'],
  ])('%j is a doing only where somebody does it', (given, verb) => {
    expect(asDoing(phrase(given)).verb).toBe(verb)
  })
})
