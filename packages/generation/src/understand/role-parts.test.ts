import { describe, expect, it } from 'vitest'
import { readRoleParts } from './role-parts.ts'

const partsOf = (text: string) =>
  readRoleParts(text)?.parts.map(({ who, doings }) => [
    who,
    ...doings.map(
      ({ verb, object, values }) => `${verb} ${object}${values.length > 0 ? `: ${values.join(', ')}` : ''}`,
    ),
  ])

describe('roles with a part of their own', () => {
  it('are read sentence by sentence, with what is said of them as "they"', () => {
    expect(
      partsOf(
        'An app for our town archive and its reading room. Visitors can search the documents and ask for copies of them. ' +
          'Archivists see the open requests, accept or reject them and add documents with a title, year and shelf. They can also write to the visitor.',
      ),
    ).toEqual([
      [
        'archivists',
        'see the open requests',
        'accept them',
        'reject them',
        'add documents: title, year, shelf',
        'write to the visitor',
      ],
    ])
  })

  it('may stand in lines, and the office is spoken of as "we"', () => {
    expect(
      partsOf(
        "We run a boat hire and need an app for it.\n- Guests book a boat for an hour or a day\n- Harbour staff see today's bookings\n- Harbour staff tick who is there\nIn the office we want to assign boats to guests and send messages to all guests.",
      ),
    ).toEqual([
      ['harbour staff', "see today's bookings", 'tick who is there'],
      ['office', 'assign boats to guests', 'send messages to all guests'],
    ])
  })

  it('are not those the app is for, nor those of whom one thing is said', () => {
    expect(
      partsOf(
        'A hall for table tennis. Players book a table and see their results. Staff can open the door.',
      ),
    ).toBe(undefined)
    expect(partsOf('An app for teachers. Teachers plan lessons, write tests and see marks.')).toBe(undefined)
  })

  it('are no “they” who can enter something', () => {
    expect(
      partsOf(
        'A riding school for all of us. Parents pay fees. Grooms can take notes. They can enter grades.',
      ),
    ).toEqual([['grooms', 'take notes', 'enter grades']])
  })

  it('leave the rest of the description as it stands', () => {
    expect(
      readRoleParts(
        'A mending circle needs an app for its evenings. Guests say what they bring along and when. Menders see what comes and note the time they spent. Calm green.',
      )?.rest,
    ).toBe(
      'A mending circle needs an app for its evenings. Guests say what they bring along and when. Calm green.',
    )
  })
})

it('whoever is nobody with a part, and what is told as an example is nothing one does', () => {
  const text =
    'An app for people who share a boat. The four families reserve weeks in a calendar. Whoever returns it fills in a checklist, like turning off the gas. Admins approve weeks and see the costs.'
  const parts = readRoleParts(text)?.parts ?? []
  expect(parts.map(({ who }) => who)).toEqual(['admins'])
  expect(parts.flatMap(({ doings }) => doings.map(({ verb }) => verb))).not.toContain('like')
})

it('"they" behind what whoever writes does are those told of before', () => {
  const parts = partsOf(
    'Guests book a cabin for a weekend and see the house rules before they come. They order firewood and bread rolls for the mornings. We answer with an offer. They pay a deposit and choose a bed. Cleaners see the cabins of the day and note the hours they worked.',
  )
  expect(parts?.map(([who]) => who)).toEqual(['owner', 'cleaners'])
  expect(JSON.stringify(parts)).not.toMatch(/choose|deposit/)
})
