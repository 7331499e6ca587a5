import { describe, expect, it } from 'vitest'
import { storyClauses } from './story-clauses.ts'

const clausesOf = (story: string) =>
  storyClauses(`An app. ${story}`).map(({ verb, object }) => `${verb}: ${object}`)

describe('the clauses of a brief', () => {
  it('begin with what is done, each with its own object', () => {
    expect(clausesOf('User can save a kite or send it to a friend and print the pattern.')).toEqual([
      'save: a kite',
      'send: the kite to a friend',
      'print: the pattern',
    ])
  })

  it('share the object that is told once', () => {
    expect(clausesOf('Keeper can accept or refuse a hive. User can like and repost a poem.')).toEqual([
      'accept: the hive',
      'refuse: a hive',
      'like: a poem',
      'repost: a poem',
    ])
  })

  it('are told apart by a noun that comes again, a little word of the verb, and an article', () => {
    expect(clausesOf('Member can join hikes, vote on hikes and split hikes.')).toEqual([
      'join: hikes',
      'vote: on hikes',
      'split: hikes',
    ])
    expect(clausesOf('Member can comment on a hike or like it.')).toEqual([
      'comment: on a hike',
      'like: the hike',
    ])
    expect(clausesOf('User can create a team and sets a motto.')).toEqual(['create: a team', 'set: a motto'])
    expect(clausesOf('Member can request this boat and track requested boats.')).toEqual([
      'request: this boat',
      'track: requested boats',
    ])
    expect(clausesOf('Member can meet with neighbours to restore the wall.')).toEqual([
      'meet: with neighbours',
      'restore: the wall',
    ])
    expect(clausesOf('Member can take photos and associate them with a wall.')).toEqual([
      'take: photos',
      'associate: the photos with a wall',
    ])
    expect(clausesOf('Member can save boats and save routes.')).toEqual(['save: boats', 'save: routes'])
    expect(clausesOf('Member can see bike paths and walk paths.')).toEqual(['see: bike paths and walk paths'])
    expect(clausesOf('User can see the shoe and rent prices.')).toEqual(['see: the shoe and rent prices'])
  })

  it('leave out the gesture, how it is shown, and what is never done', () => {
    expect(
      clausesOf(
        'User can tap a reef to see its depth. User can see both maps side by side. User can not log in.',
      ),
    ).toEqual(['see: its depth', 'see: both maps'])
  })

  it('take nouns in a list for no doings', () => {
    expect(clausesOf('User can see the name, score and rank.')).toEqual(['see: the name, score and rank'])
  })

  it('take the name of a team for no doing of it', () => {
    const clauses = storyClauses('Hints for an escape room: team name, countdown, leaderboard')
    expect(clauses.filter(({ verb }) => verb === 'name')).toEqual([])
    expect(storyClauses('A club. The crew names a boat.')).toMatchObject([{ verb: 'name', who: 'the crew' }])
  })
})

describe('the clauses of plain sentences', () => {
  const toldIn = (text: string) => storyClauses(text).map(({ verb, object }) => `${verb}: ${object}`)

  it('begin where somebody does something in the app', () => {
    expect(
      toldIn(
        'We are a boatyard with nine fitters. Fitters see their boats for the week, note the hours worked and take pictures of the keel. The owner closes the bill.',
      ),
    ).toEqual([
      'see: their boats for the week',
      'note: the hours worked',
      'take: pictures of the keel',
      'close: the bill',
    ])
  })

  it('are those of the app, and no part of the life of those who write', () => {
    expect(
      toldIn(
        'I keep goats and forget who is due. I want an app where I have every goat with a picture and the ear tag, and it shows me who needs a hoof trim.',
      ),
    ).toEqual(['have: every goat with a picture and the ear tag', 'see: who needs a hoof trim'])
  })

  it('are listed behind what the idea is like', () => {
    expect(
      toldIn(
        'Strava for kite fliers: log your flight with wind and minutes, give cheers to friends and swipe through clips.',
      ),
    ).toEqual(['log: your flight with wind and minutes', 'give: cheers to friends', 'swipe: through clips'])
    expect(toldIn('The community for lighthouse keepers: a night feed and a board for shifts.')).toEqual([
      'see: a night feed and a board for shifts',
    ])
  })

  it('are what is entered, warned of and needed', () => {
    expect(
      toldIn(
        'An app. Meter readings are entered along with the flat number. The office is alerted when a flat was left out. Each flat has a key and a floor. Needs a list of caretakers.',
      ),
    ).toEqual([
      'enter: Meter readings, the flat number',
      'alerted: when a flat was left out',
      'add: flat with a key and a floor',
      'see: a list of caretakers',
    ])
  })

  it('say how something is done as well', () => {
    expect(toldIn('An app. Walkers can book a hut by choosing a bed and a night.')).toEqual([
      'book: a hut',
      'choose: a bed and a night',
    ])
  })
})

it('features in a row are not all done the same way', () => {
  const clauses = storyClauses('Practice app: upload x-rays, prescriptions, write to the nurse, pay online')
  expect(clauses.find(({ verb }) => verb === 'upload')?.object).toBe('x-rays')
  expect(storyClauses('App. Members can log weight, height and mood.')[0]?.object).toBe(
    'weight, height and mood',
  )
})

describe('the clauses of plain sentences', () => {
  it('are of each who does something, also shops, and behind "and"', () => {
    expect(
      storyClauses(
        'An app. Cafes report what they have left and when it can be fetched, drivers see their tour, and families choose an hour.',
      ).map(({ who, verb }) => `${who ?? ''}: ${verb}`),
    ).toEqual(['cafes: report', 'drivers: see', 'families: choose'])
  })

  it('are what a blurb says the app does', () => {
    expect(
      storyClauses('Shows the wind for today, warns you before a storm and records your rides.').map(
        ({ verb, object }) => `${verb}: ${object}`,
      ),
    ).toEqual(['see: the wind for today', 'warn: before a storm', 'record: your rides'])
  })

  it('are the questions a sentence without a doing lists', () => {
    expect(
      storyClauses(
        'Track the lamps of the house: which lamp has which bulb, when it was changed, how many bulbs are left.',
      ),
    ).toEqual([
      { verb: 'enter', object: 'which lamp has which bulb' },
      { verb: 'enter', object: 'when it was changed' },
      { verb: 'enter', object: 'how many bulbs are left' },
    ])
    expect(storyClauses('When I open it, where I am.')).toEqual([])
  })

  it('are told from the first sentence on where it begins with who does it', () => {
    const told = (text: string) => storyClauses(text).map(({ verb, object }) => `${verb}: ${object}`)
    expect(told('The visitor enters a street and sees the trees there.')).toEqual([
      'enter: a street',
      'see: the trees there',
    ])
    expect(told('Keepers can feed a goat.')).toEqual(['feed: a goat'])
    expect(told('A quiet place for keepers.')).toEqual([])
  })
})

it('takes what a list of nouns names for no doing of somebody', () => {
  expect(storyClauses('A guest house: rooms, guest passes, breakfast times.')).toEqual([])
  expect(storyClauses('The guest passes the gate, the porter opens it.')).not.toEqual([])
})
