import { defineArchetype } from '../archetype.ts'

export const travelDiary = defineArchetype({
  id: 'travel-diary',
  words:
    'travel diary 26, travel journal 26, travel log 22, travel memories 20, trip diary 24, trip journal 24, holiday diary 22, travel scrapbook 22, vacation diary 22, trip memories 18, countries visited 12, visited countries 14',
  examples: `
    Records by itself where a visitor has been and shows it as a map to share at the end of the trip
    Diary of my travels with a page a day, photos, the map of where I was and a book at the end
    Write down each day abroad: where we slept, what we ate, whom we met, pictures
    My year around the world as a journal, countries I have been to coloured on a map
    Keep memories of our trips, day by day, with photos and a line, print it as a book
    Cyclist on a long tour writes every evening: kilometres, place, photo, mood
    Parents back home follow my journey, I post a day with pictures and they comment
    Scrapbook of holidays with tickets, snapshots and little stories, by country
    Which countries and cities have I visited, when, with whom, best photo of each
    Interrail notebook: stations, people, weather, three pictures a day
    Old and new journeys in one place, on a globe, with what I wrote then
    Sailing log of our family for the heart: harbours, days, children's drawings, photos
    Travel memories offline, entries with location by themselves, later a printed album`,
  presets: 'editorial, warm',
  icon: 'book',
  names: 'Day Six, Far & Written, Postmarks',
  entity: 'travel-day',
  bars: 'checkout cart slots',
  home: 'shelf',
  screens: `
    home | Diary | home
    map | Map | map
    browse | Days | book
    form | Write a day | plus
    detail | Day
    saved | Favourites | heart
    calendar? | Calendar | calendar
    profile? | Me | user`,
})
