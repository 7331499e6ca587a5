import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { takeNamedButtons } from './named-buttons.ts'

const labels = (text: string) => takeNamedButtons(text).phrases.map(({ label }) => label)

describe('takeNamedButtons', () => {
  it.each([
    ['Riders press "That\'s mine" to claim it', ["That's mine"]],
    ["Others tap i'll have them", ["I'll have them"]],
    ['The coach presses START to begin and STOP at the wall', ['START']],
    ['Drivers push the button Delivered at each door', ['Delivered']],
    ['Owners tap all good when the bag is checked', ['all good']],
    ['Finders press thats ours, then wait', ["that's ours"]],
    ['Drivers tap done at each stop, pickers press start', ['done', 'start']],
    ['Friends can "Wave Back" (like) or reply', ['Wave Back']],
    ['Crew hits "On my way" and a button called Stand Down', ['On my way', 'Stand Down']],
  ])('reads what buttons are called: %s', (text, expected) => {
    expect(labels(text)).toEqual(expected)
  })

  it.each([
    'Tap a card to turn it',
    'Press and hold to record',
    'Tap to pay, swipe left',
    'A hit list of songs',
    'Press the buttons and shake',
    'Push notifications for all members',
    'Tap on items to change them',
    'One-tap SOS button',
  ])('finds none in “%s”', (text) => {
    expect(takeNamedButtons(text)).toEqual({ rest: text, phrases: [] })
  })

  it('leaves nothing of the name in the text', () => {
    expect(takeNamedButtons('Riders press "That\'s mine" to claim it').rest).toBe('Riders can claim it')
    expect(takeNamedButtons('Helpers see it and press "Mine". A map').rest).toBe('Helpers see it. A map')
  })

  it('stands in the app as a button of that name', () => {
    const { document, trace } = generateApp({
      prompt:
        'Bike kitchen app. Helpers see broken bikes with photo and press "I can fix it". Map of helpers.',
    })
    const buttons = document.screens.flatMap((screen) =>
      [...walkComponents(screen.components)].flatMap(({ type, label }) => (type === 'button' ? [label] : [])),
    )
    expect(buttons).toContain('I can fix it')
    expect(trace.map(({ feature }) => feature)).toContain('I can fix it')
  })
})
