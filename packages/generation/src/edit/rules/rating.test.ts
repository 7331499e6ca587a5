import { type AppDocument, checkNavigation, validateDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { editApp } from '../edit-app.ts'

const ferry = generateApp({
  prompt: 'Boat taxi app: order a ride, see the driver on a map and past rides.',
}).document
const barber = generateApp({ prompt: 'Barber shop: book appointments, see prices and our barbers.' }).document

const nodes = (document: AppDocument) => [...walkNodes(document)]
const edited = (document: AppDocument, prompt: string) => {
  const result = editApp({ document, prompt })
  expect(result.notUnderstood).toEqual([])
  expect(validateDocument(result.document).ok).toBe(true)
  // What was there is there as it was: the same objects.
  for (const screen of document.screens) {
    const after = result.document.screens.find(({ id }) => id === screen.id)
    for (const node of screen.components) expect(after?.components).toContain(node)
  }
  const unreachable = checkNavigation(result.document).filter(({ kind }) => kind === 'unreachable-screen')
  const before = checkNavigation(document).filter(({ kind }) => kind === 'unreachable-screen')
  expect(unreachable.length).toBe(before.length)
  return result
}

describe('stars from people', () => {
  it('are given on a screen of their own, from where the thing is shown', () => {
    const { document, notes } = edited(ferry, 'let passengers rate the driver afterwards')
    const screen = document.screens.find(({ name }) => name === 'Rate the driver')
    expect(screen?.components.map(({ label }) => label)).toEqual(expect.arrayContaining(['Stars', 'Comment']))
    const button = nodes(document).find(
      ({ node }) => node.type === 'button' && node.label === 'Rate the driver',
    )
    expect(button?.node.properties.action).toEqual({ kind: 'screen', screenId: screen?.id })
    expect(JSON.stringify(button?.screen)).toMatch(/driver/i)
    expect(notes.join(' ')).toContain(button?.screen.name)
  })

  it('are not asked for twice', () => {
    const { document } = edited(ferry, 'let passengers rate the driver')
    const again = editApp({ document, prompt: 'let passengers rate the driver' })
    expect(again.document).toBe(document)
    expect(again.notes.join(' ')).toContain('already')
  })
})

describe('screens that many apps have', () => {
  it.each([
    ['add loyalty points with a stamp card, ten stamps are one cut', 'Stamp card'],
    ['add a place to buy gift vouchers', 'Gift vouchers'],
    ['add live chat for our customers', 'Chat'],
  ])('%s', (prompt, name) => {
    const { document } = editApp({ document: barber, prompt })
    const screen = document.screens.find((each) => each.name.toLowerCase().includes(name.toLowerCase()))
    expect(screen?.components.length).toBeGreaterThan(2)
    expect(validateDocument(document).ok).toBe(true)
  })

  it('what needs a server is told, and no screen made of it', () => {
    const { document, notes } = editApp({ document: barber, prompt: 'add payments with Stripe' })
    expect(document).toBe(barber)
    expect(notes.join(' ')).toContain('payment service')
  })

  it('what one chooses when booking is a choice in the form', () => {
    const { document } = edited(barber, 'let customers choose the barber when booking')
    const choice = nodes(document).find(
      ({ node }) => node.label === 'Barber' && node.properties.layout === 'chips',
    )
    expect(choice?.screen.components.some(({ type }) => type === 'datepicker')).toBe(true)
  })

  it('a button that leads nowhere yet is told to do so', () => {
    const { notes } = edited(barber, 'let customers greet the barber')
    expect(notes.join(' ')).toContain('leads nowhere yet')
  })
})
