import { defineArchetype } from '../archetype.ts'

export const community = defineArchetype({
  id: 'community',
  words:
    'village 7, neighbourhood 4, neighborhood 4, community app 7, municipality 8, city hall 7, town hall 6, council 6, residents 6, tenants 4, local news 7, citizen 7, parish 7, our street 7, neighborhood watch 22, neighbourhood watch 22, community app for 16',
  examples: `
    Neighbors post news, offer help and ask for things, comment, send private messages and create events, moderators remove posts
    What is going on in our village, notices, festivals, phone numbers
    Water off on Tuesday, road closed, the mayor tells everyone, everyone in the village reads it
    People on our lane write to each other about parcels, noise and lost keys, neighbours' notice board
    Opening hours of the doctor, baker and dump, plus news from the parish, village news and contacts
    Neighbours borrow tools, offer a hand, post lost cats and found keys, chat, an admin lets new people in
    People in our block lend things, ask for favours, report a missing pet and warn of burglars
    Quarter newsletter with markets, courses and a board for posts, neighbourhood news
    Strange van seen: watch group warns the houses around, notice to all residents
    Our hamlet of three hundred wants announcements and a date list, village news and neighbours
    Street party, borrowed ladders and greetings between neighbours of our street, neighbourhood notices
    Island inhabitants read council news, greetings, and who opens on Sundays
    Municipality publishes notices, events and useful contacts for residents, village news
    Newcomers find shops, clubs, schools and the local paper, contacts of the village
    Post for everyone in the settlement: found glove, choir evening, fibre works, notices for neighbours in the village
    One app for everybody in the village: news of the council, dates, phone numbers, report what is broken
    Our parish of 900 people: notices, doctor's hours, bus times, who helps whom, tell the mayor about a broken lamp`,
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
