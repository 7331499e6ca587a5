import { defineArchetype } from '../archetype.ts'

/** Walks of one's own dog, recorded and kept; those of other people's dogs are `dog-walking`. */
export const dogOutings = defineArchetype({
  id: 'dog-outings',
  words:
    'my dog walks 30, our dog walks 30, walks with my dog 30, walks with the dog 26, walk my own dog 30, dog walk tracker 26, dog walk log 28, dog walks log 26, track dog walks 26, log dog walks 28, record dog walks 28, gassi 14, walks with our dog 30, dog walk diary 28',
  examples: `
    Record the rounds with my dog, how far we went, on a map, and a photo of him
    Strava for walks with the dog, distance, minutes and the week's total
    My beagle needs two hours outside a day, did we manage that
    Who of the family has been out with the dog this morning, and for how long
    Log each walk with our terrier, weather, pee and poo, which dogs we met
    Favourite rounds with the puppy on a map, where he may run off the leash
    My husband and I take turns walking our dog, each sees when the last walk was
    Kilometres with my dog this month and a picture from every walk
    Start when we leave, stop when we are back, the track is drawn
    Sharing our morning walks with my sister, who has a spaniel too
    How many steps did the dog and I do, streak of days, best week
    Keep a diary of walks with my old labrador before she goes`,
  unless:
    /\b(?:dog ?walkers?|walking (?:business|service|company)|owners|clients|customers|book (?:a )?walks?|shelter|volunteers|search dogs?|trainers?|training|obedience|agility)\b/i,
  bars: 'checkout cart slots',
  presets: 'playful, natural',
  icon: 'paw',
  names: 'Round the Block, Off the Leash, Long Way Home',
  entity: 'dog-outing',
  home: 'focus ledger',
  screens: `
    home | Today | home
    timer | Walk | timer
    history | Walks | clock
    stats | Progress | trend
    map? | Routes | map
    detail | Walk
    form | Log walk
    people? | Friends | users
    profile? | Me | user`,
})
