import { defineArchetype } from '../archetype.ts'

export const flatmates = defineArchetype({
  id: 'flatmates',
  // Those who live together already look for nobody.
  unless: /\b(?:shopping list|chores?|rota|cleaning (?:plan|schedule)|groceries|whose turn)\b/i,
  words:
    'flatmate 12, flatmates 12, find flatmates 20, find a flatmate 20, roommate finder 22, find roommates 20, find a roommate 20, roommate matching 22, room in a shared flat 18, spare room 10, housemates 12, co-living 14, roommate app 24, roommates 8',
  examples: `
    Find a flatmate: profile with habits and budget, rooms and people, how well we fit, chat, visit
    Roommate finder for students: swipe, compatibility, lease dates, chat
    We have a spare room, who fits to us? Smokers no, cats yes
    Looking for a room in a shared flat near campus, under 450 a month, from October
    Match people by sleeping times, tidiness and guests before they move in together
    Landlords post single rooms, tenants apply as a group and meet on a video call
    Co-living platform: profiles of housemates, house rules, private rooms, shared kitchen, visits
    I move to a new city and need somebody to share an apartment with
    Shared flat search with filters for rent, area, pets and smoking, saved rooms, messages
    Roomies app: quiz about habits, percentage of match, rooms on a map, viewings
    Post a room with photos, see who asks, invite three of them to dinner
    Women only flat shares in our town, verified profiles, rooms and requests`,
  bars: 'checkout cart',
  presets: 'warm, clean',
  icon: 'key',
  names: 'Long Table, Room for One, Good Company',
  entity: 'flat-share',
  home: 'shelf',
  screens: `
    home | For you | home
    browse | Rooms | key
    people | People | users
    map? | Map | map
    chats | Messages | chat
    saved? | Saved | heart
    calendar? | Visits | calendar
    detail | Room
    slots? | Visit | | | When do you come?
    form | Offer a room
    profile | Me | user`,
})
