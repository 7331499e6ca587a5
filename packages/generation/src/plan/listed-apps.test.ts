import { describe, expect, it } from 'vitest'
import { linesOf as all, namesOf as names, screensOf } from './short.test-helper.ts'

describe('an app as lists of apps describe it', () => {
  it('opens the screen of another computer rather than a shell', () => {
    const text = all('Control your Windows PC from a tablet over RDP, an RDP client')
    expect(text).toMatch(/Disconnect/)
    expect(text).not.toMatch(/uptime/)
  })

  it('that keeps folders the same has folders and the devices they are on', () => {
    expect(names('Keeps your folders the same on all your devices, uses Syncthing')).toEqual(
      expect.arrayContaining(['Folders', 'Devices']),
    )
  })

  it('for accounts of calendars has accounts, no customers', () => {
    const text = all('Calendar and contacts adapter for CardDAV accounts')
    expect(text).toMatch(/Add account/)
    expect(text).not.toMatch(/Pipeline|deal/)
  })

  it('for a card game counts lives first where it is said to', () => {
    expect(names('MTG helper with a life counter and my decks').slice(0, 2)).toEqual(['Life', 'Cards'])
  })

  it('for a party has one card after the other', () => {
    expect(all('Never have I ever for parties')).toMatch(/Pass[\s\S]*Next card/)
  })

  it('that speaks texts has a voice and a button for it', () => {
    const text = all('Reads any text you paste out loud, with natural voices')
    expect(text).toMatch(/^Natural voices /m)
    expect(text).toMatch(/^Speak /m)
  })

  it('that records calls lists calls', () => {
    expect(all('Call recorder with a list of recorded calls')).toMatch(/Received, today/)
  })

  it('filters by the kinds it names', () => {
    expect(all('Ferry and metro departures around you')).toMatch(/"title":"Ferry"[\s\S]*"title":"Metro"/)
  })

  it('says where it is for in its settings, and writes places with a capital', () => {
    const text = all('Petrol prices for Portugal, with a list of stations')
    expect(text).not.toMatch(/"Portugals"/)
    expect(all('Metro map of Vienna')).not.toMatch(/of vienna/)
  })

  it('plays chess against somebody and lays out cards for solitaire', () => {
    expect(all('Chess for two on one phone')).not.toMatch(/Daily challenge/)
    expect(all('Klondike solitaire')).toMatch(/Cards left/)
  })

  it('that nudges has nudges, whatever the verb', () => {
    const text = all('Reminds you to rest your eyes and stand up while coding')
    expect(text).toMatch(/New reminder/)
    expect(text).not.toMatch(/Add remind\b|^Coding /m)
  })

  it('for a service nobody knows is called by its name, and holds nothing made of the word "unofficial"', () => {
    const text = all('Unofficial app for the Open Hive platform')
    expect(text).toMatch(/^Open Hive /m)
    expect(text).not.toMatch(/Unofficials?\b/)
  })

  it('that sends requests shows the answer, and several APIs are APIs', () => {
    const text = all('HTTP client to try out APIs')
    expect(text).toMatch(/Send request[^]*Response/)
    expect(text).not.toMatch(/apises/i)
  })

  it('for a conference begins with its schedule', () => {
    expect(names('Talks, speakers and rooms of DevFest Bremen')[0]).toBe('Schedule')
  })

  it('sets the sound on a screen without a cross to close it', () => {
    const [front] = screensOf('Bass boost and volume booster for headphones')
    expect(JSON.stringify(front?.components)).toMatch(/60 Hz/)
    expect(JSON.stringify(front?.components[0])).not.toMatch(/Close/)
  })

  it('plays keys rather than lessons, and shows the words of songs', () => {
    expect(all('A virtual piano with recorder')).toMatch(/C♯/)
    expect(all('Finds song lyrics and shows them in time')).toMatch(/Next line/)
  })

  it('keeps the capitals of names', () => {
    expect(all('A score keeper for Doppelkopf evenings')).toMatch(/Score keeper for Doppelkopf evenings/)
  })

  it('has the clock of what it times', () => {
    expect(all('Lullabies for babies with a sleep timer')).not.toMatch(/Round 2 of 4/)
    expect(all('Stopwatch with laps')).toMatch(/"label":"Lap"|^Lap /m)
    expect(names('Stopwatch')).toContain('Laps')
    expect(all('Pomodoro clock for students')).toMatch(/Round 2 of 4/)
  })

  it('asks about a picture with the picture, and with names to choose from', () => {
    const text = all('Guess the movie from a screenshot')
    expect(text).toMatch(/Which one is this from/)
    expect(text).not.toMatch(/^19\d\d /m)
  })

  it('averages the grades of somebody who studies', () => {
    expect(all('CGPA app for university students')).toMatch(/Credits/)
    expect(names('CGPA app for university students')).toContain('Courses')
  })

  it('shows channels of television, files of one’s own, poses and tags as what they are', () => {
    expect(all('IPTV app for m3u lists')).toMatch(/Channels/)
    expect(all('A yoga app with routines')).not.toMatch(/Back squat/)
    expect(all('Music tag editor (ID3)')).toMatch(/Track number/)
    expect(all('Search GIFs and share them')).not.toMatch(/Add gif/i)
  })

  it('is not about what it was made with', () => {
    expect(names('Simple shopping list with swipe to delete, built using Kotlin and Room')).not.toContain(
      'Builts',
    )
    expect(all('Recipes manager written in Dart and Firebase')).not.toMatch(/built|firebase|dart/i)
  })

  it('brings no apps beside the weather because of a widget, and no computers beside a remote', () => {
    expect(names('Weather app with a home screen widget')).not.toContain('Apps')
    expect(names('Kodi remote for the computer in the living room')).not.toContain('Computers')
  })

  it('makes codes first where it only makes them', () => {
    expect(names('Create QR codes for links and contacts')[0]).toBe('Create')
    expect(names('Scan and create QR codes')[0]).toBe('Scan')
  })

  it('shows where people are, who share it', () => {
    expect(names('Location sharing for families on their own server')).toEqual(
      expect.arrayContaining(['Map', 'People']),
    )
  })

  it('previews the file that is open, and plays a recording without a record', () => {
    expect(all('Markdown editor with live preview')).toMatch(/• bread/)
    expect(all('Voice memos with transcription')).not.toMatch(/vinyl|"keyword":"music"/)
  })

  it('of one word shows that word as no part of itself', () => {
    expect(all('Solitaire')).not.toMatch(/^Solitaire \{"icon/m)
  })
})
