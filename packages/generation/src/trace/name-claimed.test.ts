import { describe, expect, it } from 'vitest'
import { planApp } from '../plan/plan-app.ts'
import type { AppPlan, ScreenKind, ScreenPlan } from '../plan/types.ts'
import { screensOf } from '../testing/apps.ts'
import { understand } from '../understand/understand.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf } from '../words/forms.ts'
import { nameClaimed } from './name-claimed.ts'

const phrase = (text: string, verb?: string): Phrase => {
  const words = text.split(' ')
  return { text, words, stems: words.map(stemOf), options: [], ...(verb ? { verb } : {}) }
}

const planOf = (prompt: string): AppPlan => planApp(understand(prompt), 1).plan

/** What a screen of a kind and name is called when a phrase is traced to it. */
function called(kind: ScreenKind, name: string, claim: Phrase, told: readonly Phrase[] = [claim]) {
  const plan = planOf('An app with the boats of our club')
  const screen: ScreenPlan = {
    id: 'there',
    kind,
    name,
    icon: 'list',
    isTab: true,
    entity: 'none',
    variant: 0,
    extras: [],
  }
  plan.screens.push(screen)
  plan.description = `An app with boats: ${told.map(({ verb = '', text }) => `${verb} ${text}`).join(', ')}`
  delete plan.whole
  nameClaimed(new Map([[claim, screen]]), plan, told)
  return screen.title
}

describe('a screen is called as the description calls what is traced to it', () => {
  it.each<[ScreenKind, string, Phrase, string]>([
    ['calendar', 'Visits', phrase('doctor visits'), 'Doctor visits'],
    ['browse', 'Videos', phrase('short video'), 'Short videos'],
    ['browse', 'Machines', phrase('catalogue', 'browse'), 'Catalogue'],
    ['week', 'Plan', phrase('rota'), 'Rota'],
    ['browse', 'Paid in', phrase('contributions', 'track'), 'Contributions'],
    ['form', 'Write report', phrase('case', 'send'), 'Send case'],
    ['slots', 'Free times', phrase('slot', 'pick'), 'Pick slot'],
    ['calendar', 'Bookings', phrase('appointment'), 'Appointments'],
    ['form', 'New inspection', phrase('hive inspections', 'log'), 'Log hive inspection'],
  ])('%s %s', (kind, name, claim, title) => {
    expect(called(kind, name, claim)).toBe(title)
  })
})

describe('a screen keeps its name', () => {
  it.each<[string, ScreenKind, string, Phrase]>([
    ['what is told of each is no name for all', 'browse', 'Machines', phrase('photos')],
    ['one of something is no list', 'browse', 'Machines', phrase('surcharge')],
    ['what is done there is no name for a list', 'browse', 'Requests', phrase('swap', 'propose')],
    [
      'what is filled in on the way is no name for a form',
      'form',
      'Send request',
      phrase('picture', 'upload'),
    ],
    ['people are no name for things', 'browse', 'Machines', phrase('mechanics')],
    ['a page of one thing is called as that', 'detail', 'Machine', phrase('catalogue', 'browse')],
  ])('%s', (_why, kind, name, claim) => {
    expect(called(kind, name, claim)).toBeUndefined()
  })

  it('that the description has itself', () => {
    const guests = phrase('guests')
    expect(
      called('people', 'Guests', phrase('participants'), [guests, phrase('participants')]),
    ).toBeUndefined()
  })

  it('and takes none another screen has', () => {
    expect(called('browse', 'Machines', phrase('boats', 'browse'))).toBeUndefined()
  })
})

it('names the screen with the days as the description has it, with its article', () => {
  const prompt = 'Nail studio with a book of designs. Guests choose a design and pick a time slot.'
  const titles = screensOf(prompt).map(({ components: [header] }) => header?.label)
  expect(titles).toContain('Pick a time slot')
})

it('says a name once: as the title, and not in the line below it', () => {
  const headers = screensOf('Savings circle of our choir: track contributions, payouts by turn').map(
    ({ components: [header] }) => header,
  )
  const named = headers.find((header) => header?.label === 'Contributions')
  expect(named?.type).toBe('header')
  expect(named?.properties.subtitle ?? '').not.toMatch(/contributions/i)
})

it('leaves a form its name where only one of its fields is told', () => {
  const titles = screensOf('Cycle diary: log flow and mood, predictions').map(
    ({ components: [header] }) => header?.label,
  )
  expect(titles).toContain('Log day')
  expect(titles).not.toContain('Log flow')
})
