import { describe, expect, it } from 'vitest'
import { plainHelp } from './plain-help.ts'

describe('plainHelp', () => {
  it('says what somebody is given the power to do as what is done', () => {
    expect(plainHelp('An app that gives hikers the chance to report fallen trees')).toBe(
      'An app that lets users report fallen trees',
    )
    expect(plainHelp('A site to offer your guests the option of choosing a table')).toBe(
      'A site for choosing a table',
    )
    expect(plainHelp('This platform provides the possibility to rent a canoe')).toBe(
      'This platform lets users rent a canoe',
    )
  })

  it('has things somebody is provided with', () => {
    expect(plainHelp('An app that provides its members with a list of climbing halls')).toBe(
      'An app with a list of climbing halls',
    )
  })

  it('is for those whom it gives access to something', () => {
    expect(plainHelp('An app designed to assist park rangers with quick access to trail maps')).toBe(
      'An app for park rangers with trail maps',
    )
    expect(plainHelp('A tool that gives referees access to the rules')).toBe(
      'A tool for referees with the rules',
    )
  })

  it('is for those whom it assists with things', () => {
    expect(plainHelp('An app to assist archivists with tape boxes, finding aids and rules')).toBe(
      'An app for archivists with tape boxes, finding aids and rules',
    )
    for (const text of [
      'An app to help people with allergies and asthma',
      'An app that helps teachers with planning',
      'An app to support drivers with their taxes',
    ])
      expect(plainHelp(text)).toBe(text)
  })

  it('leaves what is given to somebody', () => {
    for (const text of ['An app to give your friends presents', 'Giving blood to people with rare types'])
      expect(plainHelp(text)).toBe(text)
  })
})
