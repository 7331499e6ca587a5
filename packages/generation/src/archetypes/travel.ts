import { defineArchetype } from '../archetype.ts'

export const travel = defineArchetype({
  id: 'travel',
  words:
    'travel 6, trip 5, trip planner 9, ski trip 9, road trip 9, group trip 9, itinerary 6, flight 4, vacation 5, tourist 5, guide 2, backpack 3, packing 4, destination 4, reise 6, voyage 6, viaje 6, viaggio 6, viagem 6, sightseeing 5, interrail 18, backpacking 14, travel diary 12, travel companion 12, travel journal 14, rail pass 12, hostel 3, city trip 9, city break 10',
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
