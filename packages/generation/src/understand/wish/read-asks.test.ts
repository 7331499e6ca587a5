import { describe, expect, it } from 'vitest'
import { readAsks } from './read-asks.ts'

const namesOf = (text: string) => readAsks(text)?.asks.map(({ name }) => name)
const kindOf = (text: string) => readAsks(text)?.asks.map(({ kind }) => kind)

describe('what a wish asks of each thing', () => {
  it.each([
    ['My kayaks: when I varnished them', ['Varnished on'], ['date']],
    ['My skis: when was the last waxing', ['Last waxing'], ['date']],
    ['My bees and when they must be fed', ['Due'], [undefined]],
    ['Soap for my friends: who I gave it to', ['Given to'], ['person']],
    ['My poems and who translated them', ['Translated by'], ['person']],
    ['Our stall: how many candles we sold', ['Candles sold'], ['number']],
    ['My paint tins, how many litres are left', ['Litres left'], ['number']],
    ['My old lenses: what I paid for it', ['Price paid'], ['money']],
    ['My cheeses, how old it is', ['Age'], ['text']],
    ['My stones: where I found it', ['Where found'], ['place']],
    ['My umbrellas and where they are', ['Where'], ['place']],
    ['My plays and whether I have read it', ['Read'], ['switch']],
    ['My flutes with key, case and when it was last checked', ['Case', 'Last checked'], [undefined, 'date']],
    ['My goats: which ram she had', ['Ram'], [undefined]],
    ['My coats: is it clean, does it need a zip', ['Clean', 'Needs a zip'], ['switch', 'switch']],
    ['My fiddles and whether they buzz or rattle', ['Buzz or rattle'], ['choice']],
    ['My lilies and which to water today', ['Next watering'], [undefined]],
    ['My saddles and how badly it is worn', ['Worn'], ['choice']],
    ['My films, and which ones have been developed already', ['State'], ['choice']],
    ['My tents: who has what on loan', ['On loan to'], ['person']],
  ])('%s', (text, names, kinds) => {
    expect(namesOf(text)).toEqual(names)
    expect(kindOf(text)).toEqual(kinds)
  })

  it('is the state of one thing where that is what is kept, and of none other', () => {
    expect(readAsks('Each oven has a number. We see which oven is broken')?.asks[0]?.options).toEqual([
      'Broken',
      'Working',
    ])
    expect(namesOf('Our cakes: we see which oven is broken')).toBeUndefined()
    expect(namesOf('We see which ovens are free')).toBeUndefined()
  })

  it('leaves to a thing of the list what stands behind its "with"', () => {
    expect(namesOf('My digs: trenches, potsherds with depth, colour and glaze, who found them')).toEqual([
      'Found by',
    ])
  })

  it('is two things where one question has two words', () => {
    expect(namesOf('My shed: who borrowed what when')).toContain('Borrowed by')
    expect(namesOf('My canaries, which cock has which hen')).toEqual(['Cock', 'Hen'])
    expect(namesOf('We are a crew: who rowed how many miles')).toEqual(['Rowed by', 'Miles rowed'])
  })

  it('takes in what is listed beside a question', () => {
    expect(
      namesOf('Restoring clarinets is my trade. Owner, maker, parts I ordered, price and when it was done'),
    ).toEqual(['Owner', 'Maker', 'Parts ordered', 'Price', 'Done on'])
    expect(namesOf('My boats, 12 of them. Harbour, permit yes/no, when it was painted')).toEqual([
      'Harbour',
      'Permit',
      'Painted on',
    ])
  })

  it('takes several for one value only between two others', () => {
    expect(namesOf('I bake pies. Customer, how many guests, fillings, allergy, deposit paid yes/no')).toEqual(
      ['Customer', 'Guests', 'Fillings', 'Allergy', 'Deposit paid'],
    )
    expect(namesOf('Every mast and sail, number, what it cost me, rigs')).toEqual(['Number', 'Cost'])
  })

  it('reads three questions in one', () => {
    expect(namesOf('We rent skips. Which skip stands where since when, who emptied it this week')).toEqual([
      'Skip',
      'Where',
      'Since',
      'Emptied by',
    ])
    expect(namesOf('We are divers: who has which licence until when, hoses when tested')).toEqual([
      'Licence',
      'Until',
      'Hoses tested',
    ])
  })

  it('knows of whom it is asked', () => {
    expect(readAsks('I cut hair, note for every client what shade she had')?.of).toBe('client')
    expect(readAsks('We fix roofs. After each day we write how long we worked')?.of).toBe('day')
  })

  it('keeps the words of a question whose field is called otherwise', () => {
    const [size, day] = readAsks('My pumpkins: how big it got, when it sprouted')?.asks ?? []
    expect([size?.name, size?.hint]).toEqual(['Size', 'How big it got'])
    expect(day?.name).toBe('Sprouted on')
    expect(readAsks('My geese: when they came')?.asks[0]?.name).toBe('Came on')
    expect(readAsks('We are the night anglers. A photo')).toBeUndefined()
  })

  it('leaves the rest as it stands', () => {
    expect(readAsks('My hens, when they laid, and a chart')?.rest).toBe('My hens,  , , and a chart')
    expect(readAsks('Who has paid for the coach trip')).toBeUndefined()
    expect(readAsks('If it rains we stay in')).toBeUndefined()
    expect(readAsks('A list of songs')).toBeUndefined()
  })
})
