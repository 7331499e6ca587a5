import type { ComponentNode } from '@kwiq/app-model'
import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { screensOf } from '../testing/apps.ts'

const partsOf = (prompt: string, name: string): ComponentNode[] => [
  ...walkComponents(screensOf(prompt).find((screen) => screen.name === name)?.components ?? []),
]
const textOf = (prompt: string, name: string) => JSON.stringify(partsOf(prompt, name))
const labelsOf = (prompt: string, name: string) => partsOf(prompt, name).map(({ label }) => label)

describe('a till', () => {
  const kiosk = 'Cash register for a kiosk: sell articles by number, take cash or card, print the receipt'

  it('rings up, takes the money and gives change, and delivers nothing', () => {
    expect(labelsOf(kiosk, 'Sale')).toContain('Take payment')
    expect(labelsOf(kiosk, 'Pay')).toEqual(expect.arrayContaining(['Cash received', 'Complete sale']))
    expect(textOf(kiosk, 'Sales receipt')).toContain('Change back')
    for (const { name } of screensOf(kiosk)) expect(textOf(kiosk, name)).not.toMatch(/deliver/i)
  })

  it('sells what is on its shelves, and no coffee, where there is stock', () => {
    const shop = 'Point-of-sale for a gift shop with sales receipts and the stock of articles'
    expect(textOf(shop, 'Items')).toMatch(/KW-4182/)
    expect(textOf(shop, 'Items')).not.toMatch(/Espresso/)
  })
})

describe('a maker of memes', () => {
  it('writes the words on the pictures', () => {
    const prompt = 'Caption my cat photos, big letters at the top and the bottom'
    const [picture] = partsOf(prompt, 'Create').filter(({ type }) => type === 'image')
    expect(picture?.properties).toMatchObject({ topText: expect.any(String), bottomText: expect.any(String) })
    expect(labelsOf(prompt, 'Create')).toEqual(expect.arrayContaining(['Top text', 'Bottom text']))
  })
})

describe('cards one learns', () => {
  const cards = 'Flash cards for vet students in decks'

  it('are in decks, each with a front and a back of its own', () => {
    expect(labelsOf(cards, 'Decks')).toContain('Decks')
    expect(labelsOf(cards, 'Question')).toEqual(expect.arrayContaining(['Again', 'Good', 'Easy']))
    expect(screensOf(cards).map(({ name }) => name)).not.toContain('Ranking')
  })

  it('are answered where answers are chosen', () => {
    const chosen = 'Flash cards for vet students, pick one of several answers'
    expect(partsOf(chosen, 'Question').filter(({ type }) => type === 'checkbox')).toHaveLength(4)
  })
})

describe('a quiz', () => {
  it('lists rounds, not the answers of one question', () => {
    const quiz = 'A trivia quiz about history with four answers each and a result at the end'
    const [question] = partsOf(quiz, 'Question').filter(({ type }) => type === 'checkbox')
    expect(question?.label).toBe('1989')
    expect(textOf(quiz, 'Play')).not.toContain('"1989"')
  })
})

describe('polls', () => {
  const clan = 'Poll app for a board game club: members suggest games and vote, results as a top 5'

  it('stand on the first screen; what is missing is suggested where one votes', () => {
    expect(textOf(clan, 'Polls')).toContain('What do we play next?')
    expect(labelsOf(clan, 'Vote')).toContain('Suggest games')
    expect(textOf(clan, 'Results')).toContain('1. Harbour Lights')
  })

  it('say for whom they are where one votes', () => {
    const members = 'An app to vote on ideas for the street. Only logged-in users may vote.'
    expect(textOf(members, 'Vote')).toContain('For logged-in users only')
    const [who] = partsOf(members, 'New poll').filter(({ label }) => label === 'Who may vote')
    expect(who?.properties.active).toBe(1)
  })
})

describe('a reminder', () => {
  it('is a value of what one is reminded of', () => {
    const prompt = 'A family calendar. User can create events and set reminders for an event.'
    const form = screensOf(prompt).find(({ components }) =>
      [...walkComponents(components)].some(({ label }) => label.startsWith('Save ')),
    )
    expect(textOf(prompt, form?.name ?? '')).toContain('1 hour before')
  })
})

describe('a network of pictures', () => {
  const surfers = 'Surfers share photos of waves, follow each other and comment'

  it('has posts with their author to follow, and people', () => {
    expect(labelsOf(surfers, 'Post')).toEqual(expect.arrayContaining(['Follow', 'Comments']))
    expect(textOf(surfers, 'People')).toMatch(/"badge":"Follow"/)
  })

  it('shows on the own page what one has posted oneself', () => {
    const [mine] = partsOf(surfers, 'Profile').filter(({ properties }) => properties.layout === 'grid')
    const [first] = partsOf(surfers, 'Feed').filter(({ properties }) => properties.layout === 'feed')
    const shown = JSON.stringify(first?.properties.items)
    expect(mine?.properties.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ title: expect.any(String) })]),
    )
    expect(JSON.stringify(mine?.properties.items)).not.toBe(shown)
  })
})

