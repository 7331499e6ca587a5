import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const partsOf = (prompt: string, type: string) =>
  appOf(prompt).screens.flatMap(({ name, components }) =>
    [...walkComponents(components)]
      .filter((part) => part.type === type)
      .map(({ label }) => `${name}: ${label}`),
  )
const screenOf = (prompt: string, screen: string) => {
  const found = appOf(prompt).screens.find(({ name }) => name === screen)
  return JSON.stringify(found?.components ?? [])
}

describe('an account', () => {
  const told =
    'An app for kite makers. User can create a new account and sets a profile picture. User can view kites.'

  it('is made where one signs in, not on the page of a thing', () => {
    expect(screenOf(told, 'Sign in')).toMatch(/Create account/)
    expect(partsOf(told, 'button').join()).not.toMatch(/Create new account/)
  })

  it('may be that of another service, which has a button', () => {
    const prompt = 'A map of saunas. Guests can log in with Google. Guests can rate saunas and save saunas.'
    expect(partsOf(prompt, 'button')).toContain('Sign in: Log in with Google')
  })

  it('is changed on the own page, and is nothing of a thing', () => {
    const prompt =
      'A club of stargazers. Members can sign in with Apple. Members can see their profile and change their password. Members can post stars.'
    expect(screenOf(prompt, 'Sign in')).toMatch(/Sign in with Apple/)
    expect(partsOf(prompt, 'button').filter((part) => part.endsWith('Change password'))).toEqual([
      'Me: Change password',
    ])
  })

  it('is none where something else is registered or signed', () => {
    expect(
      appOf('Beekeepers register hives. Beekeepers can weigh hives.').screens.map(({ name }) => name),
    ).not.toContain('Sign in')
  })
})

describe('what one says of oneself', () => {
  it('stands on the own page', () => {
    const prompt =
      'An app for jugglers. Jugglers can post tricks. Jugglers can set a profile picture and change their username. Jugglers can see their profile.'
    const own = appOf(prompt).screens.filter(({ components }) =>
      /profile picture|Change username/.test(JSON.stringify(components)),
    )
    expect(own.map(({ name }) => name)).toEqual(['Profile'])
    expect(JSON.stringify(own)).toMatch(/Set profile picture.*Change username/)
  })
})

describe('a level', () => {
  it('is moved, wherever one plays', () => {
    const prompt =
      'A library of fairy tales. Children can listen to tales. Parents can control the playback speed.'
    expect(partsOf(prompt, 'input').some((part) => part.endsWith('Playback speed'))).toBe(true)
    expect(partsOf(prompt, 'button').join()).not.toMatch(/playback speed/i)
  })

  it('is none of a word that only ends so', () => {
    const prompt = 'A library of fairy tales. Parents can change the ending. Children can listen to tales.'
    expect(partsOf(prompt, 'input').join()).not.toMatch(/Ending/)
  })
})

describe('what is on or off', () => {
  it('is a switch', () => {
    const prompt =
      'An app for ferry crews. Sailors can turn on location sharing. Sailors can see ferries and report delays.'
    expect(partsOf(prompt, 'checkbox').some((part) => part.endsWith('Location sharing'))).toBe(true)
  })
})

describe('a list', () => {
  it('is filtered by the ways that are told', () => {
    const prompt = 'A guide to lakes. Swimmers can filter lakes by depth or shade. Swimmers can see lakes.'
    expect(JSON.stringify(appOf(prompt))).toMatch(/"Depth".*"Shade"/)
  })

  it('can be sorted where one sorts it', () => {
    const prompt = 'A guide to lakes. Swimmers can see lakes. Swimmers can sort lakes.'
    expect(JSON.stringify(appOf(prompt))).toMatch(/Newest.*Oldest/)
  })
})

describe('what people answer', () => {
  const told =
    'A wall for poems. Poets can publish poems. Readers can comment on a poem or like it. Readers can vote on poems and save poems.'

  it('stands on the page of the thing, what one writes as a field', () => {
    expect(partsOf(told, 'input').some((part) => /Comment on (?:a )?poems?$/.test(part))).toBe(true)
    expect(JSON.stringify(appOf(told))).toMatch(/Like (?:a )?poem/)
    expect(JSON.stringify(appOf(told))).toMatch(/Vote on poems/)
  })
})

describe('what makes a thing', () => {
  it('is its form, under the verb that is told', () => {
    const prompt =
      'An app for fishing trips. Anglers can see trips. Anglers can publish trips. Anglers can rate trips.'
    expect(JSON.stringify(appOf(prompt))).toMatch(/Publish trip/)
  })
})

describe('what is told as what something is good for', () => {
  it('is no button', () => {
    const prompt =
      'A finder for slipways. Sailors can see slipways so that they can launch their boat. Sailors can rate slipways and report slipways.'
    expect(partsOf(prompt, 'button').join()).not.toMatch(/Launch/)
    expect(
      partsOf('A club of rowers. Rowers can launch a boat. Rowers can see boats.', 'button').join(),
    ).toMatch(/Launch/)
  })
})
