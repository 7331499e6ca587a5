import { describe, expect, it } from 'vitest'
import { readRegister } from './read-register.ts'

const nounsOf = (text: string) => readRegister(text).things.map(({ noun }) => noun)

describe('words that only look like things', () => {
  it('are no things: what is said in short, how something is done, what somebody does', () => {
    expect(nounsOf("I'd keep puppets, and we've a list of shows")).not.toContain("i'd")
    expect(nounsOf('Mainly puppeteers and carvers keep their marionettes')).not.toContain('mainly puppeteer')
    expect(nounsOf('Puppets with maker and a donate button for the roof')).not.toContain('donate')
    expect(nounsOf('Keep puppets and never lose one anymore with Puppetbox')).not.toContain('anymore')
  })

  it('are nothing there shall be no more of', () => {
    expect(nounsOf('List my puppets and avoid buying duplicates.')).toEqual(['puppet'])
    expect(
      nounsOf('Solved lost letters at small archives by building an app that lists letters and boxes'),
    ).not.toContain('lost letter')
  })

  it('are not what the app is called in brackets', () => {
    expect(nounsOf('MPs (Marionette Plans) is an app for couples to manage marionettes and shows.')).toEqual([
      'marionette',
      'show',
    ])
  })
})
