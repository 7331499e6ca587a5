import { describe, expect, it } from 'vitest'
import { kindOf, linesOf, namesOf } from './short.test-helper.ts'

describe('a kind of app that stores of free software list', () => {
  it.each([
    [
      'Plug an ELM327 into my van: rpm, coolant and fault codes, logs of drives',
      'vehicle-link',
      ['Fault codes'],
    ],
    ['Steer the robot mower of the school, timers and parts that wear', 'robot-cleaner', ['Timers']],
    ['Students look for a master thesis, supervisors answer applications', 'thesis-topics', ['Milestones']],
    ['Modqueue for our knitting forum with bans and a log', 'moderation', ['Queue', 'Modlog']],
    ['Menus of the Mensa for the whole week with vegan dishes', 'canteen', ['Today', 'Canteens']],
    ['Permissions of apps, explained, with a privacy grade', 'privacy-check', ['Apps', 'Permissions']],
    ['Digital photo frame from an old phone', 'photo-frame', ['Albums', 'Sources']],
  ])('has its own screens: %s', (prompt, kind, screens) => {
    expect(kindOf(prompt)).toBe(kind)
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(screens))
  })

  it('is for what its first words say, and has no button for that', () => {
    expect(linesOf('An app to control a robot vacuum: timers, suction, no-go zones')).not.toMatch(/^Control/m)
    expect(linesOf('Robot vacuum at home, room cleaning by day')).not.toMatch(/towels/)
  })

  it('works out the dose of a meal', () => {
    expect(linesOf('Insulin dose calculator for meals with carb ratio')).toMatch(/7\.5 units/)
  })
})
