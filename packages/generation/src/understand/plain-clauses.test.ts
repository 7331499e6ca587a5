import { describe, expect, it } from 'vitest'
import { plainClauses, withoutDoubt } from './plain-clauses.ts'
import { understand } from './understand.ts'

const plain = (text: string) =>
  plainClauses(text)
    .replaceAll(/[\s,]*,[\s,]*/g, ', ')
    .trim()

describe('plain clauses', () => {
  it.each([
    ['Wages are paid weekly', ', pay Wages, weekly'],
    ['Rain, and rides get moved if it pours', 'Rain, move rides, if it pours'],
    ['If nobody comes it is released', 'If nobody comes, release it,'],
    ['Visits are approved by reception', ', approve Visits, by reception'],
    ['Bowls are fired weekly', ', fire Bowls, weekly'],
    ['Slots are scheduled weekly', ', schedule Slots, weekly'],
    ['Keys are mailed weekly', ', mail Keys, weekly'],
  ])('say the other way round what is done: %s', (text, said) => {
    expect(plain(text)).toBe(said)
  })

  it.each(['Show which chores are finished', 'Rooms are located upstairs', 'A list of what was used'])(
    'leave a question and a state as they are: %s',
    (text) => {
      expect(plainClauses(text)).toBe(text)
    },
  )

  it.each([
    ['source and target language', 'source language and target language'],
    ['opening and closing times', 'opening times and closing times'],
    ['photo and danger level', 'photo and danger level'],
    ['save and share lists', 'save and share lists'],
  ])('give each its head: %s', (text, said) => {
    expect(plainClauses(text)).toBe(said)
  })

  it('count who takes part', () => {
    expect(plain('Book a room for 2-6 players')).toBe('Book a room, number of players,')
  })

  it('take what is done for a part of the app also where it was not done', () => {
    expect(withoutDoubt('Call me if he did not confirm in time')).toBe('Call me if he confirm in time')
  })
})

const said = (text: string) =>
  understand(text).phrases.map(({ verb, text: words, label }) => {
    const shown = label ?? words
    return verb && !shown.startsWith(verb) ? `${verb} ${shown}` : shown
  })

describe('clauses of a description', () => {
  it.each([
    ['Stalls on a map, filter by cheese, pay', 'filter by cheese'],
    ['For caretakers: repairs and costs per building', 'costs per building'],
    ["A diary of us both, I see my partner's progress", "partner's progress"],
    ['A club for hens. Each hen has a profile', 'hen profile'],
    ['A boiler app that warns when pressure drops', 'warn when pressure drops'],
    ["Teachers see today's lessons", "today's lessons"],
    ['A hut book: warden sees who is out', 'who is out'],
    ['Collect points and swap them for seeds', 'swap for seeds'],
    ['Neighbours unlock the shed with a code', 'unlock shed with code'],
    ['Wardens check in groups', 'check in groups'],
    ['A radio with big buttons', 'big buttons'],
    ['A survey tool, works offline', 'offline mode'],
    ['Parents sends a cheer, kids answer', 'send cheer'],
    ['A barber: clients book online and reschedule once for free', 'reschedule'],
    ['Cheeses in a cellar: move them, weigh and grade them', 'grade cheeses'],
    ['Tattoos: request a design, upload references', 'request design'],
    ['Guides: sign in, record snow hazards, lists', 'record snow hazards'],
    ['The board approves catches', 'approve catches'],
    ['The technician records faults, orders spare parts', 'order spare parts'],
    ['Nappies: choose a size, refer a friend', 'refer friend'],
    ['Wells. Litres used this month', 'litres used this month'],
    ['Rides: passengers request, drivers see it', 'request'],
    ['A trial. Get paid, see your rating', 'get paid'],
    ['Rides at night, women only', 'women only'],
    ['Morse: tap to send, listen and type', 'tap to send'],
    ['Beds and what to sow this month', 'sow this month'],
    ['A lift watch, report broken', 'report broken'],
    ['Farmers call a visit and describe symptoms', 'describe symptoms'],
    ['A barber queue: take a number, see how many are ahead', 'how many ahead'],
    ['Jam at the gate: tell me when it is low', 'low stock alert'],
    ['A card for hosts: share with the host', 'share with host'],
    ['Finds can be filtered by period, exported as CSV', 'filter by period'],
    ['A climbing log that works without signal', 'offline mode'],
    ['Lose weight by counting calories', 'count calories'],
    ['A mine: pumps, chlorine and pH readings', 'chlorine readings'],
    ['A van: people pay by card', 'pay by card'],
    ['Graves by name, candles', 'graves by name'],
    ['A tally: mark delivered, sync later', 'sync later'],
  ])('name what they are about: %s', (text, phrase) => {
    expect(said(text)).toContain(phrase)
  })

  it.each([
    ['A tasting with marks 1-5', ['1', '2', '3', '4', '5']],
    ['Props: photo, bought or borrowed', ['bought', 'borrowed']],
    ['A date night: yes, no, maybe', ['yes', 'no', 'maybe']],
  ])('offer what one chooses from: %s', (text, options) => {
    expect(understand(text).phrases.map((phrase) => phrase.options)).toContainEqual(options)
  })

  it('tell who does what', () => {
    const { phrases } = understand(
      'Roles: shop, courier. Shops post deliveries and rate couriers. Couriers confirm bags by barcode and report delays. Maps.',
    )
    expect(phrases.map(({ text }) => text)).not.toContain('roles')
    expect(phrases.flatMap(({ verb, actor }) => (verb && actor ? [`${actor}: ${verb}`] : []))).toEqual([
      'shops: post',
      'shops: rate',
      'couriers: report',
      'couriers: confirm',
    ])
  })

  it('offer periods to choose from', () => {
    const { phrases } = understand('How much the panel makes now, today and this year')
    expect(phrases.find(({ text }) => text === 'period')?.options).toEqual(['now', 'today', 'this year'])
  })
})
