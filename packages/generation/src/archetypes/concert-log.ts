import { defineArchetype } from '../archetype.ts'

/** Concerts one has heard and will hear; those who play them have `band`. */
export const concertLog = defineArchetype({
  id: 'concert-log',
  words:
    'concert diary 26, concert log 26, concerts i have been 24, gigs i have been 24, gigs i went 20, concert tracker 24, bands i have seen 22, bands seen live 22, concert memories 20, festivals i have been 18, live shows 8, concertgoer 16, attended concerts 20',
  examples: `
    Every gig I have been to, with date, hall, friends who came and the ticket stub
    Diary of live music I heard: band, venue, date, who came along, stars
    Concerts I went to and want to go to, with setlists, photos and rating
    Which bands have I seen live and how often, from my first festival to last night
    Save the setlist, a blurry photo and what made that evening special
    Tickets bought for next year, door time, seat, who owes me for theirs
    Opera and symphony evenings: conductor, cast, row, stars, notes in the interval
    Map of venues where I heard music, with counts
    Tell me when somebody I follow plays within fifty kilometres
    Anniversaries of shows, ten years ago today you heard them in the rain
    Add a concert with support acts, rating, price and companions; statistics by year
    Jazz clubs and small halls I like, next dates, best nights
    Festival weekend: which sets did I catch, which did I miss
    My daughter and I collect concerts like others collect stamps`,
  presets: 'dark-pro, bold',
  icon: 'ticket',
  names: 'Encore, Row Nine, Support Act',
  entity: 'heard-concert',
  home: 'shelf focus',
  screens: `
    home | Home | home
    browse | Concerts | music
    browse | Coming | ticket | coming-concert
    stats | Numbers | chart
    map? | Map | map
    people? | Friends | users
    detail | Concert
    form | Add concert
    notifications? | New dates
    profile | Me | user`,
})
