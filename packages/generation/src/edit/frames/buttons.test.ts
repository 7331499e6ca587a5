import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it, test } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { followed } from '../../testing/edits.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const salon = appOf('Hair salon: stylists, book an appointment, prices, opening hours')
const chess = appOf('Chess club: members with points, matches, a ladder and chat')
const stand = appOf('Farm stand: jams and honey with prices, what was sold, market days')

/** The button of that name, and the labels of what stands on the screen it opens. */
function opened(document: AppDocument, prompt: string, label: string): string[] {
  const after = followed(document, prompt)
  const button = [...walkNodes(after)].find(
    ({ node }) => node.type === 'button' && node.label === label,
  )?.node
  expect(button, `no button ${label}`).toBeDefined()
  const action = button?.properties.action as { screenId?: string; href?: string } | undefined
  if (action?.href !== undefined) return [action.href]
  return [...walkNodes(after)].flatMap(({ node, screen }) =>
    screen.id === action?.screenId ? [node.label] : [],
  )
}

describe('a button for a deed leads to where it is done', () => {
  it('asks somebody: a message, and when where it is about a time', () => {
    const labels = opened(
      salon,
      'add a button to ask the owner for a house visit',
      'Ask owner for house visit',
    )
    expect(labels).toEqual(expect.arrayContaining(['When', 'Message', 'Send']))
  })

  it('is called by the sentence it says', () => {
    const labels = opened(chess, "a button to say I can't make it on Friday", "I can't make it on Friday")
    expect(labels).toContain('Message')
  })

  it('chooses between the things of the app and asks for money where one pays', () => {
    const labels = opened(stand, 'add a button to sell a jam at the market', 'Sell jam at market')
    expect(labels).toEqual(expect.arrayContaining(['Price', 'Sell']))
  })

  it('calls by phone', () => {
    expect(opened(chess, 'add a button so members can call the arbiter', 'Call arbiter')).toEqual([
      'tel:+15550100',
    ])
  })

  it('shows a place on a map', () => {
    const labels = opened(salon, 'add a button that shows where the salon is', 'Where the salon is')
    expect(labels.some((label) => label.startsWith('Map'))).toBe(true)
  })

  it('let people do it: a form as well, with the people there are', () => {
    const after = followed(chess, 'I want members to be able to challenge someone')
    const names = after.screens.map(({ name }) => name)
    expect(names).toContain('Challenge someone')
  })

  it('does not open the form of a booking to cancel one', () => {
    const after = followed(salon, 'add a button to cancel the appointment')
    const button = [...walkNodes(after)].find(({ node }) => node.label.startsWith('Cancel appointment'))?.node
    expect(button?.properties.action).toBeUndefined()
  })
})

test.each([
  ['les clients doivent pouvoir changer leur adresse', 'Change address'],
  ['die Kunden sollen den Termin verschieben können', 'Postpone appointment'],
  ['los clientes deben poder cambiar su dirección', 'Change address'],
])('what people of other languages let others do: %s', (prompt, label) => {
  expect(opened(salon, prompt, label).length).toBeGreaterThan(2)
})
