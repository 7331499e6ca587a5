import { defineArchetype } from '../archetype.ts'

export const dogWalking = defineArchetype({
  id: 'dog-walking',
  words:
    'dog walking 20, dog walkers 18, dog walker 18, pet sitting 12, walks 3, walkers 5, cat sitting 18, dog daycare 16, walks my dog 24, walk my dog 18, owners request walks 30, request walks 22, walkers accept 26',
  examples: `
    I work all day, someone kind from the neighbourhood should take my labrador out at noon
    Walkers post the route, a photo and whether he did his business, owners see it live
    Book a stroll for two beagles, thirty or sixty minutes, tip afterwards
    Students earn pocket money by taking pets out, with profile, price per round and reviews from owners
    Pack walks in the woods: who is in the van, which leash, who pulls, who must not meet whom
    Shelter volunteers sign up to take a dog out for an hour, note how it behaved
    My walking business has fifteen clients: keys, pick-up order, GPS track, invoices at month end
    Need somebody to take the puppy round the block every two hours this week
    Daily update from the dog daycare: pooped, played, ate, pictures
    Neighbours help neighbours: who walks Bruno on Friday, rota with times and treats
    Find a trusted person near me for long walks with my husky, chat first, meet and greet
    GPS of each walk with distance, pee stops, water breaks, and the message home safely`,
  // Who walks without an animal goes for a hike.
  unless:
    /^(?!.*\b(?:dogs?|pupp(?:y|ies)|pets?|hounds?|leash\w*|paws?|labrador\w*|beagles?|terriers?|husk(?:y|ies)|cats?)\b).*\b(?:huts?|hik\w+|mountains?|trails?|summits?|rucksacks?)\b/is,
  presets: 'playful, natural',
  icon: 'paw',
  names: 'Muddy Paws, Round the Block, Good Boy',
  entity: 'pet-walk',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Walks | paw
    people! | Walkers | users
    map | Route | map
    chats | Messages | chat
    detail | Walk
    form | Post walk
    slots? | Book
    feed! | Photos | image | walk-photo
    checkout? | Tip
    profile? | Me | user`,
})
