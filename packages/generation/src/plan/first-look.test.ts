import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'
import { readStages } from './read-stages.ts'

const plan = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed)
}
const namesOf = (prompt: string) => plan(prompt).plan.screens.map(({ name }) => name)
const mainOf = (prompt: string) => [...plan(prompt).plan.entities.values()][0]

test.each([
  ['A chess club app: members, pairings for club night and results of matches.', 'club'],
  ['Our knitting society: meetings, members and fees', 'club'],
  ['Play chess against the computer with a clock', 'board-puzzle'],
  ['A tennis club: book a court and see who is free', 'court-booking'],
])('"%s" is for those who do it together, or for one: %s', (prompt, kind) => {
  expect(plan(prompt).archetype.id).toBe(kind)
})

test.each([
  [
    'For our apartment block: book the laundry room, report broken things, see notices from the caretaker and lend tools to neighbours.',
    'tenants',
  ],
  ['Laundry booking for a student residence: free machines and washing times', 'laundry'],
])('where an app is used counts when its kind knows more of what is said: %s', (prompt, kind) => {
  expect(plan(prompt).archetype.id).toBe(kind)
})

test('a list of people is about them, what they write in about their entries', () => {
  expect(mainOf('A wedding guest list with who is coming and which table they sit at')?.id).toBe('guest')
  expect(mainOf('Crane operator log')?.one).toBe('Shift')
})

test('what is said of each is one of several', () => {
  expect(namesOf('Print shop jobs with deadline; the boss sees which machine is overloaded')).toContain(
    'Machines',
  )
  expect(understand('Weigh each kitten every day').phrases[0]?.isOneOfMany).toBe(true)
  expect(understand('Weigh my kitten every day').phrases[0]?.isOneOfMany).toBeUndefined()
})

test('what a list or a shop within the app holds is a list of its own, under its own name', () => {
  const prompt =
    "App for a primary school's parents' association: bake sale rota, second-hand uniform shop and a waiting list."
  const { plan: made } = plan(prompt)
  const shop = made.screens.find(({ name }) => name === 'Uniform shop')
  expect(made.entities.get(shop?.entity ?? '')?.nounClass).toBe('garment')
  expect(namesOf(prompt)).toContain('Sale rota')
})

test('"bake sale" is a thing, "bake bread" a doing', () => {
  expect(understand('Bake sale rota and swim meet results').phrases.every(({ verb }) => !verb)).toBe(true)
  expect(understand('Learn to bake bread').phrases.some(({ verb }) => verb === 'bake')).toBe(true)
})

test.each([
  ['Move them from proofing to printing to pickup', ['Proofing', 'Printing', 'Pickup']],
  ['Orders: new -> packed -> sent', ['New', 'Packed', 'Sent']],
  ['A bus from Ghent to Bruges', []],
  ['Drivers see vans with status parked, on the road or in repair.', ['Parked', 'On the road', 'In repair']],
])('stages of "%s"', (text, stages) => {
  expect(readStages(text)).toEqual(stages)
})

test('stages are the status one chooses, sees and filters by', () => {
  const jobs = mainOf(
    'A print shop records incoming jobs with deadline and moves them from proofing to printing to pickup',
  )
  expect(jobs?.fields.find(({ name }) => name === 'Status')?.options).toEqual([
    'Proofing',
    'Printing',
    'Pickup',
  ])
  expect(jobs?.groups).toEqual(['Proofing', 'Printing', 'Pickup'])
  expect(new Set(jobs?.samples.map(({ badge }) => badge))).toEqual(
    new Set(['Proofing', 'Printing', 'Pickup']),
  )
})

test('animals have a weight and a health, and no houses for pictures', () => {
  const kittens = mainOf('I foster kittens for a shelter and weigh each kitten every day')
  expect(kittens?.fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Weight', 'Health', 'Born']),
  )
  expect(kittens?.samples.every(({ image }) => image === undefined)).toBe(true)
})

test('those an app keeps by name are the people one sees', () => {
  const { document } = generateApp({ prompt: 'A wedding guest list with who is coming and what they eat' })
  const guests = document.screens.find(({ name }) => name === 'Guests')
  const shown = JSON.stringify(guests)
  expect(shown).toContain('Aunt Clara')
  expect(shown).not.toContain('km away')
})

