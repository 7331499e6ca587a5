import { expect, it } from 'vitest'
import { archetypes } from '../archetypes/index.ts'
import { generateApp } from '../generate-app.ts'
import { planApp } from '../plan/plan-app.ts'
import { understand } from '../understand/understand.ts'
import { readService } from './known-services.ts'

const kindOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).archetype.id
}

it.each([
  ['A Zulip client with topics', 'chat'],
  ['Lightweight FreshRSS client for Android', 'feeds'],
  ['Unofficial app for your own Immich server', 'gallery'],
  ['A fast video client for PeerTube, Vimeo and Odysee', 'streaming'],
  ['Vikunja and Todoist client', 'todo'],
  ['A Threema client that works over a proxy', 'chat'],
])('a client is of the kind its service is: %s', (prompt, kind) => {
  expect(readService(prompt).text).not.toMatch(/\bclient/i)
  expect(archetypes.some(({ id }) => id === kind)).toBe(true)
  expect(kindOf(prompt)).toBe(kind)
})

it('a client nobody knows the service of is an app, not somebody one works for', () => {
  expect(readService('Small Foobar client with tabs')).toEqual({ text: 'Small Foobar app with tabs' })
  expect(kindOf('A Foobar video client')).not.toBe('crm')
})

it.each([
  'Client book of a hairdresser',
  'Keep notes about each client, with visits',
  'An app for my client who signals',
  'Invoices by client and project',
])('clients one works for stay what they are: %s', (prompt) => {
  expect(readService(prompt)).toEqual({ text: prompt })
})

it.each([
  ['Speak or type and have it translated into Greek, offline', 'translator', 'Translate'],
  ['Hear novels read aloud: audiobook library with bookmarks', 'audiobooks', 'Listening'],
  ['Texting replacement for SMS and MMS with a dark theme', 'text-messages', 'Messages'],
  ['Phone keypad with T9 and recent calls', 'dialer', 'Keypad'],
  ['Stop robocalls and other unwanted calls', 'call-blocker', 'Blocked'],
  ['Alternative app store with free software, installs and updates', 'app-market', 'Discover'],
  ['See what permissions the installed apps have and uninstall them', 'app-manager', 'Apps'],
  ['Remote for Kodi with volume and library', 'media-remote', 'Remote'],
  ['Tells when satellites and the ISS cross my sky', 'satellites', 'Now'],
  ['Keep a dream journal with lucid dreams', 'dreams', 'Dreams'],
  ['Practise capitals and flags of Africa', 'geo-learning', 'Learn'],
  ['Web radio with favourite stations and an alarm', 'radio-stations', 'Stations'],
])('a well-known kind of small app begins with its main thing: %s', (prompt, kind, first) => {
  expect(kindOf(prompt)).toBe(kind)
  expect(generateApp({ prompt }).document.screens[0]?.name).toBe(first)
})

it('what an app supports asks for no help, and where one is for nobody who coordinates', () => {
  const names = (prompt: string) => generateApp({ prompt }).document.screens.map(({ name }) => name)
  expect(names('A messenger with SOCKS proxy support and stickers')).not.toContain('Help')
  expect(names('Compass with coordinates')).not.toContain('Coordinates')
  expect(names('A messenger with help and support')).toContain('Help')
})

it('a game opens on its board', () => {
  expect(generateApp({ prompt: 'Reversi for two' }).document.screens[0]?.name).toBe('Play')
})

it.each([
  ['Tune my violin with a needle', 'tuner', 'Tuner'],
  ['Lightning and bitcoin wallet with own keys', 'coin-wallet', 'Wallet'],
  ['Gigs near me this weekend by bands I follow', 'concert-finder', 'Soon'],
  ['Linux server status with CPU, RAM and uptime', 'ops-monitor', 'Status'],
])('what it is for stands first: %s', (prompt, kind, first) => {
  expect(kindOf(prompt)).toBe(kind)
  expect(generateApp({ prompt }).document.screens[0]?.name).toBe(first)
})

it('how software is made is no part of it, and memory is no animal', () => {
  const text = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)
  expect(text('A privacy-friendly, cross-platform player for music')).not.toMatch(
    /privacy-friendly|cross-platform/i,
  )
  expect(text('Server monitor with CPU, RAM and disk')).not.toContain('Female')
})

it('what has a picture is asked for its name', () => {
  const { document } = generateApp({ prompt: 'Board game shelf with plays' })
  const form = document.screens.find(({ name }) => name === 'Add game')
  expect(JSON.stringify(form)).toContain('Game name')
})
