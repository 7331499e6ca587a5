import { walkComponents, type AppDocument } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { fitsForm } from './fitting-forms.ts'
import { textOf } from '../testing/apps.ts'

const made = (prompt: string): AppDocument => generateApp({ prompt }).document
const form = ({ screens }: AppDocument, title: RegExp) =>
  screens.find(({ components }) => title.test(components[0]?.label ?? ''))?.components ?? []
const labels = (document: AppDocument, title: RegExp) =>
  [...walkComponents(form(document, title))].map(({ label }) => label)

describe('screens of an app agree', () => {
  it('the form of a thing with a name asks for it', () => {
    expect(labels(made('My pets: birthday, food and weight of each'), /^Add pet$/)).toContain('Pet name')
    expect(labels(made('Keep track of when to water my houseplants'), /^Add plant$/)).toContain(
      'Houseplant name',
    )
  })

  it('and no second name where its fields tell which it is', () => {
    expect(labels(made('A log of the fish I catch, with weight and bait'), /catch$/)).not.toContain(
      'Catch name',
    )
  })

  it('what one does with a thing opens no form of a new one', () => {
    expect(fitsForm('Mark as watered', 'Add plant')).toBe(false)
    expect(fitsForm('Get ticket', 'New event')).toBe(false)
    expect(fitsForm('Start workout', 'Log workout')).toBe(true)
    expect(fitsForm('Edit plant', 'Add plant')).toBe(true)
    expect(fitsForm('Sign me up', 'Apply for a shift')).toBe(true)
  })

  it('the header offers nothing a button below offers in the same words', () => {
    for (const { components } of made('A diary of my runs with a calendar and a history').screens) {
      const buttons = [...walkComponents(components)].filter(({ type }) => type === 'button')
      const actions = components[0]?.properties.actions
      const above = Array.isArray(actions) ? JSON.stringify(actions) : ''
      for (const { label } of buttons) expect(above).not.toContain(`"${label}"`)
    }
  })

  it('rooms and countries have no opening hours and are not so many metres away', () => {
    const text = JSON.stringify(made('Stamp collection: stamps, countries, years and values'))
    expect(text).toContain('Portugal')
    expect(text).not.toMatch(/Open until|\d+ m"/)
  })
})

describe('what a description lists', () => {
  it('sorts the things: the groups it names are the filters and what stands above each', () => {
    const app = made(
      'A magazine app. Users can read stories. Users can filter the stories by category (science, travel, money, food).',
    )
    expect(JSON.stringify(app)).toContain('"Travel"')
    expect(
      [...walkComponents(app.screens.flatMap(({ components }) => components))].some(
        ({ type, properties }) =>
          type === 'list' &&
          properties.layout === 'chips' &&
          JSON.stringify(properties.items).includes('Money'),
      ),
    ).toBe(true)
  })

  it('is a choice of one, too', () => {
    expect(
      JSON.stringify(made('Keep songs. User can choose a genre such as rock, jazz, soul or folk.')),
    ).toContain('"Soul"')
  })

  it('names no calculation where none is told', () => {
    const app = made(
      'An app that calculates what a runner has to train. User enters races with date and distance. User can mark a training as done. User can see a calendar with all races.',
    )
    expect(JSON.stringify(app)).not.toContain('First value')
  })

  it('in what state it is when something is done with it is not its name', () => {
    const fields = labels(
      made('Parents can create chores for their children. Parents can approve a finished chore.'),
      /chore$/,
    )
    expect(fields).toContain('Chore')
    expect(fields).not.toContain('Finished chore')
  })
})

describe('a brief told sentence by sentence', () => {
  it('a list called after a state has what is in it', () => {
    const app = made('Keep track of money I lent to friends: who owes me, and what is settled')
    const settled = app.screens.find(({ name }) => name === 'Settled')
    expect(JSON.stringify(settled?.components)).toContain('paid back')
    expect(JSON.stringify(settled?.components)).not.toContain('owes me/')
    expect(JSON.stringify(settled?.components)).not.toContain('Concert ticket')
  })

  it('a menu that is only looked at has no cart', () => {
    const looked = made(
      'A menu of the school kitchen. Pupils can see the dishes of the week with price and allergens. Pupils can rate a dish.',
    )
    expect(looked.screens.map(({ name }) => name)).not.toContain('Order')
    const ordered = made(
      'A menu of the school kitchen. Pupils can see the dishes of the week. Pupils can order a dish and pay for it.',
    )
    expect(ordered.screens.map(({ name }) => name)).toContain('Order')
  })

  it('who does something is no list, and what makes it happen no thing', () => {
    const app = made(
      'An app for naming kittens. Owners can see names with meaning and origin. Owners can like names. When the user taps a card, the next name is shown.',
    )
    expect(JSON.stringify(app.screens)).not.toMatch(/"title":"(?:Owners|Taps)"/)
  })

  it('what the player sees and does is played', () => {
    const app = made(
      'The player sees the outline of an animal and four names. The player has to guess the animal. The player gets a point for each right answer. The player sees the high score.',
    )
    expect(JSON.stringify(app.screens)).toContain('Check answer')
  })

  it('what is past is no title of what one books or pays, nor a result a match', () => {
    const app = made(
      'Find a lawyer. Clients can search lawyers by city. Clients can see the profile of a lawyer. Clients can book a free appointment. Clients can see their past appointments.',
    )
    const titles = app.screens.map(({ components }) => components[0]?.label)
    expect(titles).not.toContain('Profile of a lawyer')
    const sums = made(
      'An app to practise sums. Child sees ten tasks and enters the result. Child can see its best time.',
    )
    expect(sums.screens.map(({ components }) => components[0]?.label)).not.toContain('Enter a result')
  })
})

describe('days of a cycle', () => {
  it('come on the same date wherever they are told', () => {
    const text = textOf('Period tracker: log flow and mood, predictions on a calendar, reminders')
    const dates = [...text.matchAll(/Next period(?: on (\d+ \w+)|[^}]*?"value":"(\d+ \w+)")/g)].map(
      ([, told, shown]) => (told ?? shown ?? '').slice(0, 6),
    )
    expect(dates.length).toBeGreaterThan(1)
    expect(new Set(dates).size).toBe(1)
  })
})

describe('a list to tick', () => {
  it('counts once how many are done', () => {
    const text = textOf('Plan our wedding: guests, budget and a list of tasks to tick')
    expect(text).toContain('2 of 6 done')
    expect(text).not.toContain('18 of 24 done')
  })
})
