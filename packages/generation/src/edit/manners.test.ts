import { checkNavigation, validateDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { editApp } from './edit-app.ts'

const { document } = generateApp({
  prompt:
    'A tracker for houseplants with watering reminders, a photo diary, statistics and a map of garden centres',
})
const start = document.screens.find(({ id }) => id === document.app.startScreenId)

/** Instructions as people write them, each with the kinds of commands it has to lead to. */
const instructions: readonly [string, string[]][] = [
  ['could you get rid of the chart?', ['remove-component']],
  ["I'd like an about page", ['add-screen', 'add-component']],
  ['I want a darker look', ['set-theme']],
  ['the buttons should be blue', ['set-theme']],
  ['swap the first two screens', ['reorder-screen', 'set-properties']],
  ['add a button that opens the map', ['add-component']],
  ['remove the second tab', ['set-properties', 'add-component']],
  ['add a tab for favourites', ['add-screen', 'set-properties', 'add-component']],
  ['add a new screen for invoices with a list and a total', ['add-screen', 'add-component']],
  ['move the stats screen to the front', ['reorder-screen', 'set-properties']],
  ['start with the stats screen', ['set-app-info']],
  ['use a serif font', ['set-theme']],
  ['make it light again', ['set-theme']],
  ['add a chart of water used per week to the home screen', ['add-component']],
  ['replace the list with a map', ['remove-component', 'add-component']],
  // Those of lists as well.
  ['remove all images', ['set-properties', 'remove-component']],
  ['add three buttons: Call, Mail and Share', ['add-component']],
  ['add notifications', ['add-screen', 'add-component']],
  ['add a search bar at the top', ['add-component']],
  ['make the title bigger', ['set-properties']],
]

describe('editApp, whatever the manner', () => {
  it.each(instructions)('follows: %s', (prompt, kinds) => {
    const { commands, document: edited, notUnderstood } = editApp({ document, prompt })
    expect(notUnderstood).toEqual([])
    expect([...new Set(commands.map(({ type }) => type))]).toEqual(kinds)
    expect(validateDocument(edited)).toMatchObject({ ok: true })
    expect(checkNavigation(edited)).toEqual([])
  })

  it('leads a button to the screen it is said to open', () => {
    const { commands } = editApp({ document, prompt: 'add a button that opens the map' })
    expect(commands[0]).toMatchObject({
      node: { type: 'button', properties: { action: { kind: 'screen', screenId: 'map' } } },
    })
  })

  it.each([
    ['translate everything to Spanish', 'Translating needs an AI model; none is used for this app.'],
    ['undo the last change', 'Undo is in the header and on Ctrl+Z; older states are under History.'],
    ['less space', 'Spacing comes with the theme.'],
  ])('says what it cannot do: %s', (prompt, note) => {
    const { commands, document: edited, notes } = editApp({ document, prompt })
    expect(commands).toEqual([])
    expect(edited).toBe(document)
    expect(notes.join(' ')).toContain(note)
  })

  it('leaves what is locked as it is, does the rest, and says so', () => {
    const header = start?.components[0]
    const locked = {
      ...document,
      screens: document.screens.map((screen) =>
        screen === start
          ? {
              ...screen,
              components: screen.components.map((node) =>
                node === header ? { ...node, isLocked: true as const } : node,
              ),
            }
          : screen,
      ),
    }
    const { document: edited, notes } = editApp({
      document: locked,
      prompt: 'Make the header bigger and make it green',
    })
    expect(edited.app.theme.colors).toHaveLength(1)
    expect(edited.screens.find(({ id }) => id === start?.id)?.components[0]).toBe(
      locked.screens.find(({ id }) => id === start?.id)?.components[0],
    )
    expect(notes.join(' ')).toContain('is locked')
  })

  it('changes nothing on a locked screen', () => {
    const locked = {
      ...document,
      screens: document.screens.map((screen) => ({ ...screen, isLocked: true as const })),
    }
    const { commands, document: edited, notes } = editApp({ document: locked, prompt: 'remove the chart' })
    expect(commands).toEqual([])
    expect(edited).toBe(locked)
    expect(notes.join(' ')).toContain('is locked')
  })

  it('keeps every node it was not asked to touch', () => {
    const before = new Map([...walkNodes(document)].map(({ node }) => [node.id, node] as const))
    const { document: edited } = editApp({ document, prompt: 'add a button "Share" under the list' })
    const kept = [...walkNodes(edited)].filter(({ node }) => before.get(node.id) === node)
    expect(kept).toHaveLength(before.size)
  })
})
