import { defineArchetype } from '../archetype.ts'

/** Music of one evening planned with those who celebrate: what is played, what is never played, and when. */
export const djEvening = defineArchetype({
  id: 'dj-evening',
  words:
    'wedding dj 20, dj for weddings 70, must-play 50, must play songs 60, must-play songs 60, do-not-play 60, do not play list 60, do-not-play list 60, dj planner 60, dj planning 60, dj timeline 50, first dance 8, party dj 14, mobile dj 20, wedding band 40, event dj 12, dj bookings 12',
  examples: `
    DJ for weddings: the couple fills in what they love, what they hate, entrance and first dance
    Timeline of the evening with music for dinner, cake, dancing and the last song
    Never play these: list of the couple, hidden from guests
    Guests send wishes before the party, the couple says yes or no
    Band and couple agree on the set list, speeches and breaks
    My gigs by date with hall, contact, power and contract
    Questions I ask each couple, answered online
    Songs for father and daughter, bouquet and last waltz
    Prepare crates per part of the night
    Silver wedding with music of 2001, must-play list of twenty
    Which songs were played, sent to them afterwards
    Prom night committee chooses songs with the DJ`,
  unless:
    /^(?!.*\b(?:djs?|disc jockeys?|music|songs?|playlists?|tracks|gigs?|sound)\b)|\b(?:mixing|turntables?|beats?|mixer|radio|learn to dj|scratch)\b/is,
  bars: 'cart map leaderboard',
  presets: 'dark-pro, editorial',
  icon: 'music',
  names: 'Last Waltz, First Dance, Until Three',
  entity: 'evening-song',
  home: 'focus shelf',
  screens: `
    home | Evening | home
    browse | Songs | music | | | | songs, must-play, must-play songs, do-not-play, do-not-play songs, must play, first dance, playlist
    checklist | Timeline | clock | evening-part | | | timeline, timeline of the evening, programme, running order, schedule
    browse! | Requests | heart | guest-song-wish | | | requests, guest requests, wishes, guests can send requests, send requests
    browse! | Gigs | calendar | gig | | | gigs, bookings, weddings, dates
    detail | Song
    form | Add song
    form! | Send request | | guest-song-wish | | | request, requests, send requests, wish
    people? | Couples | users
    settings? | Settings | settings`,
})
