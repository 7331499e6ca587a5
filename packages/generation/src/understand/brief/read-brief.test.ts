import { describe, expect, it } from 'vitest'
import { readBrief } from './read-brief.ts'

const kiln =
  'We are a design studio working for Lohmann Ceramics, a pottery school in Kiel. Target group: adults between 30 and 60. Participants: Home, My courses, Glaze lab (recipes, test tiles) and Contact. Potters have their own area with Kiln plan and Stock. Look: off-white with cobalt, big type, no shadows. No chat, no online payment, no photos from the workshop. Languages are for later.'

describe('a brief of an agency', () => {
  it('says whom the app is for, and what the client is called', () => {
    expect(readBrief(kiln)).toMatchObject({
      name: 'Lohmann Ceramics',
      text: expect.stringMatching(/^An app for a pottery school\./),
    })
    expect(readBrief('Client: Haus Lind, three guest houses. Screens: Rooms, Book a room.')?.text).toMatch(
      /^An app for guest houses of Haus Lind\./,
    )
    expect(
      readBrief('Project: "Kompass", a field guide app for young foresters. Please no quiz.')?.name,
    ).toBe('Kompass')
  })

  it('lists screens for the app and for those with a part of their own, with what is told of each', () => {
    const brief = readBrief(kiln)
    expect(brief?.main?.screens.map(({ name }) => name)).toEqual([
      'Home',
      'My courses',
      'Glaze lab',
      'Contact',
    ])
    expect(brief?.main?.screens[2]?.told).toBe('recipes, test tiles')
    expect(brief?.others.map(({ who, screens }) => [who, screens.map(({ name }) => name)])).toEqual([
      ['potters', ['Kiln plan', 'Stock']],
    ])
  })

  it('tells of a screen in a sentence of its own', () => {
    const { main } =
      readBrief(
        'Briefing: app for Kellerkino, a small cinema. Three tabs at the bottom: Tonight, Programme, You. Tonight: the film of the day and the bar menu. You has tickets and saved films.',
      ) ?? {}
    expect(main?.screens.map(({ told }) => told)).toEqual([
      'the film of the day and the bar menu',
      '',
      'tickets and saved films',
    ])
  })

  it('takes a list of features for no list of screens, unless it names one of any app', () => {
    const features = 'Features: Stock overview, Kitchen mode (large buttons), Quick scanning. No ads.'
    expect(readBrief(features)?.main).toBeUndefined()
    const screens = readBrief('Features: Home (next tours), Tours, Bonus card (a stamp per tour). No ads.')
    expect(screens?.main?.screens.map(({ name }) => name)).toEqual(['Home', 'Tours', 'Bonus card'])
  })

  it('refuses what it does not want, as far as that is said of all of it', () => {
    expect(readBrief(kiln)?.unwanted).toEqual(['chat', 'online payment'])
    expect(readBrief(kiln)?.text).not.toMatch(/chat|payment|cobalt|Languages|between 30/)
    expect(
      readBrief('A guide to ponds. What we do not want: a magazine, coupons, or push messages.')?.unwanted,
    ).toEqual(['magazine', 'coupons', 'push messages'])
    expect(readBrief('A guide to ponds. It should not contain a forum or time recording.')?.unwanted).toEqual(
      ['forum', 'time recording'],
    )
  })

  it('reads screens that are told a sentence each, in phases, and for those who run a place', () => {
    const told = readBrief(
      'Client: Gärtnerei Moos, two nurseries. Start: what blooms this week. Plant doctor: send a photo, get an answer. Loyalty card: a leaf per visit. Greenhouse team: Orders today, Watering plan. Leave out: a blog, sharing of photos.',
    )
    expect(told?.main?.screens.map(({ name }) => name)).toEqual(['Start', 'Plant doctor', 'Loyalty card'])
    expect(told?.others).toMatchObject([{ who: 'greenhouse team' }])
    expect(told?.unwanted).toEqual(['blog', 'sharing'])
    expect(
      readBrief(
        'For a camping site with two beaches: guest app. Before arrival: Check-in, Wishes (shade, power). During the stay: Bread order, Bikes.',
      )?.main?.screens.map(({ name }) => name),
    ).toEqual(['Check-in', 'Wishes', 'Bread order', 'Bikes'])
  })

  it('keeps what is said of those who are no people as their part', () => {
    expect(
      readBrief(
        'We are pitching to a honey association. For visitors: a map of the apiaries and tastings. For apiaries: edit own profile, scan stamps.',
      )?.others,
    ).toMatchObject([{ who: 'apiaries', doings: 'edit own profile, scan stamps' }])
  })
})

it.each([
  'An app for a bakery with a catalogue of breads, pre-orders and opening hours.',
  'A habit tracker. No more paper lists.',
  'A recipe app with tabs: Home, Search, Saved, Profile',
])('a description that is no brief is left as it is: %s', (text) => {
  expect(readBrief(text)).toBeUndefined()
})
