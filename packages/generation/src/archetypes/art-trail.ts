import { defineArchetype } from '../archetype.ts'

/** Doors that are open on one weekend: studios, gardens, courtyards, farms; visitors plan their round. */
export const artTrail = defineArchetype({
  id: 'art-trail',
  words:
    'open studio 34, open studios 36, studio weekend 34, studio trail 36, art trail 38, art walk 34, open gardens 36, open garden day 36, garden open day 34, open courtyards 34, open days of farms 30, open doors day 34, open house day 32, doors open day 36, monument day 30, night of museums 34, museum night 34, advent windows 36, street of studios 30, gallery weekend 34',
  examples: `
    Open studios in our quarter: map of the artists, what each makes, when they are open, plan my round
    Garden open day: thirty private gardens, tea and cake where, which are fit for wheelchairs, walking route
    Long night of museums, buses between the houses, programme by hour, favourites
    Advent windows in the village, one a day, map, who invites, mulled wine
    Farm open weekend, families see where there are animals, parking, times, a route by bike
    Courtyard flea market day, addresses on a map, what is sold, mark those I want to see
    Art walk through shop windows with pictures and the artists' websites
    Doors open day of old houses, guided tours, how many may enter, book a place
    Potters' trail in the valley, workshops, demonstrations, distance between stops
    Visitors of our cultural night choose places, see what is on there and go from one to the next
    Yard sale Saturday of the whole street with a map
    Route of nativity scenes, opening hours, stamps for children`,
  unless:
    /\b(?:street art|murals?|graffiti|real estate|property|agents?|buyers|viewings?|yoga|dance studio|recording studio|photo studio)\b/i,
  bars: 'cart checkout form deed',
  presets: 'editorial, playful',
  icon: 'palette',
  names:
    'Doors Open (doors house), Next Studio (studio studios artists), Garden Gate (garden gardens), Round Trip',
  entity: 'open-door',
  keepsThing: true,
  home: 'shelf',
  screens: `
    home | Discover | home
    map | Map | map | | | | map, on a map
    browse | Places | list | | | | artists, studios, gardens, houses, places, what they make, list
    saved | My round | heart | | | | favourites, mark, marked, route, make a route, plan my round, where I want to go
    week | Programme | calendar
    detail | Place
    profile? | Me | user`,
})
