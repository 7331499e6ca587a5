import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from '../plan/plan-app.ts'
import { findDomain } from './domains.ts'

const titlesOf = (prompt: string, many: string): string[] => {
  const { plan } = planApp(understand(prompt), 1)
  const entity = [...plan.entities.values()].find((each) => each.many === many)
  return entity?.samples.map(({ title }) => title) ?? []
}

describe('the trade a description is set in', () => {
  it.each([
    ['A tool for our dental lab: cases with shade and due date', 'Cases', 'Crown 16, shade A2'],
    ['Costumes of our theatre, fittings and repairs', 'Repairs', 'Torn hem'],
    ['Repairs at our bicycle workshop, with parts', 'Repairs', 'Brakes'],
    ['Town council app: news, questions to the mayor and minutes', 'Questions', 'When does the pool reopen?'],
    ['Truck dispatch: loads, drivers and windows', 'Loads', 'Bremen to Ghent'],
    ['Homing pigeons: birds, vaccinations and training flights', 'Vaccinations', 'Paramyxo'],
    ['Ferry times of our islands with delays', 'Delays', 'Lighthouse line'],
    ['Stamp fair with dealers and tables', 'Dealers', 'Omar Haddad'],
    ['Sawmill with drying stacks and orders', 'Drying stacks', 'Stack 3'],
    ['GitLab with pipelines and issues', 'Pipelines', 'paper-router #118'],
    ['Christmas tree sales: trees by height', 'Tree sales', 'Nordmann fir'],
    ['Video player with subscriptions', 'Subscriptions', 'Workbench Films'],
    ['Pilgrims on the Camino: stamps and hostels', 'Stamps', 'Roncesvalles'],
    ['Camel milk subscription', 'Milk subscriptions', 'One litre'],
    ['Ski lift operators note stops and defects', 'Defects', 'Chair 14'],
  ])('says what its nouns mean: %s', (prompt, many, title) => {
    expect(titlesOf(prompt, many)).toContain(title)
  })

  it('takes nothing from another trade', () => {
    expect(titlesOf('Vending machine operators: faults and cash', 'Faults')).toContain('Coin slot jammed')
    expect(titlesOf('An app for coin-op arcades: faults and cash', 'Faults')).not.toContain('Broken swing')
  })

  it('is undefined where no word tells one', () => {
    expect(findDomain('A list of ideas with votes')).toBeUndefined()
  })

  it('bars kinds of app that only share its words', () => {
    expect(
      planApp(understand('Municipal swimming pool: lanes, tickets and swim courses'), 1).archetype.id,
    ).not.toBe('city-services')
  })

  it('takes what is kept there when only the place is named', () => {
    const { plan } = planApp(understand('An app for volunteers at a bird ringing station'), 1)
    expect(plan.entities.values().next().value?.many).toBe('Birds')
  })
})
