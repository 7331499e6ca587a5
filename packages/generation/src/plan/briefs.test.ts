import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { calledStems } from './called-kind.ts'
import { planApp } from './plan-app.ts'
import { readKinds } from './read-kinds.ts'

const kindOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).archetype.id
}
const textOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)

test('what stands before "platform" is what the app is called', () => {
  expect(calledStems('We plan the first version of a yoga platform for beginners.')).toContain(' yoga ')
  expect(calledStems('Runners see their friends.')).toBe('')
})

test.each([
  [
    'Our startup builds a fitness platform. Members create a profile with age and height, follow a plan, count steps and enter contests with colleagues.',
    'fitness',
  ],
  ['Chatbot with several personas, saved answers and the history of my conversations', 'assistant'],
  ['Students upload lecture slides, the app makes a summary and practice questions', 'study-helper'],
  [
    'Customers browse restaurants nearby, put dishes in the cart and follow the rider on a map',
    'food-delivery',
  ],
  ['A site that connects freelancers with agencies. Agencies post jobs, freelancers send proposals.', 'jobs'],
])('"%s" is an app of the kind %s', (prompt, kind) => {
  expect(kindOf(prompt)).toBe(kind)
})

test('a list of what is reported is the kinds a report tells apart', () => {
  expect(readKinds('Citizens report potholes, fallen trees and graffiti with a photo')).toEqual([
    'Pothole',
    'Fallen tree',
    'Graffiti',
  ])
  const text = textOf(
    'City app: citizens report potholes, broken lights and full bins with a photo and a place',
  )
  expect(text).toContain('"Pothole"')
  expect(text).toContain('"Full bin"')
})

test('without a cart one pays for one thing', () => {
  const text = textOf('Gallery app with exhibits, audio guide, and a screen to pay for a guided tour')
  expect(text).not.toContain('Pay € 78.50')
})

test('colours one wishes for are no things of the app', () => {
  const { document } = generateApp({
    prompt: 'A mood journal with a daily check-in. Soothing colours like sage and sand.',
  })
  expect(JSON.stringify(document.screens)).not.toMatch(/soothing/i)
})

test('what each thing has is a value of it', () => {
  const app = generateApp({
    prompt:
      'Real estate app to search houses. Each house has price, bathrooms and floor area. Users save favourite houses.',
  })
  const front = JSON.stringify(app.document.screens[0])
  expect(front).not.toMatch(/Bathrooms|Floor area/)
  expect(JSON.stringify(app.document.screens)).toMatch(/Bathrooms/)
})

test('a doing leads to where it is done', () => {
  const { document } = generateApp({
    prompt:
      'Village app so that residents report broken benches with a photo and place, read council news and pay parking fees.',
  })
  const text = JSON.stringify(document.screens)
  const link = /"title":"Pay parking fees"[^}]*"action":\{"kind":"screen","screenId":"([^"]+)"/.exec(
    text,
  )?.[1]
  if (link) expect(link).toMatch(/checkout/)
})

test.each([
  ['We organise a jazz festival every autumn and need an app: artists, stages, payments and news', 'events'],
  ['Telehealth startup here. Patients choose a doctor, book a video call and upload results.', 'my-practice'],
])('"%s" is an app of the kind %s', (prompt, kind) => {
  expect(kindOf(prompt)).toBe(kind)
})

test.each([
  ['We need an app for our chain of nail salons: customers choose a treatment and book a slot', 'salon'],
  ["Students' project: campus guide with a map of the buildings, lecture timetable and canteen", 'campus'],
])('"%s" is an app of the kind %s', (prompt, kind) => {
  expect(kindOf(prompt)).toBe(kind)
})

test.each([
  [
    'Social app for runners: they post runs with pace and photo, follow friends and join challenges',
    'running',
  ],
  ['Crypto portfolio tracker with live prices, price alerts and articles', 'crypto'],
  ['Tool for corporate events: guest list, seating plan, budget, suppliers and a countdown', 'party-plan'],
  [
    'The app is for people who stop smoking. Daily check-in, day counter, breathing tips, and stories users share.',
    'quitting',
  ],
])('"%s" is an app of the kind %s', (prompt, kind) => {
  expect(kindOf(prompt)).toBe(kind)
})

