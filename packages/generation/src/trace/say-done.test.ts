import { describe, expect, it } from 'vitest'
import { screensOf, textOf } from '../testing/apps.ts'

const lineOf = (prompt: string, name: string) =>
  screensOf(prompt)
    .find((screen) => screen.name === name)
    ?.components.find(({ type }) => type === 'header')?.properties.subtitle

describe('what a screen does in other words', () => {
  it('is said in the line below its title', () => {
    const prompt =
      'University project brief: develop a mobile application for managing seminar papers. Students filter topics by department and save them.'
    expect(String(lineOf(prompt, screensOf(prompt)[0]?.name ?? ''))).toMatch(/seminar papers|department/i)
  })

  it('names what one does, and nobody who does it', () => {
    for (const { components } of screensOf('Field guide for mushroom pickers, identify by cap, map of finds'))
      expect(String(components[0]?.properties.subtitle)).not.toMatch(/pickers/i)
  })

  it('says that it works offline, rather than that there is a mode', () => {
    for (const { components } of screensOf('Reference of knots for sailors with pictures, offline mode'))
      expect(components[0]?.properties.subtitle).not.toBe('Offline mode')
  })

  it('names the screen with the days where one chooses those', () => {
    const prompt = 'Hair salon where clients choose a date and time, pick the stylist and pay a deposit'
    expect(textOf(prompt)).not.toMatch(/"When\?"/)
  })
})

it('says below a timer nothing its keys say', () => {
  const prompt =
    'An app for tea rounds. User can see a timer for 4 minutes. User can start / pause, stop and reset the timers.'
  const words = JSON.stringify(screensOf(prompt))
  expect(words).toMatch(/"Reset timers?"/)
  expect(words).not.toMatch(/"Stop and reset"|Reset timers?, stop and reset/)
})
