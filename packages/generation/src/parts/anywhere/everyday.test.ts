import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { allOf, namesOf, textOf } from '../../plan/short.test-helper.ts'

describe('what one word asks for in apps whose kind has nothing of it', () => {
  it.each([
    ['An app for a dog trainer with payments', 'Payments', 'Two are open'],
    ['An app for a harmonica choir with payments', 'Payments', 'Open until 1 December'],
    ['An app for a swimming school with attendance', 'Attendance', 'Who is here'],
    ['An app for a pottery studio with inventory', 'Inventory', 'Run low'],
    ['An app for a chess coach with photos', 'Photos', '12 pictures by Lea'],
    ['An app for a dog trainer with reports', 'Reports', 'Third quarter'],
    ['An app for a rowing club with events', 'Events', 'General meeting'],
    ['An app for a bike repair shop with notes', 'Notes', 'Ask again next week'],
    ['An app for a swimming school with documents', 'Documents', 'Plan for December.pdf'],
    ['An app for a dog trainer with messages', 'Messages', 'Conversations'],
  ])('%s', (prompt, screen, text) => {
    expect(namesOf(prompt)).toContain(screen)
    expect(textOf(prompt, screen)).toContain(text)
  })

  it('all of them, as far as there is room', () => {
    const names = namesOf('An app for a dog trainer with payments, attendance and messages')
    expect(names).toEqual(expect.arrayContaining(['Payments', 'Attendance', 'Messages']))
  })
})

it('what has a price is paid for, and nothing else', () => {
  expect(namesOf('An app for a pottery studio with payments').join()).toMatch(/Checkout|Pay/)
  expect(namesOf('An app for a harmonica choir with payments').join()).not.toMatch(/Checkout/)
})

it('announcements are no reminders', () => {
  const names = namesOf('An app for a dog trainer with announcements')
  expect(names).toContain('Announcements')
  expect(names).not.toContain('Reminders')
})

it('what the app has stands on its screens, and not below its name', () => {
  expect(allOf('An app for a pottery studio with inventory')).not.toContain('studio with')
})

it.each([
  ['Hockey club app with a concussion protocol', 'Stop at once'],
  ['Judo club app: dates and a swap corner', 'Put something up'],
  ['Table tennis club with head to head records', 'Last met'],
  ['Mentoring app for newcomers with a resource library', 'First steps'],
])('what groups ask for beside it is a screen: %s', (prompt, text) => {
  expect(allOf(prompt)).toContain(text)
})

it('a word nobody knows is told as not placed, and no row that leads nowhere', () => {
  const { document, unplaced } = generateApp({
    prompt: 'A canoe club with dates and members. Grumblings too.',
  })
  expect(JSON.stringify(document.screens)).not.toMatch(/"title":"Grumblings"/i)
  expect(unplaced).toContain('Grumblings')
})

it.each([
  ['An app for a rowing club with an injury log', 'Left ankle'],
  ['An app for a bakery with a maintenance log', 'Check before winter'],
  ['An app for a village choir with a cleaning schedule', 'Sweep the hall'],
  ['An app for a mosque with announcements and a roof fund', 'A new roof'],
])('a log is of what it is called after, and of none of the app’s own things: %s', (prompt, text) => {
  expect(allOf(prompt)).toContain(text)
  expect(namesOf(prompt)).not.toContain('History')
})

it('bills that are split are costs of several people, and no bills one has written', () => {
  expect(allOf('Our house of five nurses: a cleaning rota, we split the bills')).not.toContain('New invoice')
  expect(namesOf('Cleaning rota of our shared house, we split the bills')).toContain('Split bills')
  expect(namesOf('An app for a dog trainer with billing')).toContain('Billing')
})
