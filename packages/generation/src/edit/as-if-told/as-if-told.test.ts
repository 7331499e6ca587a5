import { walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { editApp } from '../edit-app.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const band = appOf('Band planner: gigs, setlists, fees and contacts of venues')
const block = appOf('Tenant app for our house with notices, repairs, neighbours and house rules')

const screenNamed = (document: typeof band, name: string) =>
  document.screens.find((screen) => screen.name === name)

describe('a wish that no rule knows becomes what the generator would have made of it', () => {
  it.each([
    ['let neighbours lend each other tools', block, 'Lend tools', 'Condition'],
    ['band members should be able to chat', band, 'Chat', 'Conversations'],
  ])('%s', (prompt, document, name, part) => {
    const edited = editApp({ document, prompt })
    expect(edited.notUnderstood).toEqual([])
    const made = screenNamed(edited.document, name)
    expect(JSON.stringify(made)).toContain(part)
    const start = edited.document.screens.find(({ id }) => id === document.app.startScreenId)
    expect(JSON.stringify(start)).toContain(`"screenId":"${made?.id}"`)
    expect(edited.notes.join(' ')).toContain(`“${name}” is a screen of its own now`)
  })

  it('leaves all that is there as it is, but the first screen that leads to it', () => {
    const edited = editApp({ document: band, prompt: 'band members should be able to chat' })
    for (const screen of band.screens.filter(({ id }) => id !== band.app.startScreenId))
      expect(edited.document.screens).toContain(screen)
  })

  it('goes back from what was a tab in the other app', () => {
    const edited = editApp({ document: band, prompt: 'band members should be able to chat' })
    const chat = screenNamed(edited.document, 'Chat')
    expect(chat?.components.some(({ type }) => type === 'navbar')).toBe(false)
    expect(JSON.stringify(chat?.components[0])).toContain('"kind":"back"')
  })

  it('leads to no screen the app has not', () => {
    const { document } = editApp({ document: band, prompt: 'band members should be able to chat' })
    const ids = new Set(document.screens.map(({ id }) => id))
    const targets = JSON.stringify([...walkNodes(document)].map(({ node }) => node.properties)).matchAll(
      /"screenId":"([^"]+)"/g,
    )
    expect([...targets].map(([, id]) => id).filter((id) => !ids.has(id ?? ''))).toEqual([])
  })
})

describe('what would not be what was wished for', () => {
  it.each([
    [
      'Knitting projects with yarn stash, needle sizes and patterns',
      'let me share my finished projects with friends',
      'Friends',
    ],
    [
      'University app with a campus map, timetable, canteen menu, free study rooms and the next buses',
      'students can sell used books to each other',
      'Books',
    ],
  ])('%s: %s', (about, prompt, name) => {
    expect(screenNamed(editApp({ document: appOf(about), prompt }).document, name)).toBeUndefined()
  })

  it('is nothing where no description tells what the app is', () => {
    const document = { ...band, app: { ...band.app, description: '' } }
    const edited = editApp({ document, prompt: 'band members should be able to chat' })
    expect(screenNamed(edited.document, 'Chat')).toBeUndefined()
  })
})
