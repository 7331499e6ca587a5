import { describe, expect, test } from 'vitest'
import { allOf, kindOf, namesOf, textOf } from './short.test-helper.ts'

/** One idea a line, as different people say it in their first minute. */
const said: Readonly<Record<string, string>> = {
  finance: 'track what comes in and what goes out every month',
  'first-aid': 'emergency app; quick help in emergencies',
  kanban: 'see who does what in our team',
  'client-book': 'remember my clients and what we talked about',
  'lost-pets': 'my cat is missing',
  shop: 'sell homemade candles',
  photographer: 'book a photographer',
  'flight-search': 'flights with price alerts',
  calculator: 'calculator with history and dark mode; iphone calculator clone',
  tutoring: 'math teacher for my son',
  'photo-sharing': 'an app like instagram but for food',
  notes: 'somewhere to write my thoughts and search them later',
  medical: 'remind grandpa to take his tablets',
  wedding: 'we are getting married next summer',
  todo: 'i keep forgetting stuff, need a list i can tick off; todo list with categories and dark theme; location reminders; dont forget',
  habits:
    'i want to quit being lazy and build routines; habit app, check off each day, see calendar of streaks',
  fitness: 'I want to get fit at home; fitness coach',
  'shopping-list': 'shopping checklist with quantities and prices',
  chat: 'an app where me and my friends can talk; telegram clone with channels',
  'social-feed': 'facebook for farmers; a place to share what you are doing with your friends',
  forum: 'forum app; a discussion board with topics and replies; reddit clone; community forum',
  'ask-experts': 'stack overflow clone',
  dating: 'find love nearby',
  'food-delivery': 'food ordering app with live tracking',
  school:
    'parents should see marks and absences of their kids; I want an app where students see their homework',
  'class-studio': 'fitness club app: classes, trainers, membership',
  'hotel-guest': 'an app for my small hotel',
  'ride-hailing': 'An app to order a ride, see the driver on the map and pay',
  music: 'mp3 player',
  books: 'My bookshelf',
  streaming:
    'stream movies and series; video on demand app; an app to watch films online with my list; watch tv shows',
  'unit-converter': 'money exchange calculator; convert measurements',
  calendar: 'I want to see my week and add events',
  invoicing: 'billing app for my small business',
  inventory: 'an app to keep track of my products and quantities',
  timesheets: 'employee attendance and hours; Track how long i work for each client',
  plants: 'an app that reminds me to water my plants; my plants',
  'plant-finder': 'identify plants and how to care for them; tree identifier; what plant is this',
  garden: 'an app for my garden beds; what to plant when; grow vegetables at home',
  pregnancy: 'due date calculator and pregnancy diary; mum to be',
  'car-care': 'track gas mileage',
  transit: 'train schedule; bus tracker for my city',
  'smart-home': 'turn lamps on and off',
  'map-guide': 'discover hidden gems in town; things to do in Vienna; a guide for visitors of our town',
  gallery: 'google photos clone; store my pictures',
  editor: 'edit pictures with filters, crop and text; an app to make my photos look better',
  'doc-scanner': 'camscanner clone',
  passwords: '1password clone',
  translator: 'google translate clone',
  charity: 'help people in need',
  gifts: 'things i want for my birthday; wishlist app; what to give my mom for christmas',
  birthdays: 'never forget a birthday',
  game: 'a simple game',
  nutrition: 'lose weight with a diet plan; eat healthier',
  journal: 'journaling app with prompts',
  steps: 'walking app',
  contacts: 'an app to save phone numbers and addresses',
  goals: 'set goals and track progress',
  subscriptions: 'my monthly subscriptions; an app that shows when netflix and spotify renew',
  bills: 'never miss a payment; rent, electricity and internet bills; an app to pay my bills on time',
  'my-practice': 'talk to a therapist',
  attendance: 'who is here today',
  'grade-average': 'gpa calculator; grade calculator for students',
  library: 'library management with members and loans',
  lending: 'borrow tools from neighbours',
  helpdesk: 'an app for customers to report problems; customer support chat',
  'leave-requests': 'vacation planner for staff',
  'order-book': 'an app to take orders in my shop',
  'cash-book': 'sales tracker',
  waste: 'when is the trash picked up',
  'loyalty-cards': 'an app for all my customer cards; rewards points app; store cards in one place',
  'home-inventory': 'an app to find things at home; where did i put it',
  'lost-found': 'i found a wallet',
  adoption: 'find a home for cats',
  vet: 'an app for animal doctors; pet hospital',
  nature: 'nature journal; animals and plants i saw',
  creatures: 'an app about animals',
  recorder: 'dictaphone',
  songbook: 'chord book',
  'video-channels': 'watch videos and subscribe',
  writing: 'an app to write stories',
  blog: 'publish articles; medium clone',
  files: 'cloud storage; an app to store documents',
  mail: 'mail client',
  'live-location': 'an app to see where my kids are',
  'find-device': 'track my car',
  resume: 'my cv',
  'court-booking': 'an app to book sports fields',
  queue: "an app so customers don't wait in line; take a number",
  'employee-hub': 'an app for our office',
  renovation: 'renovate my house',
  'food-stock': "an app so i don't waste food; food that expires soon",
}

