import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { understand } from '../understand.ts'
import { takenOut } from './taken-out.ts'

const choicesIn = (text: string) => {
  const { rest, phrases } = takenOut(text)
  return { rest, choices: phrases.map(({ label, options }) => [label, ...options]) }
}
const labelsOf = (prompt: string) =>
  generateApp({ prompt }).document.screens.map(({ name, components }) => ({
    name,
    labels: [...walkComponents(components)].map(({ label }) => label),
  }))

describe('takenOut', () => {
  it.each([
    [
      'Guests report problems on the pitch like holes, dark lamps, bare patches, etc. and see them on a list',
      'Guests report problems on the pitch and see them on a list',
      ['Kind of problem', 'Holes', 'Dark lamps', 'Bare patches'],
    ],
    [
      'Wardens log hazards such as ice, fallen trees or wires. A map shows them.',
      'Wardens log hazards. A map shows them.',
      ['Kind of hazard', 'Ice', 'Fallen trees', 'Wires'],
    ],
    [
      'Find tutors in various crafts like basket weaving, felting, or dyeing.',
      'Find tutors.',
      ['Craft', 'Basket weaving', 'Felting', 'Dyeing'],
    ],
    [
      'Riddles of different levels such as easy, tricky and nasty with hints',
      'Riddles with hints',
      ['Level', 'Easy', 'Tricky', 'Nasty'],
    ],
    [
      'Pick from moods i.e. calm, loud, dark, and get playlists.',
      'Pick from moods and get playlists.',
      ['Kind of mood', 'Calm', 'Loud', 'Dark'],
    ],
    [
      'Staff note faults like leaks, squeaks, etc. Managers close them.',
      'Staff note faults. Managers close them.',
      ['Kind of fault', 'Leaks', 'Squeaks'],
    ],
    [
      'Every barge, tug and RIB in the bay on a live map.',
      'Barges in the bay on a live map.',
      ['Kind', 'All', 'Barge', 'Tug', 'RIB'],
    ],
    [
      'Find the cheapest time to run the kiln or charge your van with live tariffs.',
      'Find the cheapest time with live tariffs.',
      ['Purpose', 'Run kiln', 'Charge van'],
    ],
    [
      'For a picnic, say who is coming and how thirsty.',
      'For a picnic, say who is coming.',
      ['How thirsty', 'A little', 'Quite', 'Very'],
    ],
    [
      'Moorings, ratings, and role-based access (Owner/Skipper/Admin).',
      'Moorings, ratings.',
      ['Role', 'Owner', 'Skipper', 'Admin'],
    ],
  ])('reads as a choice what has no place by its name: %s', (text, rest, choice) => {
    expect(choicesIn(text)).toEqual({ rest, choices: [choice] })
  })

  it.each([
    'Tools like hammers, saws and drills to borrow',
    'Every day a new riddle and a hint',
    'The best time to fish',
    'Say how many guests there are',
    'Every member, guest and coach can book',
  ])('leaves “%s” as it is', (text) => {
    expect(takenOut(text)).toEqual({ rest: text, phrases: [], examples: '' })
  })

  it('tells by examples of what kind an app is, without places by their names', () => {
    const text = 'People report issues in town like potholes, graffiti, dark lamps, etc. with a photo'
    expect(understand(text).stems).toContain('pothol')
    const all = labelsOf(text).flatMap(({ name, labels }) => [name, ...labels])
    expect(all).toContain('Kind of issue')
    expect(all).not.toContain('Graffiti')
  })

  it('asks for the role where one comes in', () => {
    const app = labelsOf('Boat share with email login, berths, and role-based access (Owner/Skipper/Admin)')
    expect(app.filter(({ labels }) => labels.includes('Role')).map(({ name }) => name)).toEqual(['Sign in'])
  })
})