describe('a library of podcasts', () => {
  it('lists shows, each with its episodes', () => {
    const prompt = 'My podcasts in one library, the ones I like in a tabular view'
    expect(textOf(prompt, 'Show')).toContain('A lighthouse keeper retires')
    expect(labelsOf(prompt, 'Library')).toEqual(expect.arrayContaining(['Podcast', 'Host', 'Two Chairs']))
  })
})

describe('what others think', () => {
  it('stands on the page of a thing where one reads reviews', () => {
    expect(labelsOf('Find a film for tonight, with ratings and reviews', 'Movie')).toContain('Reviews')
    expect(labelsOf('Find a film for tonight', 'Movie')).not.toContain('Reviews')
  })

  it('asks for no film where one enters a query or makes an account', () => {
    const prompt = 'A film finder. User can enter a query, see the films and create an account.'
    const names = screensOf(prompt).map(({ name }) => name)
    expect(names).toContain('Sign in')
    expect(names.filter((name) => /^(?:Add|New)\b/.test(name))).toEqual([])
  })
})

describe('a recipe', () => {
  const prompt = 'Recipes with level (novice, cook, chef) and the list of ingredients'

  it('says what goes into it and how it is made', () => {
    expect(labelsOf(prompt, 'Recipe')).toEqual(expect.arrayContaining(['Ingredients', 'Method']))
    expect(textOf(prompt, 'Recipe')).toContain('Ramen noodles')
  })

  it('of a drink has the ingredients of a drink', () => {
    expect(textOf('Smoothie recipes', 'Recipe')).not.toContain('Ramen')
  })

  it('is for the meal it is for in its own words', () => {
    const meals =
      'Recipe box. User can see the recipes and their meal type (breakfast, lunch, supper, snack).'
    expect(textOf(meals, 'Recipe')).toMatch(/"title":"Meal type","value":"Supper"/)
  })
})

describe('who comes into a chat', () => {
  it('gives a name and no password, where only a name is asked for', () => {
    const prompt = 'A chat room. User can enter a username and send messages. User can see who is there.'
    const names = screensOf(prompt).map(({ name }) => name)
    const labels = names.flatMap((name) => labelsOf(prompt, name))
    expect(labels).toContain('Username')
    expect(labels).not.toContain('Password')
  })
})

describe('notes in Markdown', () => {
  const prompt = 'Keep notes and write them in Markdown'

  it('are written with marks and read without', () => {
    expect(labelsOf(prompt, 'New note')).toContain('Text in Markdown')
    expect(textOf(prompt, 'Note')).toContain('• lettuce in the shade')
    expect(textOf(prompt, 'Settings')).not.toMatch(/markdown/i)
  })
})

describe('completed tasks', () => {
  it('are those that are ticked, with when they were done', () => {
    const text = textOf('A list of tasks with what I have done', 'Completed')
    expect(text).toContain('Today, 9:12')
    expect(text).not.toContain('Book the dentist')
  })
})

describe('a finder of books', () => {
  const prompt =
    'Users can search for books by author. Users can add a link to more information about each book.'

  it('leads to a page about the book and enters none', () => {
    const names = screensOf(prompt).map(({ name }) => name)
    expect(names.filter((name) => /^(?:Add|New)\b/.test(name))).toEqual([])
    expect(textOf(prompt, 'Home')).not.toMatch(/Page 142|Go on reading/)
  })
})

describe('how long a round takes', () => {
  it('is set beside the clock', () => {
    const timer = screensOf('Pomodoro timer. Users can set the minutes of work and break.')[0]
    const leads = JSON.stringify(timer?.components)
    expect(leads).toMatch(/"screenId":"sessions"/)
  })
})

describe('rates', () => {
  it('have a list of their own', () => {
    const [list] = partsOf('Currency converter', 'Rates').filter(
      ({ properties }) => properties.layout === 'rows',
    )
    expect(JSON.stringify(list?.properties.items)).toContain('EUR to GBP')
  })
})

describe('what has happened', () => {
  it('is what was converted, and on no days one after the other', () => {
    expect(textOf('Currency converter with history', 'History')).toContain('250.00 EUR = 270.90 USD')
  })
})

describe('who uses a chat', () => {
  it('is none of their own friends', () => {
    const prompt = 'A chat room. User can enter a username and send messages. User can see who is there.'
    const [me] = partsOf(prompt, 'Me').filter(
      ({ type, properties }) => type === 'text' && properties.variant === 'title',
    )
    expect(me?.label).toBeDefined()
    expect(textOf(prompt, 'People')).not.toContain(`"title":"${me?.label ?? ''}"`)
  })
})