describe('the commonest ideas in plain words', () => {
  test.each(Object.entries(said).flatMap(([kind, lines]) => lines.split('; ').map((line) => [line, kind])))(
    '%s',
    (line, kind) => {
      expect(kindOf(line)).toBe(kind)
    },
  )
})

test('a forum has topics with replies, and its members write one', () => {
  expect(namesOf('discussion forum for model railways')).toEqual(
    expect.arrayContaining(['Topics', 'Topic', 'New topic']),
  )
  expect(textOf('discussion forum for model railways', 'Topic')).toContain('Write a reply')
})

test('beside other things a forum is one screen', () => {
  const prompt = 'Fitness app with workouts, progress and a community forum'
  expect(kindOf(prompt)).toBe('fitness')
  expect(textOf(prompt, 'Forum')).toContain('rules of the board')
})

test('a copy of an app is of its kind, with whatever it is said to have', () => {
  expect(kindOf('spotify clone with podcasts and videos')).toBe('music')
  expect(kindOf('instagram for potters')).toBe('photo-sharing')
})

test('the camera tells trees apart where trees are meant', () => {
  expect(textOf('tree identifier', 'Trees')).toContain('English oak')
})

test('words for the kind of app are no part of it', () => {
  expect(allOf('i keep forgetting stuff, need a list i can tick off')).not.toContain('Forgetting')
  expect(allOf('we are getting married next summer')).not.toContain('Getting married')
  // What the cards are called above them, but no screen, key or row of that name.
  const cards = allOf('flash cards for studying').replaceAll('"title":"Flash cards","actionLabel"', '')
  expect(cards).not.toContain('"Flash cards"')
  expect(textOf('birthdays of friends and family', 'New birthday')).not.toContain('Birthdays of')
})

test('what somebody wears no more is second-hand', () => {
  expect(namesOf('sell clothes i do not wear')).toContain('Sell an item')
  expect(allOf('sell clothes i do not wear').toLowerCase()).not.toContain('not wear')
})

test('a checklist with quantities asks for them once', () => {
  const form = textOf('shopping checklist with quantities and prices', 'Add item')
  expect(form).toContain('Quantities')
  expect(form).not.toContain('How many')
})

test('bread recipes are of bread, and a network of farmers talks of farms', () => {
  expect(textOf('bread recipes', 'Kitchen')).not.toContain('ramen')
  expect(textOf('facebook for farmers', 'Explore')).toContain('maize')
})

test('short English descriptions with words of other languages are English', () => {
  expect(namesOf('discussion forum')).toContain('Topics')
  expect(namesOf('travel packing checklist')).toContain('Packing')
})
