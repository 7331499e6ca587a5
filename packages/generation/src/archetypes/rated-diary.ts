import { defineArchetype } from '../archetype.ts'

/** What one has tried, seen or worn, kept as a diary with stars and read by those with the same taste. */
export const ratedDiary = defineArchetype({
  id: 'rated-diary',
  words:
    'beer diary 34, beers i drank 34, favorite beers 30, favourite beers 30, beer i drank 34, rate and review 8, log every 10, log each 8, taste diary 20, tasting diary 20, want to try 14, people whose taste 24, taste you trust 26, follow reviewers 20, rated diary 24, ratings diary 22',
  examples: `
    Which beer was that last week? Save it with photo, degree, rating, price in the bar and tags
    Beers I drank with stars and where, so that I find the good one again
    Log everything I try with stars and a few words, and follow people with a taste like mine
    A diary of the cheeses I ate, rated, with a list of those I still want
    Write reviews of every play I saw, keep lists, see what my friends gave it
    Hot sauce lovers rate heat and flavour, write a review and follow others
    Diary of perfumes worn, with how long they lasted and what they smelled like
    Rate each pinball table you played, lists of favourites, reviews of others
    Stationery fans log every ink and pen, with a swatch and stars
    Keep what I tasted, want to taste and loved, with a year in review
    Community of instant noodle eaters: log, rate, list, comment
    Albums rated by half stars, lists with friends, the most loved of the week
    A log of roller coasters ridden with ratings and a wishlist
    Chocolate bars tasted with cocoa, origin and notes, reviews by people I trust`,
  presets: 'dark-pro, editorial',
  icon: 'star',
  names: 'Four and a Half, Second Note, Worth Another',
  entity: 'subject',
  isWide: true,
  bars: 'cart checkout slots',
  screens: `
    feed | Following | home
    browse | Discover | search
    history | Diary | book
    saved | Want to try | bookmark
    detail | Details
    form | Log and rate
    people? | People | users
    profile | Me | user`,
})