test('an idea in quotes is the name of the app', () => {
  const { document } = generateApp({
    prompt: 'Hackathon idea "SpoonBridge": restaurants offer leftover food, people nearby pick it up.',
  })
  expect(document.app.name).toBe('SpoonBridge')
  expect(JSON.stringify(document.screens)).not.toContain('Hackathon')
})

test('the name of a store is nothing it sells', () => {
  const text = textOf(
    'Online shop for handmade candles called "Wick & Wax". Customers browse, pay and track parcels.',
  )
  expect(text).not.toMatch(/called wick/i)
})

test('a place one is led through is no thing', () => {
  expect(textOf('City guide for Prague: sights, cafés, audio walks and maps')).not.toMatch(/pragues/i)
})

test('a form and a profile have the names a brief gives them', () => {
  const { document } = generateApp({
    prompt:
      'Animal shelter app. Screens: list of animals, animal profile with photos and age, adoption form, donations.',
  })
  const labels = JSON.stringify(document.screens)
  expect(labels).toContain('"Adoption form"')
  expect(labels).toContain('"Animal profile"')
  const me = document.screens.find(({ name }) => name === 'Me')
  expect(JSON.stringify(me ?? {})).not.toContain('Animal profile')
})

test('one sells with one form', () => {
  const { document } = generateApp({
    prompt:
      'Create a fashion marketplace where users sell second-hand clothes, make offers and follow sellers.',
  })
  const forms = document.screens.filter(({ name }) => /^sell/i.test(name))
  expect(forms).toHaveLength(1)
  expect(JSON.stringify(document.screens)).not.toContain('Old Mint Hotel')
})

test('an app that is somebody by machine has no list of them', () => {
  const text = textOf('App idea: an AI stylist that suggests an outfit from my wardrobe every morning')
  expect(text).not.toMatch(/"title":"A[iI] stylist"/)
})

test('the country it is for is no part of an app', () => {
  expect(textOf('Job portal for nurses in Austria: hospitals post jobs, nurses apply')).not.toContain(
    '"title":"Austria"',
  )
})

test('a forum has what is asked there', () => {
  const { document } = generateApp({
    prompt: 'Learning platform with courses, quizzes and a forum where learners discuss',
  })
  expect(document.screens.some(({ name }) => name === 'Forum')).toBe(true)
})

test.each([
  [
    'A Tinder for open positions. Applicants swipe through job offers, employers swipe through applicants and invite them to an interview.',
    'jobs',
  ],
  [
    'Users will be able to book a hairdresser and choose a time. Hairdressers will be able to manage services, prices and their calendar.',
    'salon',
  ],
])('what is said of it outweighs what it is compared to and who works there: "%s"', (prompt, kind) => {
  expect(kindOf(prompt)).toBe(kind)
})

