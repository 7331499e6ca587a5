import { defineArchetype } from '../archetype.ts'

export const travel = defineArchetype({
  id: 'travel',
  words:
    'travel 6, trip 5, trip planner 9, ski trip 9, road trip 9, group trip 9, itinerary 6, flight 4, vacation 5, tourist 5, guide 2, backpack 3, packing 4, destination 4, reise 6, voyage 6, viaje 6, viaggio 6, viagem 6, sightseeing 5, interrail 18, backpacking 14, travel diary 12, travel companion 12, travel journal 14, rail pass 12, hostel 3, city trip 9, city break 10, cruise 12, cruises 12',
  examples: `
    Plan our two weeks' holiday in the south day by day: hotels, trains, sights, budget
    Itinerary for a city break with museums, sights, cafés, day by day on the map
    Road trip itinerary with stops, driving hours, hotels and sights we want to see
    Diary from my year travelling abroad with places, pictures and what I felt
    Backpackers save hostels, border crossings, places to see and tips for the next country
    Where to stay, where to eat, which sights and beaches to see: a guide for tourists on our island
    Family holiday organiser, flights, hotel booking numbers, day plan, packing, who shares a room
    Bucket list of destinations, countries visited on a world map, places to travel to later
    Tour operator gives its tourists the itinerary day by day, hotels, meeting points, guide's phone
    Honeymoon trip ideas, beaches, hotels, restaurants saved on a map, our days by the sea
    Across the continent by rail with friends, itinerary of night trains, hostels, each leg of the trip
    Weekend trips close to home, destinations sorted by distance, sights, hotel price`,
  needs: /^(?!.*\b(?:field|school|class) trips?\b)/is,
  presets: 'editorial, natural',
  icon: 'plane',
  names: 'Far & Slow, Windowseat, Two Bags',
  entity: 'trip',
  screens: `
    home | Guide | compass
    map | Map | map
    week | Itinerary | calendar | trip-stage
    saved | Saved | bookmark
    detail | Trip
    form | New trip
    checklist? | Packing list | | packing`,
})
