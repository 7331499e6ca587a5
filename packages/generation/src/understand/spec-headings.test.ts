import { describe, expect, it } from 'vitest'
import { withoutSpecHeadings } from './spec-headings.ts'

describe('headings of a specification', () => {
  it.each([
    [
      'Required Must-have Stories\n* User can add a kite\nOptional Nice-to-have Stories\n* User can lend it',
      '* User can add a kite\n\n* User can lend it',
    ],
    [
      'Kite book. Short list of user stories for MVP: User can add a kite.',
      'Kite book.  User can add a kite.',
    ],
    ['Kites fly.\nPlanned Features for Prototype:\n- Add kites\n- Lend', 'Kites fly.\n\n- Add kites\n- Lend'],
    ['KITES. Required: User can add one.', 'KITES.  User can add one.'],
  ])('“%s” loses them', (text, plain) => {
    expect(withoutSpecHeadings(text)).toBe(plain)
  })

  it.each([
    'Features:\n- a kite list\n- a map',
    'Story list: tales by age. Short stories: read one.',
    'A board for teams. Backlog: what comes next.',
    'An app for product managers: roadmap, user stories, backlog and sprints',
  ])('“%s” has none', (text) => {
    expect(withoutSpecHeadings(text)).toBe(text)
  })
})

it('boxes, and the screens every app has, name nothing', () => {
  expect(
    withoutSpecHeadings(
      'Overview\nKite app.\nRequired\n- [x] User can add a kite\n- [ ] User can lend it\nScreen Archetypes\n* Login\n* Stream\n* Detail',
    ),
  ).toBe('Kite app.\n\n- User can add a kite\n- User can lend it\n\n* Login')
})
