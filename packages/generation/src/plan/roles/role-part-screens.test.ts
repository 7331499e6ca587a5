import { checkNavigation } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'

const boatHouse =
  'I would like an app for our rowing boathouse. Members can book a boat, see the weather on the lake and read the news of the club. ' +
  'Coaches see their training groups, tick who is there and write a short note on each rower. ' +
  'The committee approves new members, sees how many outings were rowed each month and adds boats with a name, class, number of seats and year. Navy and white, please.'

describe('the part of those who run something', () => {
  const { document, trace } = generateApp({ prompt: boatHouse })
  const screen = (name: string) => JSON.stringify(document.screens.find((each) => each.name === name))

  it('is a screen of its own that somebody reaches', () => {
    expect(document.screens.map(({ name }) => name)).toEqual(expect.arrayContaining(['Coaches', 'Committee']))
    expect(checkNavigation(document)).toEqual([])
  })

  it('lists what they see, ticks who is there and counts how many there are', () => {
    expect(screen('Coaches')).toContain('Tick who is there')
    expect(screen('Committee')).toContain('Approve new members')
    expect(screen('Committee')).toContain('Outings rowed each month')
  })

  it('leads to forms with the values that are said', () => {
    expect(screen('Add boat')).toMatch(/Class.*Seats.*Year/)
  })

  it('has a form of a few fields itself, where the app has screens enough', () => {
    expect(document.screens.length).toBeLessThan(10)
    expect(screen('Coaches')).toMatch(/Write a short note.*"Note"/)
  })

  it('leaves the screens of the others alone', () => {
    const others = document.screens.filter(({ id }) => !/^(?:role|part)-/.test(id))
    expect(JSON.stringify(others)).not.toMatch(/Tick who|Write short note|Approve/)
  })

  it('is told of in the trace', () => {
    expect(trace.map(({ feature }) => feature)).toEqual(
      expect.arrayContaining(['Tick who is there', 'Approve new members']),
    )
  })
})

it('two answers to one request are given in one list', () => {
  const { document } = generateApp({
    prompt:
      'An app for a shared sewing workshop in our street. Guests can book a sewing machine and read how each machine works. The hosts accept or decline a booking and set prices.',
  })
  expect(JSON.stringify(document.screens.find(({ name }) => name === 'Hosts'))).toContain(
    'Tap to accept or decline',
  )
})
