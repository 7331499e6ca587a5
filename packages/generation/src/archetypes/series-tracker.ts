import { defineArchetype } from '../archetype.ts'

/** Shows one follows episode by episode; where one watches them is `streaming`. */
export const seriesTracker = defineArchetype({
  id: 'series-tracker',
  words:
    'tv series 14, entertainment tracker 26, media tracker 22, series tracker 24, tv show tracker 24, tv tracker 20, episode tracker 24, next episode 16, episodes watched 18, watched episodes 16, shows i watch 18, shows i follow 16, season and episode 18, anime list 18, anime 9, binge 6',
  examples: `
    Where was I in that crime show? Season three, episode five, and a new one comes on Friday
    Tick each episode as seen, per season a bar that fills, and tell me when the next season is out
    I follow nine series at once and forget which service each is on
    Anime list with episodes watched, on hold, dropped and a score
    Calendar of the days when new episodes of my shows appear
    Track what my partner and I watch together so that nobody goes on alone
    Seen, watching, given up: shows with a star rating and a line about why
    How many hours of television did I see this year, by series and month
    My shows: current season, last episode I watched, where it is streamed, release date of the next
    Mark a whole season as watched, comments without spoilers, friends' progress
    Soaps and sitcoms my mother follows, with channel and time tonight
    User can add a TV show, mark episodes as watched, rate it and get notified of new seasons`,
  bars: 'video player',
  presets: 'dark-pro, bold',
  icon: 'video',
  names: 'Season Three, One More Episode, Cliffhanger',
  entity: 'followed-show',
  home: 'shelf focus',
  screens: `
    home | Watching | home
    browse | Shows | list
    calendar | Coming | calendar
    history? | Seen | clock
    stats | Numbers | chart
    people? | Friends | users
    detail | Show
    form | Add show
    notifications? | New episodes
    profile? | Me | user`,
})
