import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { screensOf } from '../../testing/apps.ts'

const contactsOf = (prompt: string): string[] =>
  screensOf(prompt).flatMap(({ components }) =>
    [...walkComponents(components)]
      .filter(({ label }) => label === 'Contact')
      .map(({ properties }) => /"title":"([^"]+)"/.exec(JSON.stringify(properties.items))?.[1] ?? ''),
  )

describe('whom one asks about a thing', () => {
  it('is who paid for it or leads it, as its page says', () => {
    expect(contactsOf('Share costs with my flatmates, see who owes what and settle up')).toEqual([
      'Lea Brandt',
    ])
    expect(contactsOf('Dark app for a go club: matches, rankings and chat')).toEqual(['Omar Haddad'])
  })

  it('is never who uses the app', () => {
    for (const prompt of [
      'Find a climbing partner: partners nearby, messages, appointments',
      'Find a running partner: partners nearby, messages',
    ]) {
      const me = screensOf(prompt).find(({ name }) => name === 'Me')
      expect(me).toBeDefined()
      for (const name of contactsOf(prompt)) expect(JSON.stringify(me)).not.toContain(`"label":"${name}"`)
    }
  })
})

it('answers within the hour only where one can write to somebody, and is whom one writes with', () => {
  expect(contactsOf('Step counter with daily goal, weekly chart and friends ranking')).toEqual([])
  expect(
    new Set(contactsOf('Co-parenting calendar: custody days, shared expenses, kids’ info and a message log')),
  ).toEqual(new Set(['Omar']))
})
