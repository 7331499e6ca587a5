import { describe, expect, it } from 'vitest'
import { namesOf, screensOf, textOf } from '../testing/apps.ts'

describe('what the app does', () => {
  it('may begin the description, and is none of its things', () => {
    const prompt = 'Watches two pages of our school and tells me what is new on them, twice a day'
    expect(namesOf(prompt)).toContain('Pages')
    expect(textOf(prompt)).not.toMatch(/chronograph/i)
  })
})

describe('rooms with riddles', () => {
  it('have a clock, codes and hints while a team is inside, and nobody books', () => {
    const prompt =
      'Escape room hint screen: 45 minute countdown, codes of the locks, each hint costs two minutes'
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(['Time', 'Hints', 'Enter code']))
    expect(textOf(prompt)).not.toMatch(/deposit/i)
  })

  it('are still booked where they are offered', () => {
    expect(namesOf('Escape room with five themes, groups book a room and pay online')).toContain(
      'Choose time',
    )
  })
})

describe('pallets', () => {
  it('stand in an aisle, and in no street', () => {
    const all = textOf('Pallets in our warehouse: scan them in and out, aisle and level')
    expect(all).toMatch(/C, level 2/)
    expect(all).not.toMatch(/Linden lane/)
  })
})

describe('a knot', () => {
  it('is tied as its steps say', () => {
    expect(textOf('Tie fishing knots step by step, with a quiz', 'Steps')).toMatch(/small loop/)
  })
})

describe('a check that names what is checked', () => {
  it('is of nothing else the app keeps', () => {
    const prompt = 'Lighthouse log with lamp checks, passing ships and fog signal hours'
    expect(textOf(prompt, 'Lamp checks')).not.toMatch(/Harbour Maid/)
  })
})

describe('a family album', () => {
  it('of an old person has pictures, and no likes', () => {
    const prompt = 'App for my grandfather with large buttons: call us, one photo album, emergency button'
    expect(textOf(prompt, 'Photos')).not.toMatch(/"likes"/)
  })
})

describe('beds of a night shelter', () => {
  it('are given to guests without a name', () => {
    const prompt = 'Homeless shelter: free beds tonight, check in guests anonymously, meals served'
    expect(textOf(prompt, 'Beds')).toMatch(/Guest 14/)
  })
})

describe('a countdown of days', () => {
  it('is no clock that runs', () => {
    const prompt = 'Half marathon training with long runs, shoes and a race countdown'
    expect(screensOf(prompt).some(({ components }) => /"until 9:56"/.test(JSON.stringify(components)))).toBe(
      false,
    )
  })
})

describe('compost of many', () => {
  it('is weighed when it is brought', () => {
    const prompt = 'Community compost: neighbours weigh their scraps, points per kilo, heat of the piles'
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(['Weigh in', 'Piles']))
  })
})

describe('a game of old', () => {
  it('is played with a pad, and in no rounds', () => {
    const prompt = 'Retro game emulator with save states and fast forward'
    expect(textOf(prompt, 'Play')).toMatch(/Save state/)
    expect(textOf(prompt, 'Play')).not.toMatch(/Finish round/)
  })
})

describe('scores of an evening', () => {
  it('are those of teams', () => {
    expect(textOf('Trivia night host with rounds, teams and a live scoreboard', 'Scores')).toMatch(
      /Six Knots/,
    )
  })
})

describe('questions to the trade', () => {
  it('are about houses, and about no contracts', () => {
    const prompt = 'Ask tradespeople about plumbing, wiring and the boiler; answers are rated'
    expect(textOf(prompt)).not.toMatch(/end the contract/)
  })
})

describe('columns of a board', () => {
  it('are what a card says of itself, and no things', () => {
    const prompt = 'Kanban board with columns Backlog, In progress and Done, cards have members'
    expect(textOf(prompt)).not.toMatch(/Column 12/)
  })
})

describe('a parish', () => {
  it('prays for those who ask, and works off no requests', () => {
    const prompt = 'Church app with sermons, events of the parish and prayer requests'
    expect(textOf(prompt, 'Prayer requests')).toMatch(/18 pray/)
    expect(textOf(prompt, 'Events')).toMatch(/Morning service/)
  })
})
