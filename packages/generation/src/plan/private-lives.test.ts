import { describe, expect, it, test } from 'vitest'
import { generateApp } from '../generate-app.ts'

const appOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)
const names = (prompt: string) => generateApp({ prompt }).document.screens.map(({ name }) => name)

describe('what people want for themselves has a screen with content', () => {
  it.each([
    ['Help me stop vaping: days, money saved and an urge button', 'Four minutes, then it is over'],
    ['For our pregnancy: weeks, count kicks and a list of baby names', 'Five names you both like'],
    ['To-do list: today, upcoming tasks, projects', 'Six things until Wednesday'],
    ['Plan a road trip in our camper: route, packing list, who is driving', 'You drive from Hof'],
    ['Our amateur football team: matches, fines, who is coming', '€ 64 in the box'],
    ['Care for my houseplants: watering, pests, growth photos', 'What yellow leaves mean'],
    ['My tablets: reminders, tell me when the bottle gets low', 'Magnesium ends on Monday'],
  ])('%s', (prompt, line) => {
    expect(appOf(prompt)).toContain(line)
  })
})

test('a panic button of those who quit leads through the craving, and calls nobody', () => {
  const app = appOf('App to give up cigarettes with days, savings and a panic button for cravings')
  expect(app).toContain('Ride it out with me')
  expect(app).not.toContain('One tap calls 112')
})

test('categories that are told are those one chooses from, and no lists of their own', () => {
  const app = appOf('My wife and I share costs and see who owes whom. Categories like rent, food, going out.')
  expect(app).toContain('"Going out"')
  expect(app).toContain('Alex Weber')
  expect(names('We share costs. Categories like rent, groceries, going out.')).not.toContain('Shopping list')
})

test('categories nobody names are those the app has anyway', () => {
  expect(appOf('Keep my passwords with categories and a generator')).not.toContain('"News"')
})

test('whoever meets for their dogs sees dogs', () => {
  expect(appOf('Dating app for dog owners: swipe, match and chat')).toContain('Border collie')
})

test('a reading plan asks for no Quran', () => {
  expect(names('Prayer journal with a reading plan and parish events')).not.toContain('Quran')
})

test('the days of a trip have what is planned for them, and no other trips', () => {
  const { document } = generateApp({ prompt: 'Travel planner for our holiday: itinerary, budget, map' })
  const plan = document.screens.find(({ name }) => name === 'Itinerary')
  expect(JSON.stringify(plan)).toContain('Lunch at the market')
})

test('repeating tasks are a choice, and no name of the field for the task', () => {
  const app = appOf('Simple to-do app with lists and recurring tasks')
  expect(app).toContain('Repeat task')
})
