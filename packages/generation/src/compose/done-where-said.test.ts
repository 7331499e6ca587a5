import { walkComponents, type AppDocument, type ComponentNode } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { budgetsOf } from './household-budget.ts'
import { reminderDates } from './reminder-dates.ts'

const made = (prompt: string): AppDocument => generateApp({ prompt }).document
function screen({ screens }: AppDocument, name: string): ComponentNode[] {
  const found = screens.find((each) => each.name === name)
  if (!found) throw new Error(`${name} is none of ${screens.map((each) => each.name).join(', ')}`)
  return [...walkComponents(found.components)]
}
const labels = (app: AppDocument, name: string) => screen(app, name).map(({ label }) => label)
const textOf = (nodes: readonly ComponentNode[]) => JSON.stringify(nodes.map(({ properties }) => properties))

describe('a budget by categories of one’s own', () => {
  it('adds up to the same, with the rent as it is paid', () => {
    for (const categories of [
      ['Fun', 'Rent'],
      ['Needs', 'Fun', 'Books'],
      ['Rent', 'Food', 'Fun', 'Car', 'Books'],
    ]) {
      const budgets = budgetsOf(categories)
      expect(budgets.reduce((sum, { spent }) => sum + spent, 0)).toBe(1778)
      expect(budgets.reduce((sum, { planned }) => sum + planned, 0)).toBe(2200)
    }
    expect(budgetsOf(['Fun', 'Rent'])[1]).toEqual({ title: 'Rent', spent: 820, planned: 820 })
  })
})

describe('what a screen says can be done there', () => {
  it('an SOS button calls', () => {
    const app = made('Hiking companion with trail risks, offline maps and an SOS button')
    const button = screen(app, 'Today').find(({ label }) => label === 'Call for help')
    expect(button?.properties.action).toEqual({ kind: 'link', href: 'tel:112' })
  })

  it('one fills in one’s own card, with a number nobody else has', () => {
    const app = made('Hand over my digital business card at meetups and keep the cards of others')
    expect(labels(app, 'My card')).toContain('Edit my card')
    const own = screen(app, 'Edit my card').find(({ label }) => label === 'Phone')?.properties.value
    expect(own).toBeTruthy()
    expect(textOf(screen(app, 'Card'))).not.toContain(String(own))
  })

  it('what comes after the first doing has its button, too', () => {
    const app = made('Snack bar: the customer orders, the cook prepares, the number is called at the counter')
    expect(labels(app, 'Called order')).toEqual(expect.arrayContaining(['Call number', 'Handed over']))
  })

  it('a list to tick is added to in place where the forms are of other things', () => {
    const app = made('Journal for developers with notes, bugs and to-dos')
    expect(screen(app, 'To-dos').some(({ type, label }) => type === 'input' && label.startsWith('Add'))).toBe(
      true,
    )
    expect(app.screens.map(({ name }) => name)).toContain('Notes')
  })

  it('steps of a week are ticked where they stand', () => {
    const app = made('Plan my goals for the next years in weekly steps')
    expect(screen(app, 'Plan').some(({ properties }) => properties.layout === 'checklist')).toBe(true)
  })

  it('a survey has any number of questions', () => {
    const app = made('Questionnaires for our guests, with charts of the answers')
    expect(labels(app, 'Define survey')).toContain('Add question')
  })
})

describe('what screens say of the past and of what is to come', () => {
  it('a game won or lost says so in the history, the last one first on every screen', () => {
    const app = made('Look up League of Legends summoners, their rank and match history')
    const history = textOf(screen(app, 'Matches'))
    expect(history).toContain('Today, 8:10, won')
    expect(history).toContain('lost')
    expect(textOf(screen(app, 'Overview'))).toMatch(/Ahri, won|Ahri","subtitle":"Today, 8:10, won/)
  })

  it('a reminder comes before its day', () => {
    expect(
      reminderDates([
        { title: 'Lea', subtitle: 'Tuesday 24 November, turns 35' },
        { title: 'Omar', subtitle: 'Wednesday 6 January, turns 41' },
      ]),
    ).toEqual([
      { ahead: '1 day before', day: 'Mon 23 Nov' },
      { ahead: '1 week before', day: 'Wed 30 Dec' },
    ])
    expect(reminderDates([{ title: 'Lea', subtitle: 'turns 35' }])).toBeUndefined()
  })

  it('what is put aside is not spent', () => {
    const app = made('Money app with categories such as rent, fun and savings')
    const budget = screen(app, 'Budget')
    expect(budget.map(({ label }) => label)).toContain('Put aside')
    const chart = budget.find(({ type }) => type === 'chart')
    expect(JSON.stringify(chart?.properties.labels)).not.toContain('Savings')
    expect(labels(app, 'Add expense')).toContain('Category')
  })
})

describe('apps of a kind hold what that kind has', () => {
  it('games to come are told with their day, and nobody has played them', () => {
    const app = made('Browse upcoming and trending video games with their release dates')
    expect(textOf(screen(app, 'Games'))).toMatch(/4 December · /)
    expect(JSON.stringify(app)).not.toMatch(/h so far|Log a session/)
  })

  it('breeds of cats are cats, and scooters are no bikes', () => {
    expect(JSON.stringify(made('Guide to cat breeds with pictures'))).not.toMatch(/Beagle|Labrador/)
    expect(JSON.stringify(made('See free e-scooters nearby with their battery'))).not.toMatch(
      /\d bikes|docks free/,
    )
  })

  it('tours on skis have their avalanches, games online their matches', () => {
    expect(labels(made('Avalanche level and tours for ski tourers'), 'Risks').length).toBeGreaterThan(0)
    expect(made('My Valorant rank, matches and KDA').screens.map(({ name }) => name)).toContain('Matches')
  })
})