test('a selection shows some of what the shop sells, and its counter holds what the shop is of', () => {
  const { document } = generateApp({
    prompt: 'Cheese shop: staff picks, order a platter for Saturday and collect stamps.',
  })
  const shown = JSON.stringify(document)
  expect(shown).toContain('Staff picks')
  expect(shown).not.toContain('Staff pick 4')
  expect(shown).toContain('Camembert')
  expect(shown).not.toContain('Country loaf')
})

test("a brewer's recipes are no dishes", () => {
  const { plan: made } = plan('We brew beer at home with friends. Recipes, brew days and tasting scores.')
  const recipes = made.screens.find(({ name }) => name === 'Recipes')
  expect(made.entities.get(recipes?.entity ?? '')?.id).not.toBe('recipe')
})

test('where an app is used says nothing of what it is', () => {
  expect(
    plan('An app for our office kitchen: whose turn it is, coffee tally and snack wishes').archetype.id,
  ).toBe('turns')
})

test('who is named before "of" does what is said', () => {
  const { phrases } = understand('Volunteers of a village library share shifts and note new books')
  expect(phrases.some(({ verb, text }) => verb === 'share' && text === 'shifts')).toBe(true)
})

test('what is wished for is what is shown, what one signs up for needs no account', () => {
  const { plan: made } = plan(
    'Youth football club: parents sign up for lifts to away games and add snack wishes',
  )
  expect(made.screens.some(({ kind }) => kind === 'signin')).toBe(false)
  expect(
    plan('Sign up for an account and post photos').plan.screens.some(({ kind }) => kind === 'signin'),
  ).toBe(true)
})

test.each([
  ['App for our dance school: parents enrol kids in courses and see which room', 'class-studio'],
  ["Beekeeper's hive book with queen age, varroa count and feeding per hive", 'beekeeping'],
  ['Our running group wants to see who comes on Tuesday and which route', 'club'],
  ['Track my runs with distance and pace', 'running'],
  ['A group chat for friends', 'chat'],
])('"%s" is of the kind %s', (prompt, kind) => {
  expect(plan(prompt).archetype.id).toBe(kind)
})

test('those who belong together meet for what they do', () => {
  expect(mainOf('Our running group wants to see who comes on Tuesday')?.samples[0]?.title).toContain('round')
  expect(mainOf('A chess club app: members and pairings')?.samples[0]?.title).toContain('free games')
})

test('whose the elevators are is no list', () => {
  const prompt = 'A repair log for the elevators our company services: site, fault, parts used'
  expect(namesOf(prompt)).not.toContain('Company services')
})

test('what the kids refused is no list of kids, and whose app it is none of collectors', () => {
  expect(namesOf('Meal planner with a weekly plan and what the kids refused to eat')).not.toContain('Kids')
  expect(namesOf("Model train collectors' app. List my locomotives with gauge and year")).not.toContain(
    'Train collectors',
  )
})

test('who borrows a costume pays nothing, and a coat looks like a coat', () => {
  const costume = mainOf(
    'Inventory of costumes of a theatre: size, era, who borrowed what and what must be mended',
  )
  expect(costume?.fields.some(({ kind }) => kind === 'money')).toBe(false)
  expect(costume?.samples.find(({ title }) => title.includes('coat'))?.image).toContain('coat')
})

test('what is paid in points needs no till', () => {
  const { plan: made } = plan('Babysitting circle of eight families, we pay each other in points.')
  expect(made.screens.some(({ kind }) => kind === 'checkout')).toBe(false)
})

test('the shelter matches dogs, and everyone writes updates', () => {
  const { phrases } = understand('The shelter matches dogs to homes, and everyone writes short updates.')
  expect(phrases.some(({ verb, text }) => verb === 'match' && text === 'dogs')).toBe(true)
  expect(phrases.some(({ verb, text }) => verb === 'write' && text === 'short updates')).toBe(true)
})

