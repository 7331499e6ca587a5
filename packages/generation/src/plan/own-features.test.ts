import { describe, expect, it } from 'vitest'
import { readLists } from './read-lists.ts'
import { screensOf } from '../testing/apps.ts'

const screenOf = (prompt: string, name: string) =>
  JSON.stringify(screensOf(prompt).find((screen) => screen.name === name) ?? {})
const textOf = (prompt: string) => JSON.stringify(screensOf(prompt))

describe('what an app is for has a screen made for it', () => {
  it('business cards: one’s own with its code first, then whoever is near', () => {
    const prompt = 'Swap business cards with the people nearby at a trade fair, paperless'
    expect(screensOf(prompt)[0]?.name).toBe('My card')
    expect(screenOf(prompt, 'My card')).toMatch(/qr code.*Exchange with somebody nearby/)
    expect(screenOf(prompt, 'Nearby')).toMatch(/4 within 40 m/)
  })

  it('a plant that grows by what one does: the plant, what made it grow, and no watering', () => {
    const prompt = 'A virtual plant that grows with every workout I log'
    expect(screenOf(prompt, 'Garden')).toMatch(/60 % grown.*What made it grow/)
    expect(screenOf(prompt, 'Sessions')).toMatch(/Run along the river/)
    expect(textOf(prompt)).not.toMatch(/Water today|Mark as watered/)
    expect(textOf('A virtual forest app where trees grow while I read my books')).toMatch(/Before sleeping/)
  })

  it('panic: help at once, then exercises and a diary of attacks', () => {
    const prompt = 'Support during panic attacks with a selection of breathing techniques'
    const [first] = screensOf(prompt)
    expect(JSON.stringify(first)).toMatch(/Help me now/)
    expect(textOf(prompt)).toMatch(/Full tram, doors closed/)
    expect(textOf(prompt)).not.toMatch(/techniques so far|Selection of/)
  })

  it('an attack is recorded in the form that is called so', () => {
    expect(
      textOf('Help for people with panic attacks: breathing exercises, and record attacks with what helped'),
    ).toMatch(/"label":"Record attack"/)
  })

  it('metadata of pictures are changed in a form, not with a brush', () => {
    const editor = screenOf('A photo gallery with an EXIF editor', 'Editor')
    expect(editor).toMatch(/Exposure.*Keywords/)
    expect(editor).not.toMatch(/Brightness|Crop/)
  })

  it('shared bikes one looks for: how many are free, and no rides', () => {
    const prompt = 'See the availability of city bikes at the docks around me'
    expect(textOf(prompt)).toMatch(/Take me there/)
    expect(textOf(prompt)).not.toMatch(/Unlock a bike|"label":"Rides"/)
  })

  it('a counter that calls numbers: who waits, who cooks, who hands over', () => {
    const prompt =
      'Noodle bar: guests order and wait, the order taker types it in, the cook prepares it, the server calls the number'
    expect(screenOf(prompt, 'My number')).toMatch(/Your order.*Called now/)
    expect(screenOf(prompt, 'Kitchen')).toMatch(/The cook takes the oldest first/)
    expect(textOf(prompt)).toMatch(/"label":"Take an order"/)
    expect(screenOf(prompt, 'Order')).not.toMatch(/Arrives Tuesday|Free delivery/)
  })

  it('money: what pays itself, what is invested, and the categories it names', () => {
    const prompt = 'Money manager with categories (must, want, keep), autopay and investments'
    expect(screenOf(prompt, 'Autopay')).toMatch(/Linden homes/)
    expect(screenOf(prompt, 'Investments')).toMatch(/World Index Fund/)
    expect(screenOf(prompt, 'Budget')).toMatch(/Must.*Want.*Keep/)
  })

  it('hikes: risks by who publishes them, regions kept for no network, each called as the brief does', () => {
    const prompt = 'Hiking app with risk forecast, offline maps of the trails and an SOS button'
    expect(screenOf(prompt, 'Risks')).toMatch(/"label":"Risk forecast".*Forest service, as of 7:40/)
    expect(screenOf(prompt, 'Offline')).toMatch(/"label":"Offline maps".*Works without a network/)
    // A row of a risk opens no hike, and no plus there plans one.
    expect(screenOf(prompt, 'Risks')).not.toMatch(/"screenId":"(?:hike|plan-hike)"/)
  })

  it('mountains in snow: avalanches by level, and no check-in with the family', () => {
    expect(screenOf('Mountain safety with avalanche risk and offline maps', 'Risks')).toMatch(/Level 3 of 5/)
  })

  it('an organiser of photos with metadata holds photos, not songs', () => {
    expect(textOf('Organise photos, edit their metadata and put them on a map')).toMatch(/Ferry at noon/)
  })

  it('fans of a game: it says for whom, players have a page, and who plays now is listed', () => {
    const prompt = 'A companion for Knights of Brass players: search players, match history, ongoing games'
    expect(JSON.stringify(screensOf(prompt)[0])).toContain('For Knights of Brass players')
    expect(screenOf(prompt, 'Live')).toMatch(/Moorhen.*18 min/)
    expect(screensOf(prompt).map(({ name }) => name)).toContain('Player')
  })

  it('surveys: respondents by whether they answered, and one span of time for two dates', () => {
    const prompt = 'Survey tool: respondents answer within a given timeframe, organisers see the results'
    expect(screenOf(prompt, 'Respondents')).toMatch(/Answered.*Not yet/)
    expect(screenOf(prompt, 'Define survey')).toMatch(/Timeframe: ten days/)
    expect(screenOf(prompt, 'Define survey')).not.toMatch(/"label":"[^"]*timeframe"/)
  })

  it('goals: what is planned are steps, and a goal leads to the form for them', () => {
    const prompt = 'Plan my ambitions for the year and reach them step by step, a life goals app'
    expect(screenOf(prompt, 'Plan')).toMatch(/Run 6 km, slowly/)
    const goal = screenOf(prompt, 'Goal')
    expect(goal).toMatch(/"label":"Plan a step"[^}]*"action":\{"kind":"screen","screenId":"plan-a-step"/)
  })

  it('a developer’s journal: bugs of one’s own, with a form to note one', () => {
    const prompt = 'Coding journal where I jot down bugs, what I learned and ideas'
    expect(screenOf(prompt, 'Bugs')).toMatch(/Two are open.*Note a bug/)
    expect(textOf(prompt)).not.toMatch(/Assignee/)
  })

  it('no page of a thing offers to see it, and none counts what it lists', () => {
    const match = screenOf('Match history and player stats for Valley of Heroes', 'Match')
    expect(match).not.toMatch(/"label":"See match"/)
    expect(textOf('A diary to count calories of what I eat, with a food search')).not.toMatch(
      /"type":"button","label":"Count calories"/,
    )
  })

  it('what one drinks is logged several times a day', () => {
    expect(screenOf('Drink tracker for water and tea with a log', 'Log')).toMatch(
      /Today, 14:20.*Today, 12:05.*Yesterday/,
    )
  })

  it('the climate of what one eats stands beside its health', () => {
    expect(textOf('Scan food and see its climate impact and how healthy it is')).toMatch(
      /Health A, environment A.*CO₂/,
    )
  })
})

