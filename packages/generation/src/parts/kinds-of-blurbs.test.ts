import { describe, expect, it } from 'vitest'
import { allOf, namesOf, textOf } from '../plan/short.test-helper.ts'

describe('what blurbs of stores name', () => {
  it.each([
    [
      'My shares and bonds in one list: record buys and sells, a dividend calendar, sector allocation and price alerts.',
      ['Purchases'],
    ],
    [
      'Crochet projects with a hook inventory, finished pieces and a stitch counter for each project.',
      ['Hook inventory', 'Finished pieces'],
    ],
    ['Private messenger with chats, app lock and contacts by QR code.', ['Chats', 'My code']],
    ['Plan trips with an itinerary, travel documents and a trip budget.', ['Trip budget']],
  ])('has screens of its own: %s', (prompt, screens) => {
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(screens))
  })

  it.each([
    ['News from both sides of the political spectrum', 'Who pays for the noise?'],
    ['Book a restaurant: choose your table on the floor plan', 'Table 5'],
    ['GPS log of places I visit and how I move around', 'Mostly before nine, 4.4 km a day'],
    ['Alarm clock with Spotify playlists', 'Slow Mornings'],
    ['App blocker with per-app time budgets', '30 min a day, used up'],
    ['Pet care: routines and schedules for my dog', 'Heart pill with cheese'],
  ])('has what a line of a list promises: %s', (prompt, row) => {
    expect(allOf(prompt).includes(row)).toBe(true)
  })

  it.each([
    ['Securely delete files: pick files, wipe free space, see a log.', ['Wipe free space', 'Log']],
    [
      'API client for REST: send requests with query parameters, collections, environments and history.',
      ['Collections', 'Environments'],
    ],
    [
      'Scan receipts for work: categories, mileage log, approvals and a monthly report.',
      ['Mileage log', 'Approvals'],
    ],
    [
      'Pill reminder: medicine schedule, refill reminders, caregivers get a message when a dose is skipped.',
      ['Caregivers'],
    ],
    [
      'Watch your servers: CPU, memory and disk live, containers, systemd services, SSH keys in a vault, alerts.',
      ['Systemd services'],
    ],
    ['Flashcards. User can create decks. User can see the progress. User can import decks.', ['Import']],
  ])('gives a screen to what a tool does besides: %s', (prompt, screens) => {
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(screens))
  })

  it.each([
    [
      'Git client for the phone: stage, commit and push, branches, resolve conflicts, stash.',
      ['Branches', 'Conflicts'],
    ],
    ['Semester planner: timetable with room, weighted average, absences, exam countdown.', ['Absences']],
    [
      'Flight tracker on a map: altitude, aircraft photo, departures and arrivals, gate changes.',
      ['Departures'],
    ],
    ['Currency converter with exchange rates, bank fee and a tip helper by country.', ['Tip helper']],
    ['Learn the banjo: tuner, chords with finger positions, metronome and lessons.', ['Positions']],
    [
      'Free up space: find duplicate photos, blurry photos, compress pictures, swipe to delete.',
      ['Blurry photos'],
    ],
  ])('has what belongs to it: %s', (prompt, screens) => {
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(screens))
  })

  it('plays a game of echoes rather than keeping its words', () => {
    const names = namesOf(
      'Simon says. The player repeats a sequence of lights. Each round adds one more light. The player can choose the speed. When the player makes a mistake, the game restarts. Player can see the high score.',
    )
    expect(names).toContain('Play')
    expect(names).not.toContain('Makes')
  })

  it('shows how a dish is made, whatever is said of its ingredients', () => {
    const all = allOf(
      'Dish finder. User can see dishes with missing ingredients. When the user opens a dish, the steps, the nutrition values and a picture are shown. User can cook recipes.',
    )
    expect(all).toMatch(/"title":"Method"/)
    expect(all).not.toMatch(/"title":"Steps","value"/)
  })

  it('shows the colours of a palette with their codes', () => {
    expect(textOf('Colour palette generator. User can generate a palette.', 'Generate')).toMatch(
      /Five colours.*#[\dA-F]{6}/,
    )
  })

  it('keeps alarms apart from devices that are switched off', () => {
    expect(namesOf('Alarms one can only switch off by solving maths, with sleep sounds.')).not.toContain(
      'Control',
    )
  })

  it('calls what one keeps by its name', () => {
    expect(
      allOf(
        'Boat rental. Guest can see boats with photos. Guest can save boats to a wishlist. Guest can book a boat.',
      ),
    ).toContain('"Wishlist"')
  })

  it('plans routes and knows the last train, and has no list of model trains', () => {
    const prompt =
      'Subway maps without internet. Plan a route between stations, see first and last trains and the nearest station.'
    expect(namesOf(prompt)).toContain('Route')
    expect(namesOf(prompt)).not.toContain('Plan')
    expect(allOf(prompt)).toContain('Last to University')
    expect(allOf(prompt)).not.toContain('steam')
  })

  it('shows one thing of the day where the app has such things', () => {
    expect(textOf('Sailing knots: a knot of the day, steps with pictures, favourites.', 'Learn')).toContain(
      '"title":"Knot of the day"',
    )
  })

  it('copies and makes passwords under these words', () => {
    const all = allOf(
      'Password generator. User can choose the length. User can tick lowercase letters. User can copy the password to the clipboard.',
    )
    expect(all).toMatch(/Lowercase letters.*Generate password|Copy to clipboard/)
    expect(all).not.toContain('"label":"Copy password"')
  })
})
