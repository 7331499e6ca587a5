import { defineArchetype } from '../archetype.ts'

export const liveLocation = defineArchetype({
  id: 'live-location',
  words:
    'live location 26, share your location 26, share your live location 34, share my location 28, location sharing 30, location sharing app 32, where my family is 26, where your friends are 24, where your family is 26, family locator 30, find my friends 30, track family members 26, real-time location of 22, meet up on a map 20, where my kids are 28, where are my kids 26, my kids are 14, share location with friends 34, location with friends 28, share location with 24',
  examples: `
    Share my position with friends for an hour, then it stops by itself
    See the family on a map, who is home, who is on the way
    Live location by a link, no account needed
    Find my friends on the festival ground
    Location sharing through my own server, encrypted
    Tell my partner when I leave work and when I arrive
    Groups who see each other on the map during a hike
    Where are the children, battery of their phones, places they reached
    Send where I am to somebody who waits for me
    Pause sharing, choose who sees me and how exactly
    History of where we have been today, kept on the device
    Meet at a point everybody can reach in the same time`,
  unless:
    /\b(?:you|i|we)(?:['’]ve| have)? (?:done|been|visited|walked|seen|hiked)\b|\b(?:fake|mock|lost phone|emergency|buses|bus|drivers?|couriers?|deliver\w*|parcels?|ride)\b/i,
  bars: 'cart checkout camera',
  presets: 'clean, calm',
  icon: 'pin',
  names: 'Within Sight, On the Way, Here We Are',
  entity: 'located-friend',
  screens: `
    map | Map | map
    browse | People | users
    history | Today | clock
    detail | Person
    form | Share location
    settings | Settings | settings`,
})
