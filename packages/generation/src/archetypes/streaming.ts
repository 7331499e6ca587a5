import { defineArchetype } from '../archetype.ts'

export const streaming = defineArchetype({
  id: 'streaming',
  words:
    'netflix 18, netflix clone 20, youtube 16, youtube client 20, video streaming 16, streaming service 16, streaming platform 16, twitch 16, tiktok 14, short videos 12, movie rows 14, trailers 8, video platform 14, webinars 8, live streams 10, tv guide 16, channels 4, iptv 16, watch videos 10, video player 12, stream movies 22, video on demand 26, on demand 8, watch films online 24, watch movies online 24, movie streaming 26, watch tv shows 20',
  examples: `
    Nature and travel documentaries by independent filmmakers: trailers, watchlist, continue watching, monthly subscription
    Our small cinema streams short films at home: categories, trailer, my list, subscription
    Watch films and series, continue where I stopped, trailers and rows by genre
    Which episode am I at in every series, and when does the next season start
    Short vertical videos, swipe up for the next, like and follow creators' channels
    Our church streams its sermons as video and people watch live or later
    What's on TV tonight, channel by channel, with a reminder before it starts
    Anime list with episodes seen, planned, dropped and my score
    Documentary video platform: films with posters, trailers, cast, my list, watch later
    Live gaming channels with viewers, chat next to the picture, follow a streamer
    Video library for a fitness teacher: series, episodes, watch on the big screen, subscribe
    Remember which episode of which series I stopped at on different services and what to watch next
    Upload videos to my own channel, subscribers watch, playlists, likes and comments
    Kids' cartoons and series only from an approved catalogue, with watch profiles for each child`,
  needs:
    /^(?!.*\b(?:trailers? (?:rental|hire|booking|park|licen[cs]e)|(?:car|boat|horse|bike|cargo|utility|rent(?: an?)?|hire(?: an?)?|book(?: an?)?|pick(?: an?)?) trailers?))/is,
  presets: 'dark-pro, bold',
  icon: 'video',
  names: 'Late Show, Next Episode, Row F',
  entity: 'stream-title',
  home: 'shelf',
  screens: `
    home | Home | home
    browse | Search | search
    saved | My list | bookmark
    browse! | Playlists | list | video-playlist | | | playlists, playlist, video playlists
    video | Watch
    detail | Title
    calendar? | Guide | calendar
    form? | Add to list
    notifications? | Alerts | bell
    stats? | Numbers | chart
    profile | Profile | user`,
})
