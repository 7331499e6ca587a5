import { expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const planOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed)
}

it.each([
  ['A shell for the phone that reaches my Raspberry Pi', 'terminal', 'browse'],
  ['Loud click track with tap tempo for drummers', 'beat-keeper', 'timer'],
  ['Emoji keyboard with large keys', 'keyboard', 'browse'],
])('a small tool begins with what it is for: %s', (prompt, kind, first) => {
  const { archetype, plan } = planOf(prompt)
  expect([archetype.id, plan.screens[0]?.kind]).toEqual([kind, first])
})

it('learning an instrument is no metronome', () => {
  expect(planOf('Learn the ukulele with easy songs, and a metronome').archetype.id).toBe('instrument')
})

it.each([
  ['Save my text messages to a file and bring them back on the next phone', 'backups', 'Backups'],
  ['Record waypoints and tracks, share as KML', 'gps-logger', 'Map'],
  ['Webtoon and comic reader', 'ereader', 'Reading'],
])('keeps what it is about: %s', (prompt, kind, first) => {
  const { archetype, plan } = planOf(prompt)
  expect([archetype.id, plan.screens[0]?.name]).toEqual([kind, first])
})

it('a reader of comics shows drawn series and their pages', () => {
  const { plan } = planOf('Webtoon and comic reader')
  expect([...plan.entities.values()][0]?.many).toBe('Series')
})

it('an analyzer of signals shows networks, a scanner of a network its devices', () => {
  const first = (prompt: string) => [...planOf(prompt).plan.entities.values()][0]?.many
  expect(first('Wifi analyzer with signal strength of the access points')).toBe('Networks')
  expect(first('Network scanner for my lan: who is on my wifi')).toBe('Devices')
})

it.each([
  ['Browse the web without leaving traces', 'browser', 'website'],
  ['No-root firewall: decide per app about wifi and mobile data', 'app-firewall', 'browse'],
  ['Filament and progress of my 3d printer', 'print-monitor', 'gauge'],
  ['Count things by tapping, many counters', 'tally-counter', 'browse'],
  ['Console emulator with a library of roms', 'emulator', 'browse'],
])('a tool for the device begins with what it is for: %s', (prompt, kind, first) => {
  const { archetype, plan } = planOf(prompt)
  expect([archetype.id, plan.screens[0]?.kind]).toEqual([kind, first])
})

it('lists the kind of company, not one by name', () => {
  const { phrases } = understand('Compare prices at Aldi, Lidl and other supermarkets')
  expect(phrases.map(({ text }) => text).join('; ')).not.toMatch(/aldi|lidl/i)
})
