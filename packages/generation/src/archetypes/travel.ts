import { defineArchetype } from '../archetype.ts'

export const travel = defineArchetype({
  id: 'travel',
  words:
    'travel 6, trip 5, trip planner 9, ski trip 9, road trip 9, group trip 9, itinerary 6, flight 4, vacation 5, tourist 5, guide 2, backpack 3, packing 4, destination 4, reise 6, voyage 6, viaje 6, viaggio 6, viagem 6, sightseeing 5, interrail 18, backpacking 14, travel diary 12, travel companion 12, travel journal 14, rail pass 12, hostel 3, city trip 9, city break 10',
  examples: `
    Plan our two weeks in the south day by day: hotels, trains, sights, budget
    Itinerary for a city break with museums, cafés and how to get from one to the other
    Road trip with stops, driving hours, campsites and what we want to see
    Diary from my year abroad with places, pictures and what I felt
    Backpackers save hostels, border crossings and tips for the next country
    Where to stay, where to eat, what to see: a guide for guests of our island
    Family holiday organiser, flights, transfers, booking numbers, who shares a room
    Bucket list of destinations, visited ones on a world map, dreams for later
    Tour operator gives its groups the daily programme, meeting points, guide's phone and documents
    Honeymoon ideas, beaches, restaurants saved on a map, our days by the sea
    Across the continent by rail with friends, night trains, beds, passes, each leg in a list
    Weekend getaways close to home, sorted by distance, season and price`,
  needs: /^(?!.*\b(?:field|school|class) trips?\b)/is,
  presets: 'editorial, natural',
  icon: 'plane',
  names: 'Far & Slow, Windowseat, Two Bags',
  entity: 'trip',
  screens: `
    home | Guide | compass
    map | Map | map
    week | Itinerary | calendar
    saved | Saved | bookmark
    detail | Trip
    form | New trip
    checklist? | Packing list | | packing`,
})
