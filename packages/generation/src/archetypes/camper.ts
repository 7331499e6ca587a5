import { defineArchetype } from '../archetype.ts'

export const camper = defineArchetype({
  id: 'camper',
  words:
    'camping sites 30, camp sites 30, campsite 16, campgrounds 20, campground 16, campsites near 32, campgrounds near 32, find campsites 30, camping spots 26, camping places 22, wild camping 22, campsites 16, camper van 26, campervan 26, camper 14, motorhome 24, van life 26, vanlife 26, caravan 16, rv trip 22, rv park 18, overnight spots 24, sleep spots 18',
  examples: `
    Find campsites nearby with photos, prices and reviews, pitches for tents and caravans
    Where can we park our camper van for the night, free and quiet
    Fresh water, gas and grey tank levels plus battery of the house on wheels, nights left off grid
    We live in a converted bus and note each place we slept with stars and cost, overnight spots for our van
    Pitches with dump station, power hook-up and max length, price per night and stars
    Packing and departure list: wedge, step in, roof hatch closed, fridge on gas, gas and water checked
    Travel diary of our trailer tour with nights, kilometres and photos, spots with price per night
    Community of vanlifers shares nice places by lakes, signal strength and whether police come knocking, overnight spots with stars
    Wild places and farm stays for rooftop tents, reachable without four-wheel drive, quiet nights on the road
    Motorhome owners need low bridges, weight limits and campgrounds with sewer
    Winter nights with the diesel heater, how many days does the solar last? Gas and water left in the van
    Parents with a folding caravan want child friendly sites near the sea for the night
    Tell other travellers a spot is level, loud, has showers, and what it costs, overnight parking for a van`,
  unless:
    /\bcampsite app\b|\b(?:renovat|rebuild|convert|fit(?:ting)? out)\w*\b|\b(?:manage|run|own) (?:a|the|our|my) (?:campsite|caravan park|camping ground)\b|\bguests\b|\b(?:hosts?|owners?) (?:list|offer|rent|post|add)|\b(?:van|camper|motorhome|caravan) (?:rental|hire)|\brent (?:out )?(?:an? |the |our |my )?(?:camper|motorhome|caravan|van)|\bprivate (?:campsites?|land|pitches)/i,
  presets: 'natural, editorial',
  icon: 'camp',
  names: 'Slow Van, Pitch Nine, Level Ground',
  entity: 'overnight-spot',
  home: 'shelf',
  screens: `
    map | Map | map
    home | Van | home
    browse | Spots | camp
    history | Nights | moon
    checklist? | Packing | check | packing
    saved? | Saved | heart
    detail | Spot
    form | Log night
    settings? | Settings | settings`,
})
