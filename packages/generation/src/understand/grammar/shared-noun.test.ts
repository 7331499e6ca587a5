import { describe, expect, it } from 'vitest'
import { takeSharedNouns } from './shared-noun.ts'

const read = (text: string) => {
  const { rest, phrases } = takeSharedNouns(text)
  return { rest, kinds: phrases.map(({ label, options }) => `${label}: ${options.join(', ')}`) }
}

describe('kinds of one noun', () => {
  it.each([
    [
      'Rowers can see finished and planned outings.',
      'Rowers can see outings.',
      'finished and planned outings: All, finished, planned',
    ],
    [
      'Guests can buy single or return tickets.',
      'Guests can buy tickets.',
      'single or return ticket: single, return',
    ],
    [
      'Tenants can browse damaged/repaired lifts.',
      'Tenants can browse lifts.',
      'damaged or repaired lifts: All, damaged, repaired',
    ],
    ['It lists won/lost/drawn duels.', 'It lists duels.', 'won, lost, drawn duels: All, won, lost, drawn'],
    [
      'Nurses set one-time or recurring daily, weekly, monthly rounds.',
      'Nurses set rounds.',
      'Recurring rounds: one-time, daily, weekly, monthly',
    ],
    [
      'It shows all outings, both finished and upcoming.',
      'It shows all outings.',
      'finished and upcoming outings: All, finished, upcoming',
    ],
    [
      'Sort through personal and team canoes.',
      'Sort through canoes.',
      'personal and team canoes: All, personal, team',
    ],
    [
      'It shows resting and running mules.',
      'It shows mules.',
      'resting and running mules: All, resting, running',
    ],
    [
      'Nurses set one-time or recurring weekly rounds.',
      'Nurses set rounds.',
      'one-time or recurring round: one-time, weekly',
    ],
  ])('%s', (text, rest, kinds) => {
    expect(read(text)).toEqual({ rest, kinds: [kinds] })
  })

  it.each([
    'Milk and hot coffee are sold.',
    'The keys lost or broken are replaced.',
    'The course is long and new students wait.',
    'Mark a harness as useful or useless.',
    'A lost and found office for trams.',
    'A shop for buying and selling mules.',
    'Photos, notes and maps of a dive.',
    'Rate the food, service and atmosphere.',
  ])('is not: %s', (text) => {
    expect(read(text)).toEqual({ rest: text, kinds: [] })
  })

  it('takes those an app is for as one', () => {
    expect(read('An app for deaf and blind travellers.')).toEqual({
      rest: 'An app for travellers.',
      kinds: [],
    })
  })
})
