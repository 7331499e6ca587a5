import { defineArchetype } from '../archetype.ts'

export const flatHunt = defineArchetype({
  id: 'flat-hunt',
  words:
    'apartment hunting 20, flat hunting 20, house hunting 20, apartment search 14, find a flat 12, find an apartment 12, flat viewings 10, house viewings 10, compare flats 18, compare apartments 18, flat share 10, flatshare 12, pros and cons 5, shortlist 5, moving to a new city 9',
  examples: `
    I looked at nine places this month and cannot keep apart which had the balcony and which the loud street
    Rent, square metres, floor, heating, commute, my feeling: rate each one and put two side by side
    We look for a house, viewings in a calendar with agent's number and questions to ask
    Students seeking a room, which shared households replied, who invited us
    Put photos, pros and cons from each visit, rank the favourites
    Distance from each address to work, kindergarten and mother
    Applications sent to landlords: documents, waiting, refused, offered
    Two friends choosing a place to live together, both give stars
    Checklist during a visit: damp, water pressure, noise, sunlight, phone signal, deposit
    Buying our first home, forty tours, what needs repair, asking price and our limit
    Someone to share a three room home with, find roommates who smoke not and like cats
    New in the city, searching for somewhere to live by tram line and budget, shortlist of three`,
  presets: 'editorial, natural',
  icon: 'building',
  names: 'Third Floor, Morning Sun, Key Found',
  entity: 'flat-visit',
  home: 'shelf',
  screens: `
    home | Search | home
    browse | Flats | building
    compare | Compare
    map | Map | map
    calendar | Viewings | calendar
    saved? | Shortlist | heart
    detail | Flat
    form | Add flat
    profile? | Me | user`,
})
