import { describe, expect, it } from 'vitest'
import { allOf, kindOf, linesOf, namesOf, textOf } from './short.test-helper.ts'

describe('apps of which a list says one sentence', () => {
  it.each([
    ['Log your mood in a few taps and find out what lifts you up', 'journal'],
    ['Income and expense manager with several accounts and monthly charts', 'finance'],
    ['Discover new restaurants nearby with ratings, photos and menus', 'dining'],
    ['See where diesel is cheapest among the gas stations near you', 'fuel-prices'],
    ['The menu of our restaurant with table booking', 'restaurant'],
  ])('are of the kind they are: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('say of people who comes and who has paid', () => {
    expect(linesOf('Discover concerts and see which friends are going')).toMatch(/Who is coming/)
    expect(linesOf('Holiday fund with a shared goal where you see who has paid in')).toMatch(/Who has paid/)
  })

  it('put what is logged into the form that offers it', () => {
    const prompt = 'Log your fuel fill-ups, repairs and costs for every vehicle'
    expect(textOf(prompt, 'Settings')).not.toMatch(/Log fuel/)
  })

  it('have rewards for stars that are no things to swap', () => {
    const prompt = 'Family chore app in which kids collect stars and redeem them for rewards'
    expect(namesOf(prompt)).toContain('Rewards')
    expect(textOf(prompt, 'Rewards')).toMatch(/Choose the film/)
    expect(allOf(prompt)).not.toMatch(/Condition/)
  })

  it('show what is sold once, in its own words', () => {
    const prompt = 'Marketplace for people who buy and sell old furniture, with messages and offers'
    const said = linesOf(prompt)
    expect(said).not.toMatch(/Ash stool/)
    expect(said).toMatch(/Make an offer/)
  })

  it('show planets and constellations side by side, and no steps', () => {
    const prompt = 'Night sky guide with the planets and constellations above you'
    expect(linesOf(prompt)).toMatch(/Saturn/)
    expect(linesOf(prompt)).toMatch(/Cygnus/)
    expect(namesOf(prompt)).not.toContain('Guide')
  })

  it('have prices of now on each holding, and no row for them', () => {
    expect(linesOf('Portfolio tracker for shares with live prices and dividends')).not.toMatch(/Live prices/)
  })
})

describe('what a sentence says beside its nouns', () => {
  it('is of the kind it is', () => {
    expect(
      kindOf('Never forget to take your medicine again, with refill reminders for the whole family'),
    ).toBe('medical')
    expect(kindOf('Hidden spots and viewpoints in your city, picked by locals')).toBe('map-guide')
    expect(kindOf('Carpool to work with people from your company')).toBe('carpool')
    expect(kindOf('A list of the films and shows you have watched, with stars')).toBe('movies')
  })

  it('offers what exercises are good for and what one does on a map as choices', () => {
    expect(linesOf('Breathing exercises for anxiety, focus and sleep')).toMatch(/Anxiety/)
    expect(textOf('Offline trail map for hiking and cycling', 'Plan hike')).toMatch(/Cycling/)
  })

  it('leaves no row behind that has nothing to say', () => {
    expect(linesOf('Go to bed earlier and wake up gently with soft sounds')).not.toMatch(/Gently/)
    expect(linesOf('A scanner that turns paper into PDFs and recognises text')).not.toMatch(/Hello from/)
    expect(linesOf('Podcast app with subscriptions and a sleep timer')).not.toMatch(/Basic subscription/)
    expect(linesOf('Crypto portfolio with price alerts and news')).not.toMatch(/Summer party|Lock this card/)
  })

  it('has records of lifts and exams of pupils as lists of their own', () => {
    expect(textOf('Weightlifting log with sets, reps and personal records', 'Bests')).toMatch(/Back squat/)
    expect(textOf('School planner with homework, exams and grades', 'Exams')).toMatch(/Maths, chapter 4/)
  })
})

describe('kinds of app many have made', () => {
  it.each([
    ['Colouring pages for adults with hundreds of relaxing pictures', 'colouring'],
    ['Maths games for kids with stars and badges', 'math-practice'],
    ['Meditation for kids with soft sounds before bed', 'meditation'],
    ['Book coach and train tickets and pick a seat', 'transit'],
  ])('are of that kind: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('have content of their own matter', () => {
    expect(linesOf('Log meals with calories, macros and weight')).not.toMatch(/Copy line|Open terminal/)
    expect(linesOf('Quit smoking with money saved and health milestones')).toMatch(/Taste and smell return/)
    expect(linesOf('Mix cocktails with the bottles you have at home')).toMatch(/London dry gin/)
    expect(linesOf('Find public toilets, drinking water and free wifi near you')).toMatch(
      /Fountain, Old market/,
    )
    expect(linesOf('Find public toilets, drinking water and free wifi near you')).not.toMatch(/Drunk today/)
    expect(linesOf('Freelance jobs with proposals and chat')).not.toMatch(/bike stands/)
    expect(linesOf('Mortgage calculator with amortisation table')).toMatch(/Year 1/)
    expect(linesOf('Maths games for kids with stars and badges')).not.toMatch(/Night Owls/)
  })
})

describe('what is near and what shows over time', () => {
  it('is campsites where one camps, and insights where a diary is looked through', () => {
    expect(kindOf('Caravan and camping sites near you with prices')).not.toBe('dining')
    expect(kindOf('Identify birds by sound with a life list')).toBe('bird-sounds')
    expect(namesOf('Symptom diary that finds patterns and shows triggers')).not.toContain('Patterns')
    expect(namesOf('Car service log with reminders for oil, tyres and inspection')).not.toContain('Checks')
  })
})
