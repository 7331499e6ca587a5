import { defineArchetype } from '../archetype.ts'

/** Guests wish songs from whoever plays tonight. */
export const songRequests = defineArchetype({
  id: 'song-requests',
  words:
    'song requests by guests 60, song requests from guests 60, song request app 60, song requests with tips 60, request songs from the dj 60, dj requests 54, piano bar 54, dueling pianos 54, live music requests 54, jukebox app 44, bar jukebox 44, tip the pianist 54, audience requests 50, request a song from the band 54',
  examples: `
    Guests wish a song from their phone and add a tip, the pianist sees the list
    DJ gets requests by QR code, votes push them up, no more shouting at the booth
    Cover band shows its repertoire, the crowd picks what comes next
    Wish list of the evening with how much each song is worth
    Wedding DJ blocks songs the couple hates
    Jukebox of a pub, everybody votes for the next track
    What was asked for most, and what I cannot play yet
    Tips by card straight to the musician, dedication with a name
    Street piano: choose from forty songs, leave a coin
    Request is declined with a friendly line
    Duelling pianos: pay more to stop a song
    Karaoke-free bar with live player and wishes`,
  unless: /\b(?:radio station|church|choir|wedding planner|karaoke)\b/i,
  bars: 'cart map slots',
  presets: 'dark-pro, warm',
  icon: 'music',
  names: 'Play It Again, Coin in the Glass, Next Song',
  entity: 'wished-song',
  home: 'focus shelf',
  screens: `
    home | Tonight | home
    browse | Requests | list
    browse | Songs | music | playable-song | | | songs, repertoire, song list, library
    form | Wish a song | plus
    leaderboard? | Votes | trophy
    stats? | Tips | wallet
    history? | Played | clock
    detail | Request
    settings | Settings | settings`,
})
