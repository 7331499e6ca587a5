import { defineArchetype } from '../archetype.ts'

export const community = defineArchetype({
  id: 'community',
  words:
    'village 7, neighbourhood 4, neighborhood 4, community app 7, municipality 8, city hall 7, town hall 6, council 6, residents 6, tenants 4, local news 7, citizen 7, parish 7, our street 7, neighborhood watch 22, neighbourhood watch 22',
  examples: `
    What is going on in our village, notices, festivals, phone numbers
    Water off on Tuesday, road closed, the mayor tells everyone
    People on our lane write to each other about parcels, noise and lost keys
    Opening hours of the doctor, baker and dump, plus news from the parish
    Quarter newsletter with markets, courses and a board for posts
    Strange van seen: watch group warns the houses around
    Our hamlet of three hundred wants announcements and a date list
    Street party, borrowed ladders and greetings between neighbours
    Island inhabitants read council news, greetings, and who opens on Sundays
    Municipality publishes notices, events and useful contacts
    Newcomers find shops, clubs, schools and the local paper
    Post for everyone in the settlement: found glove, choir evening, fibre works`,
  presets: 'warm, clean',
  icon: 'users',
  names: 'Our Square, Next Door, Lane',
  entity: 'announcement',
  screens: `
    home | News | home
    browse | Notices | file
    calendar? | Calendar | calendar
    people | Contacts | users
    map? | Map | map
    detail | Notice
    form? | Post
    chats? | Talk | chat
    profile | Me | user`,
})
