import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const optionsOf = (prompt: string) => {
  const { plan } = planApp(understand(prompt), 1)
  const screen = plan.screens.find(({ kind }) => kind === 'poll')
  return plan.entities.get(screen?.entity ?? '')?.samples.map(({ title }) => title) ?? []
}

describe('a vote', () => {
  it('is on what the description says is chosen', () => {
    const options = optionsOf('Compare venues with price and photos, we both vote')
    expect(options.length).toBeGreaterThan(3)
    expect(options).not.toContain('Harbour Lights')
    expect(options).toContain('Old dairy')
  })

  it('is on people where somebody is chosen', () => {
    expect(optionsOf('Football team with lineup, fines and man of the match vote')).toContain('Lea Brandt')
  })

  it('is on events where it is on the types of them', () => {
    const options = optionsOf('Tenants vote on the types of events they would like to see')
    expect(options).not.toContain('Harbour Lights')
    expect(options.length).toBeGreaterThan(3)
  })

  it('stays one among games where games are voted on', () => {
    expect(optionsOf('Friends vote on board games to play on Friday')).toContain('Harbour Lights')
  })
})