test('many of what the app is named for are what one goes through', () => {
  expect(mainOf('Host farms: people offer a place, the office matches students to them')?.many).toBe('Farms')
})

test('a slot with each teacher is booked with the teacher, however long it takes', () => {
  const { plan: made } = plan(
    "Parents' evening: book ten minute slots with each teacher, the office prints the list.",
  )
  expect(made.screens.map(({ kind }) => kind)).toContain('slots')
  expect(made.screens.map(({ name }) => name)).toEqual(expect.arrayContaining(['Teachers', 'My talks']))
})

test('what nobody names is still lent to somebody', () => {
  const lent = mainOf('Remember what I lent to whom.')
  expect(lent?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['Lent to', 'Due back']))
  expect(lent?.samples.some(({ title }) => /^Item \d/.test(title))).toBe(false)
})

test.each([
  ['We are a small choir. Rehearsal dates, sheet music and recordings per voice.', 'choir'],
  ['Log every coffee I drink with beans, grind and a mark out of ten.', 'coffee-log'],
  ['Count the birds in my garden for the winter survey.', 'nature'],
])('"%s" says what it is: %s', (prompt, kind) => {
  const made = plan(prompt)
  expect(made.archetype.id).toBe(kind)
  expect(made.plan.screens.every(({ entity }) => entity !== 'survey')).toBe(true)
})

test('whom it helps, when it is and what one writes are no lists', () => {
  const huts = namesOf(
    'Help hikers in our valley: huts with free beds, trail conditions and emergency numbers.',
  )
  expect(huts).not.toContain('Hikers')
  expect(huts.some((name) => /valley/i.test(name))).toBe(false)
  expect(namesOf('Sell home-made jam at the weekend market: stock and prices')).not.toContain(
    'Weekend market',
  )
  expect(namesOf('Podcast notes: I mark a moment, write a line and find it by topic')).not.toContain('Line')
})

test('roofers have jobs and offers, and gas is in no wine bottle', () => {
  expect(namesOf('Roofers take photos of each roof, measure it and write an offer.')).toEqual(
    expect.arrayContaining(['Jobs', 'Estimates']),
  )
  const titles = mainOf('Keep my houseboat in order: gas bottles, mooring fees and engine hours.')?.samples
  expect(titles?.some(({ title }) => /Quinta|Negroni/.test(title))).toBe(false)
})

test('whom something is good or bad for is no list, and a hall is booked', () => {
  expect(namesOf('Which of my plants are poisonous for cats?')).not.toContain('Cats')
  expect(plan('Our village hall: what is on, hire the hall, key handover').archetype.id).toBe('venue-let')
  expect(plan('An app for our village: news, waste dates and hall booking').archetype.id).toBe('community')
})

test('what somebody did is no part of a name', () => {
  const names = namesOf('Write down what my baby ate for the first time and if there was a rash.')
  expect(names.join(' ')).not.toMatch(/ate\b/i)
  const { phrases } = understand('The caretaker of three schools logs rounds and meter readings')
  expect(phrases.some(({ verb, text }) => verb === 'log' && text === 'rounds')).toBe(true)
})

test.each([
  ['Cat sitters for our street: who is away, which cat gets what, keys and a photo', 'pet-sitting'],
  ['Sitting for my neighbours: instructions for the plants and the cat while I am away', 'pet-sitting'],
])('"%s" is seen from the right side: %s', (prompt, kind) => {
  expect(plan(prompt).archetype.id).toBe(kind)
})

test('no list can be filtered twice by everything', () => {
  for (const prompt of ['I foster kittens and weigh each kitten', 'A chess club app: members and pairings'])
    for (const { groups } of plan(prompt).plan.entities.values()) expect(groups).not.toContain('All')
})

test.each([
  ['Ledger for a market stall: record daily purchases and sales, see the profit', false],
  ['Keep track of tools in the workshop with purchase details and receipts', false],
  ['Tools for rent with purchase details, and pay the deposit by credit card', true],
])('a till stands where one pays: %s', (description, isPaid) => {
  const { plan: made } = plan(description)
  expect(made.screens.some(({ kind }) => kind === 'checkout')).toBe(isPaid)
})