describe('standing lists', () => {
  it('are those named side by side', () => {
    expect(readLists('Browse trending, new and upcoming novels')).toEqual(['Trending', 'New', 'Upcoming'])
    expect(readLists('A popular bakery with new bread every day')).toEqual([])
  })

  it('each hold other films, and those to come have no rating', () => {
    const [first] = screensOf('Movie lists: popular, now playing and upcoming movies')
    const lists = (first?.components ?? []).filter(({ properties }) => properties.layout === 'carousel')
    const titles = lists.map(({ properties }) => JSON.stringify(properties.items))
    expect(lists.map(({ label }) => label)).toEqual(expect.arrayContaining(['Popular', 'Upcoming']))
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.at(-1)).not.toMatch(/rating/)
  })
})

describe('what is scanned', () => {
  const prompt = 'Receipt scanner that keeps my receipts'
  it('is added with the camera, and looked over in a form called so', () => {
    const scan = screensOf(prompt).find(({ name }) => name === 'Scan')
    const actions = JSON.stringify(screensOf(prompt)[0]?.components[0]?.properties)
    expect(actions).toContain(`"screenId":"${scan?.id}"`)
    const form = screensOf(prompt).find(({ name }) => name === 'Edit receipt')
    expect(form?.components[0]?.label).not.toMatch(/^Scan/)
  })
})
