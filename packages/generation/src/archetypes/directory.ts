import { defineArchetype } from '../archetype.ts'

export const directory = defineArchetype({
  id: 'directory',
  words:
    'dog park finder 34, dog parks 28, directory 7, finder 4, find a 3, list of 2, search for 2, compare 3, reviews 3, review 3, database 2, near me 4, local business 6, service provider 6, handyman 6, contractor 4',
  examples: `
    Which swimming lakes around here are clean, with parking, toilets and what others say
    Wheelchair friendly cafés and museums, with ratings for doors, ramps and toilets
    Search therapists by speciality, insurance and free places, save the ones I like
    All the makers of handmade pottery in the region, with address, opening hours and map
    Breweries and their taprooms, sorted by distance, opinions of visitors, photos
    Find a lawyer who speaks Turkish, filter by field, fees and district
    Playgrounds nearby, with swings, shade, fence, age and stars given by parents
    Summer camps compared by price, age group, dates and reviews
    Public toilets and drinking fountains, open now, free or paid, how clean
    Vegan shops and market stalls in town, listed by category, with comments
    List of retreat houses with silence, rooms, food and what guests thought
    Locate repair cafés and tool libraries, when they open, what they mend
    Guide to drum teachers, rehearsal spaces and instrument makers, with profile pages and contact button
    Database of grants and prizes for artists, filter by country and deadline, bookmark
    Rate the climbing gyms of the country, walls, grading, café, day ticket price
    Local businesses and craftsmen of our village, opening hours, phone number, directions and pictures of their work
    Small shops and trades in the valley, by village and trade, with website and how to get there
    Suppliers of organic fabric: who sells what, minimum order, certificates, recommendations by other tailors`,
  presets: 'clean, natural, editorial, warm',
  icon: 'search',
  names: 'Good Company, Rounduplist, Wayfound',
  entity: 'subject',
  isWide: true,
  screens: `
    home | Discover | home
    browse | Search | search
    saved | Saved | heart
    detail | Details
    map? | Map | map
    form? | Write review | | place-review
    profile | Me | user`,
})
