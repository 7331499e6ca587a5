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
    ['Mindfulness app: guided meditation and bedtime stories for adults who cannot sleep', 'Day 4 of ten'],
    ['Weight training diary with sets and before and after photos', 'Nine photos since August'],
    ['Our baby: naps, feedings, vaccinations. My wife should see it too.', 'Omar has logged the last bottle'],
    ['My dog has diabetes: insulin, food, vet dates', '1 unit at 7:05, 12.4 mmol/l'],
    ['Closet app: my outfits, packing list, clothes I rarely wear', 'Three days, nine pieces'],
    ['Weekend trip with friends: vote on the destination, split costs', 'Lisbon leads with four of six'],
    ['Diet diary with weight, calories and motivational messages', 'Three kilos are behind you'],
    ['Vegetarian recipes: search, pantry, servings calculator', 'Eleven things, enough for four dishes'],
    ['Weather for my town with pollen and what to wear', 'Rain jackets from noon'],
    ['Our dogs: vaccinations, walks, notes for the sitter', 'Kim, 3 to 9 December'],
    ['My husband and I save for a boat, both pay in, who put in how much', 'Alex put in € 400 on Monday'],
    ['Learn hiragana: quiz, streak and stroke order', 'Five of eight are sure'],
    ['Shares and dividends with news about my holdings', 'Northlight pays € 1.85 in May'],
    ['Swipe films with my wife and see what we both like', 'Four films you both like'],
    ['Therapy diary: mood, homework, next session', 'Thursday, 16:30'],
    ['Our reading circle: book club with dates and discussion by chapter', 'Chapter 14, six have written'],
    ['Play the ukulele: chords, tuner, daily practice', 'Nine of fifteen minutes'],
    ['Account for my teenage son: balance, payments, freeze card', 'On, € 60 a week'],
    ['Alphabet app for toddlers: songs, stars, parent dashboard', 'Five days in a row'],
    ['Handball team: matches, line-up, carpool', 'Two seats are free on Saturday'],
    ['Roommates app: cleaning rota, chores, grocery list', 'This week you have the kitchen'],
    ['Games for kids with sums, parents see how it goes', '7 × 8 still goes wrong'],
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

test('pictures for relatives stand in albums of theirs, and nobody is followed', () => {
  const found = names('Share baby pictures with the family only, albums, hearts')
  expect(found).toContain('Family')
  expect(found).not.toContain('Discover')
})

test('who runs it has a part, where those who use it are only in the first clause', () => {
  expect(
    names(
      'Rowing club app, members can book boats, find a crew, see news and pay the yearly fee. The board can post news and block boats.',
    ),
  ).toContain('Board')
})

test('a word to guess in a few tries has its letters in rows', () => {
  expect(appOf('Guess the word in six tries, a new one every day, statistics')).toContain('Letters left')
})

test('what one does already is said of oneself, and no tile', () => {
  const app = appOf(
    'I jog twice a week and train for a marathon. Show my pace and a plan. Cute pastel design.',
  )
  expect(app).not.toContain('"Train"')
  expect(app).not.toContain('Cute pastel')
})

test('a diary of journeys has days one has written, and no trips to book', () => {
  const found = names('Travel journal with photos, map and a page for each day')
  expect(found).toContain('Days')
  expect(found).not.toContain('Itinerary')
})

test('moderators of a forum have their part', () => {
  const app = appOf(
    'Forum for people with migraine: topics, questions, private messages. Moderators can delete posts and ban users.',
  )
  expect(app).toContain('Moderators')
})

test('a quiz for children is played, and keeps no hearts', () => {
  const found = names('Quiz for kids about planets with pictures and sounds, three hearts, cards to win')
  expect(found).toContain('Question')
  expect(found).not.toContain('Hearts')
})

test('until when and how much is nothing to look at', () => {
  const app = appOf('Calorie diary with macros. I want to lose ten kilos until summer')
  expect(app).not.toContain('"Summer"')
  expect(app).not.toContain('"Kilos"')
})

test('where nobody is named, posts have no names of people', () => {
  expect(appOf('Anonymous confessions for students with upvotes and comments')).toContain('Quiet otter')
})

test('whoever is over fifty meets people of that age', () => {
  expect(appOf('Partner search for singles over fifty with chat and events')).toContain('Marianne, 61')
})

test('what the body gains without wine is no lung', () => {
  const app = appOf('I want to stop drinking: days sober, money saved, how my body recovers')
  expect(app).toContain('Sleep gets deeper')
  expect(app).not.toContain('Cough and short breath')
})
