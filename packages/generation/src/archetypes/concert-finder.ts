import { defineArchetype } from '../archetype.ts'

export const concertFinder = defineArchetype({
  id: 'concert-finder',
  words:
    'concerts near you 28, upcoming concerts 26, concerts nearby 26, concert finder 28, find concerts 24, gigs near 24, live music near 24, tour dates 14, artists you listen to 20, songkick 24, bandsintown 24, concert calendar 24, concert alerts 26, events of your favourite artists 24, theatre plays near me 30, plays with subtitles 40, shows with subtitles 40, sign interpreter 40, signed performances 44, captioned performances 44',
  examples: `
    I am deaf: which plays and shows have subtitles or somebody who signs, when and where
    Concerts near me of the artists I listen to
    Tell me when a band I follow comes to town and tickets go on sale
    Live music tonight in my city, by genre and venue
    Tour dates of my favourite bands with venue, date and ticket link
    Which gigs are this weekend, map of clubs and halls
    Festivals this summer and who plays on which day
    Follow artists and venues, get an alert for new dates
    Concert calendar with reminders and friends who go
    Scan my music library and show upcoming shows
    Jazz in small clubs, free entry or cheap
    Open air concerts of the region with programme and doors
    Tickets from several sellers compared for one show`,
  unless: /\b(?:our band|my band|our gigs|we play|choir|orchestra members|i have been|diary|log)\b/i,
  bars: 'form deed people stats wallet player',
  presets: 'dark-pro, bold',
  icon: 'ticket',
  names: 'Front Row, Doors at Seven, In Town',
  entity: 'coming-concert',
  screens: `
    home | Soon | home
    browse | Concerts | ticket
    calendar? | Calendar | calendar
    map? | Map | map
    saved | Interested | heart
    notifications | Alerts | bell
    detail | Concert
    profile? | Me | user`,
})
