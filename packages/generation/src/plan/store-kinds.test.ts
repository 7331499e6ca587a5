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
    [
      'Worming tablets and eye drops: pet medication for a household with three cats',
      'pet-medicine',
      ['Medicines', 'Pets'],
    ],
    ['Contact lens tracker with the pairs left', 'lens-care', ['Pairs', 'Values']],
    ['Wi-Fi coverage of my house with dead spots', 'wifi-survey', ['Heatmap', 'Measure']],
    ['Regatta timer with a start line for dinghies', 'start-timer', ['Start', 'Line']],
    ['Glossary of railway terms for interpreters', 'glossary', ['Terms', 'Glossaries']],
    ['A time capsule for our choir, opened in 2040', 'future-letters', ['Sealed']],
    ['Clock for go and chess with byo-yomi', 'chess-clock', ['Clock', 'Presets']],
    [
      'Resistor codes, voltage dividers and pinouts for a workbench',
      'electronics-calc',
      ['Calculators', 'Tables'],
    ],
    ['Laptop-friendly cafés in Porto with sockets', 'work-spots', ['Spots', 'Map']],
    ['Stock of our food pantry, scanned by volunteers', 'food-bank', ['Stock', 'Reports']],
    ['My guitar pedals with serial numbers and a wishlist', 'music-gear', ['Gear', 'Wishlist']],
    ['Sleep timer for podcasts, shake for more', 'sleep-timer', ['Timer', 'At the end']],
    ['Home Assistant companion with scenes', 'smart-home', ['Scenes']],
    [
      'Texts to be sent later, recurring messages to my tenants',
      'message-scheduler',
      ['Waiting', 'Templates'],
    ],
    ['Declutter photos by swiping, with blurry shots first', 'photo-cleaner', ['Sort', 'Bin']],
    ['AR ruler with room plans', 'tape-measure', ['Measure', 'Rooms']],
    ['Sprint retrospective with dot voting', 'retro-board', ['Board', 'Actions']],
    ['Transects and quadrats of a pond survey, exported as GeoJSON', 'field-survey', ['Map', 'Forms']],
    ['Shared clipboard between phone and laptop, ring my phone', 'phone-link', ['Devices', 'Tools']],
    ['OpenPGP for mails of a newspaper, keyserver', 'encryption-keys', ['Keys', 'Encrypt']],
    ['Spin the wheel with chores, flip a coin', 'decider', ['Decide', 'Wheels']],
    ['Digital photo frame from an old phone', 'photo-frame', ['Albums', 'Sources']],
  ])('has its own screens: %s', (prompt, kind, screens) => {
    expect(kindOf(prompt)).toBe(kind)
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(screens))
  })

  it('is for what its first words say, and has no button for that', () => {
    expect(linesOf('An app to control a robot vacuum: timers, suction, no-go zones')).not.toMatch(/^Control/m)
    expect(linesOf('Robot vacuum at home, room cleaning by day')).not.toMatch(/towels/)
  })

  it('has no feed of posts for what is fed into the grid, and no map of keys', () => {
    expect(namesOf('Solar panels: production, grid feed-in, battery charge')).not.toContain('Feed')
    expect(namesOf('Emulator frontend with controller mapping and cheat codes')).not.toContain('Map')
  })

  it('keeps what is switched on in its settings', () => {
    expect(linesOf('Loan tracker with friends, backup to Dropbox, lock with fingerprint')).toMatch(
      /Dropbox backup/,
    )
  })

  it('has dates of its own in its calendar, and pain on no map', () => {
    expect(linesOf('Fishing calendar with tides and a catch log')).not.toMatch(/Dentist/)
    const pain = 'Headache diary: intensity, location of pain, triggers'
    expect(namesOf(pain)).not.toContain('Map')
    expect(linesOf(pain)).toMatch(/behind the eye/)
  })

  it('has friends to invite without money for it, and one switch for health data', () => {
    expect(linesOf('Board game nights: invite friends, vote for a game')).not.toMatch(/€ 5 for both/)
    const cups = linesOf('Tea log with cup sizes, Apple Health and Google Fit sync')
    expect(cups).toMatch(/Health data sync/)
    expect(cups).not.toMatch(/Poor/)
  })

  it('measures a network and a processor in their own units, and plays with nobody of that name', () => {
    const monitor = linesOf('System monitor: CPU frequency, RAM usage, network speed per app')
    expect(monitor).not.toMatch(/km\/h|kWh/)
    expect(linesOf('Learn flags by playing. Multiplayer over Bluetooth')).not.toMatch(/"title":"Lea Brandt"/)
    expect(linesOf('Password generator with passphrases, PINs and history')).not.toMatch(/Old mill café/)
  })

  it('hands on by a code without a seat', () => {
    const pets = linesOf('Pill reminder for pets, share the list with family through a QR code')
    expect(pets).toMatch(/Let others scan it/)
    expect(pets).not.toMatch(/Show at the door/)
  })

  it('works out the dose of a meal', () => {
    expect(linesOf('Insulin dose calculator for meals with carb ratio')).toMatch(/7\.5 units/)
  })
})
