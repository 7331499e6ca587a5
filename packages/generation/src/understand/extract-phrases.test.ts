import { describe, expect, it } from 'vitest'
import { extractPhrases } from './extract-phrases.ts'
import { understand } from './understand.ts'

const said = (text: string) =>
  extractPhrases(text).map(({ verb, text: words, label }) => `${verb ? `${verb}: ` : ''}${label ?? words}`)

describe('extractPhrases', () => {
  it.each([
    ['Call sheets for film crews', ['call sheets', 'film crews']],
    ['Feed schedule and a tip jar', ['feed schedule', 'tip jar']],
    ['Call clients, print labels', ['call: clients', 'print: labels']],
    ['Print credits, copy quota', ['print credits', 'copy quota']],
    ["A ship's log: log entries, log sleep and meals", ['ship log', 'log entries', 'log: sleep', 'meals']],
    ["Pilots' log book", ['log book']],
    ['Order management, stock and payments', ['order management', 'stock', 'payments']],
  ])('tells compounds from doings: %s', (text, phrases) => {
    expect(said(text)).toEqual(phrases)
  })

  it('takes what is counted in pieces for the thing, and units in brackets for no choice', () => {
    expect(understand('An app to manage wheels of cheese').phrases.at(-1)).toMatchObject({
      words: ['cheese'],
    })
    expect(understand('Average consumption (l/100km)').phrases).toMatchObject([{ options: [] }])
  })

  it.each([
    'Trucks queue at the gate',
    'Stewards collect dues',
    'The driver scans a ticket',
    'Residents list a surplus',
  ])('knows who does something: %s', (text) => {
    const [first] = extractPhrases(text)
    expect(first).toMatchObject({ isActor: true })
  })

  it.each(['It was wished for', 'overdue', 'they are nearby', 'what was assigned last year'])(
    'makes no thing of words that only describe: %s',
    (text) => {
      expect(said(text)).toEqual([])
    },
  )

  it('keeps what was done to a thing with the thing', () => {
    expect(said('Hours worked, lost pets and upcoming hearings')).toEqual([
      'hours worked',
      'lost pets',
      'upcoming hearings',
    ])
  })

  it('leaves out where and when at the end of a thing', () => {
    expect(said('Find sitters near you, hikes last year')).toEqual(['find: sitters', 'hikes'])
  })

  it('does with what was named before what is done with "it"', () => {
    expect(said('Restaurants list surplus, shelters claim it')).toContain('claim: surplus')
    expect(said('Fourteen bays for people, somebody reserves it')).not.toContain('reserve: people')
  })

  it('passes over what stands between a verb and its object', () => {
    expect(said('Users upvote the best answer')).toEqual(['upvote: answer'])
  })

  it('names a tied thing by what it is, not by whom it is for', () => {
    const phrase = extractPhrases('Map, walks, hymn of the week').find(({ label }) => label?.includes('week'))
    expect(phrase?.words).toEqual(['hymn'])
  })

  it.each([
    ['Courier collective: shops post deliveries, riders accept them', 'accept', ['deliveries']],
    ['A library of tools for our street: neighbours reserve them', 'reserve', ['tools']],
    ['Shops post jobs, couriers take them', 'take', ['jobs']],
  ])('what one does with them is done with the things named last: %s', (text, verb, words) => {
    expect(extractPhrases(text).find((phrase) => phrase.verb === verb)?.words).toEqual(words)
  })
})

describe('understand', () => {
  const phrasesOf = (text: string) => understand(text).phrases.map(({ label, text: words }) => label ?? words)

  it('takes a choice of doings, who is meant and what happened as they are said', () => {
    const phrases = phrasesOf(
      'Interpreters accept or decline hearings. See who is late and which rooms are free. Sign kids up for meets.',
    )
    expect(phrases).toEqual(
      expect.arrayContaining(['accept or decline', 'who is late', 'rooms free', 'sign kids up']),
    )
  })

  it('leaves out who writes, and turns of speech', () => {
    expect(
      phrasesOf('Hi! I am a retired teacher and I coach a chess club. All lessons in one place.'),
    ).toEqual(['chess club', 'lessons'])
  })

  it('gives the app the name the first sentence gives it', () => {
    expect(understand('Dues Desk helps stewards collect dues').name).toBe('Dues Desk')
    expect(understand('Beekeepers log inspections').name).toBeUndefined()
  })

  it('shares the last word of two nouns', () => {
    expect(phrasesOf('My stamp and coin collections')).toEqual(['stamp collections', 'coin collections'])
  })
})
