import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'

const screensOf = (prompt: string) => generateApp({ prompt }).document.screens
const namesOf = (prompt: string) => screensOf(prompt).map(({ name }) => name)

describe('an app told as a store tells it', () => {
  it('is of what it does, not of those it was made for', () => {
    const prompt =
      'A minimalist app designed for market traders, kiosks and small dealers to easily track stock between the van and the stall.'
    expect(JSON.stringify(screensOf(prompt))).not.toMatch(/Market traders|Kiosks|Dealers/)
  })

  it('draws no promises', () => {
    const prompt =
      'Your smart orchard companion. Never forget to prune again thanks to pruning reminders, making it easy to stay calm. Trees with photos and a harvest log.'
    expect(JSON.stringify(screensOf(prompt))).not.toMatch(/"[^"]*(?:companion|never forget|thanks|making)/i)
  })

  it('takes no money where purchases are only written down', () => {
    expect(
      namesOf('A book for my egg trade. Record daily purchases and sales, see the profit.'),
    ).not.toContain('Checkout')
  })

  it('pays nothing by itself where only noting is automatic', () => {
    expect(namesOf('An automatic expense book with a budget and tax payment estimates.')).not.toContain(
      'Autopay',
    )
    expect(namesOf('A money app with a budget and automatic payments of the rent.')).toContain('Autopay')
  })

  it('narrows a list down by what it is organised by', () => {
    const text = JSON.stringify(screensOf('A box of recipes. Organize your recipes by season and course.'))
    expect(text).toMatch(/season/i)
    expect(text).not.toContain('"Organize')
  })

  it('has one choice of how a list is sorted', () => {
    const text = JSON.stringify(screensOf('A list of caves with depth. Sort by depth, name or distance.'))
    expect(text).toContain('"Sort by"')
    expect(text).not.toContain('"Sort by depth"')
  })
})
