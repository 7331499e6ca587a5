import { defineArchetype } from '../archetype.ts'

export const mapGuide = defineArchetype({
  id: 'map-guide',
  words:
    'hidden places 30, hidden spots 28, secret spots 26, secret places 26, places in your city 24, places in my city 22, vegan restaurants 24, vegan restaurant 24, vegan places 22, guide to my town 26, guide to our town 26, town guide 24, guide to my city 26, sights 6, sights and restaurants 18, tourist app 16, tourist guide 16, visitor guide 12, water fountain 22, water fountains 22, drinking fountain 22, drinking fountains 22, drinking water 10, fountain 12, history walk 18, walking tour 14, then-and-now 14, audio walk 16, town walk 14, city walk 12, map 2, guide 2, nearby 4, hiking 5, trail 5, walk 2, city guide 6, bike sharing 5, shared bike 6, charging station 6, find nearby 5, location 2, park 2, outdoor 3, route 4, toilet 4, skate spot 14, spot sharing 12, skate spots 14, cafe finder 24, café finder 24, coffee shop finder 24, coffee shops near me 20, bar finder 22, pub finder 22, hidden gems 22, gems in town 14, things to do in 22, repair shops and pump 44, bike pumps 34, pump stations 34, bike pump stations 40, bike shops map 34, map of bike repair 40, bike repair map 40',
  examples: `
    Discover a national park and what is around it, for visitors and people from here
    Information for tourists on where to go, stay and eat
    A guide for visitors of our town with sights, walks and places to eat
    Tourist app for an island or a region: beaches, restaurants, ferries, boat trips, weather, emergency numbers
    Visitors of our valley find viewpoints, lakes, huts, places to eat and the bus back
    Where to fill my bottle: public fountains with drinking water on a map, rated and described
    Walking tour of the old town with stops, short texts, old photos and a voice, how far to the next one, in two languages
    Old photographs of our town at the very spot where they were taken
    Where is the nearest drinking fountain, bench in the shade, clean toilet
    Best places for skateboarding, with photos, surface, and new ones added by skaters
    Audio walk with stories: twelve stops, bridges, courtyards, a brewery
    Street art on a map, artist, wall, still there or painted over
    Wheelchair-friendly cafés, ramps and lifts, marked by people who use them
    Wild swimming places with water quality, parking, depth and shade
    Hidden spots in my city by locals: viewpoints, rooftop bars, secret gardens
    Playgrounds close by with slide, sandpit, fence, toilets and rating by parents
    Landmarks for tourists, opening hours, distance, saved for tomorrow
    Laptop-friendly cafés, quiet benches, public bookcases: pins others have added
    Where can I pump up a tyre or get my bike mended near here`,
  presets: 'natural, clean',
  icon: 'map',
  names: 'Milestone, Round the Corner, Waypost',
  entity: 'place',
  screens: `
    map | Map | map
    browse | Places | search
    saved | Saved | bookmark
    detail | Place
    form? | Add place
    notifications? | Alerts
    profile | Me | user`,
})