test('people are warned of what the description says', () => {
  const fires = textOf('Forest fire warning app: active fires on a map, alerts, report smoke')
  expect(fires).toContain('contained')
  expect(fires).not.toMatch(/"M \d/)
  expect(textOf('Flood warning app: map, alerts and what to do')).toContain('High water')
})

test('what is sold has sizes where one wears it', () => {
  expect(textOf('Online store for sandals with cart and checkout')).toMatch(/"42"/)
  expect(textOf('Online store for candles with cart and checkout')).not.toMatch(/"Medium"/)
})

test('past orders are orders, not the takings of the shop', () => {
  expect(textOf('Online store for candles with cart, checkout and order history')).not.toContain('Sales')
})

test('one votes on the whole of what is named', () => {
  expect(textOf('Flatmates share bills and vote on house rules')).toContain('Which rule do you choose?')
})

test('the family is no list of families', () => {
  expect(textOf('An app for my grandmother with photos of the family and call buttons')).not.toContain(
    'Families',
  )
})

test.each([
  [
    'A site like Eventbrite but for craft courses. Teachers post courses with price and seats, guests book.',
    'events',
  ],
  ['Alumni are mentors of our students, who search a mentor by field and send a request', 'mentoring'],
])('what it is compared to, or meant for, is its kind: "%s"', (prompt, kind) => {
  expect(kindOf(prompt)).toBe(kind)
})

test('the name of an app is no thing in it', () => {
  const text = textOf('SnowKids: an app for our ski school. Kids have badges, levels and groups')
  expect(text).not.toMatch(/Snowkid \d/i)
})

test('a budget somebody has is no budget of the app', () => {
  const kinds = (prompt: string) => {
    const meant = understand(prompt)
    return planApp(meant, meant.seed).plan.screens.map(({ kind }) => kind)
  }
  expect(kinds('CRM for kitchen planners: leads with budget and wishes, offers, calls')).not.toContain(
    'budget',
  )
  expect(kinds('Wedding planner with guests, budget and a checklist')).toContain('budget')
})

test('a timer that runs out is no stock that does', () => {
  expect(textOf('Quiz with a countdown; when the timer runs out the question is lost')).not.toContain(
    'Low stock',
  )
})

test('one plays football on pitches', () => {
  const text = textOf('Book football pitches by the hour and split the price')
  expect(text).toContain('5-a-side')
  expect(text).not.toMatch(/tennis|clay/i)
})

test('a report as PDF is made, and stands in no form', () => {
  expect(textOf('Blood pressure diary with reminders, chart and PDF report')).not.toContain('No. 118')
})

test('whoever orders an app, and that it shall be made, is nothing in it', () => {
  const text = textOf(
    "We're planning an app for a tea house with a club. Guests choose teas, skip parcels and rate each tea.",
  )
  expect(text).not.toMatch(/planning/i)
  expect(
    kindOf('MVP for a painters marketplace. Enter the size of the flat, receive offers, book one.'),
  ).not.toBe('resale')
})

test('what one earns is counted, and no list of such things', () => {
  const text = textOf('Chores for kids: do tasks to earn coins, parents approve them')
  expect(text).toContain('Coins earned')
  expect(text).not.toContain('thaler')
})

test('nobody goes through a list of accessibilities', () => {
  expect(textOf('Map for accessibility: people rate ramps and toilets')).not.toMatch(/accessibilities/i)
})

test('tabs have names of their own', () => {
  const { screens } = generateApp({ prompt: 'Aquarium log: tanks, water values, fish' }).document
  const names = screens.flatMap(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('what is reported in a row of doings is a doing', () => {
  const { phrases } = understand('Waste app: see the calendar, report leaking containers and win prizes')
  expect(phrases).toContainEqual(expect.objectContaining({ verb: 'report' }))
})

test('one never votes on numbers', () => {
  expect(textOf('Friends pay into a pot each month and vote on payouts')).not.toMatch(/Payout \d/)
})

test('tutors give lessons, and no tutorial', () => {
  const { screens } = generateApp({
    prompt: 'Tutoring at our school: find a tutor, book a lesson, rate it',
  }).document
  expect(JSON.stringify(screens)).not.toContain('Step 2 of 5')
})

test('a vineyard hotel has guests, and sprays no vines', () => {
  expect(textOf('Vineyard hotel: guests order room service and book spa treatments')).not.toMatch(
    /Sulphur|Riesling/,
  )
})

test('the routine of a skin is skin care', () => {
  const text = textOf('AI skin care app with a morning and evening routine and a photo diary')
  expect(text).toContain('Sunscreen')
  expect(text).not.toContain('Glass of water')
})

test('who edits what is a doing of theirs, no field', () => {
  const { phrases } = understand('Restaurants order vegetables, farmers update availability and prices')
  expect(phrases.some(({ text }) => text.startsWith('farmers update'))).toBe(false)
})
