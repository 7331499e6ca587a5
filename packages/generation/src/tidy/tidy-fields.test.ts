import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { asField, isSameField } from './tidy-fields.ts'

const field = (name: string, value = '', options: string[] = []) =>
  ({ name, kind: options.length > 0 ? 'choice' : 'text', value, options }) as const

describe('asField', () => {
  it('has a file of the kind that is sent', () => {
    expect(asField(field('Voice memo', 'voice-memo.pdf')).value).toBe('take-2.mp3')
    expect(asField(field('Drone clips', 'drone-clip.pdf')).value).toBe('clip-4.mp4')
    expect(asField(field('Lease', 'lease.pdf')).value).toBe('lease.pdf')
  })

  it('says how high a level is, and how hard only what one learns', () => {
    const hard = ['Easy', 'Medium', 'Hard']
    expect(asField(field('Noise level', 'Easy', hard)).options).toEqual(['Low', 'Medium', 'High'])
    expect(asField(field('Puzzle level', 'Easy', hard)).options).toEqual(hard)
  })
})

describe('isSameField', () => {
  it('knows what asks for the same', () => {
    expect(isSameField('Upload voice memo files', 'Voice memos')).toBe(true)
    expect(isSameField('Amount of diesel', 'Number of diesel bought')).toBe(true)
    expect(isSameField('Amount of diesel', 'Diesel price')).toBe(false)
    expect(isSameField('First name', 'Last name')).toBe(false)
  })
})

it('names faults of things rather than bugs, and somebody for an account of somebody', () => {
  const text = JSON.stringify(
    generateApp({
      prompt:
        'An app for a boat club. Members can see a list of boat issues. Users can see a list of skipper accounts.',
    }).document,
  )
  expect(text).not.toContain('Dates off by one')
  expect(text).not.toContain('Harbour Dental')
})

it('takes an amount for money only where money is spoken of', () => {
  const seeds = 'Seed swap of our allotment. Members list seeds with variety and amount and ask for a swap.'
  const inputs = (prompt: string) =>
    generateApp({ prompt }).document.screens.flatMap(({ components }) =>
      [...components].filter(({ label }) => label === 'Amount'),
    )
  expect(JSON.stringify(inputs(seeds))).not.toContain('€')
})
