import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { asHeading, asTitle } from './tidy-names.ts'
import { isScrap } from './tidy-notes.ts'

describe('asTitle', () => {
  it('names what a list holds', () => {
    expect(asTitle('Access earlier orders', 'history')).toBe('Earlier orders')
    expect(asTitle('Track daily steps', 'stats')).toBe('Daily steps')
    expect(asTitle('Kennels near them', 'browse')).toBe('Kennels nearby')
  })

  it('leaves what is done on a form, and what speaks', () => {
    expect(asTitle('Track a parcel', 'form')).toBe('Track a parcel')
    expect(asTitle('See you there', 'confirmed')).toBe('See you there')
    expect(asTitle('Checkout', 'browse')).toBe('Checkout')
  })
})

describe('asHeading', () => {
  it('speaks of nobody', () => {
    expect(asHeading('Playgrounds near me')).toBe('Playgrounds nearby')
    expect(asHeading('Open requests for you')).toBe('Open requests')
    expect(asHeading('About me')).toBe('About me')
  })
})

describe('isScrap', () => {
  it('knows what names nothing', () => {
    for (const label of [
      'Against',
      'Participating',
      'Warning displayed',
      'Video file playing',
      'Recommendation on',
    ])
      expect(isScrap(label), label).toBe(true)
    for (const label of ['Now playing', 'Weekly feed', 'Walking', 'Saved data', 'Morning summary'])
      expect(isScrap(label), label).toBe(false)
  })
})

describe('long names', () => {
  const prompt = 'An app with a map of wind-protected climbing walls'

  it('stand over their list, and in one word elsewhere', () => {
    const text = JSON.stringify(generateApp({ prompt }).document)
    expect(text).not.toMatch(/(?:Add|Search|\d+) wind-protected/)
  })

  it('stay where they are short', () => {
    expect(JSON.stringify(generateApp({ prompt: 'An app to keep a list of tide pools' }).document)).toContain(
      'Tide pools',
    )
  })
})

it('takes how something is done for no thing', () => {
  const text = JSON.stringify(
    generateApp({
      prompt:
        'An app for a bee club. User can add a hive manually (name, place, breed). User can see all hives.',
    }).document,
  )
  expect(text).not.toMatch(/manually|manuallies/i)
})

it('calls no list by a question for one of it', () => {
  const { document } = generateApp({
    prompt: 'Sign-out board of our canoe club: who is on the water, which boat, route, back by when',
  })
  expect(JSON.stringify(document)).not.toContain('"Which boat"')
})
