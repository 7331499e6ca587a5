import { defineArchetype } from '../archetype.ts'

export const events = defineArchetype({
  id: 'events',
  words:
    'event discovery 34, discover events 30, events discovery 30, speed networking 30, networking event 28, networking events 28, open mic 24, poetry night 24, poetry slam 24, language café 24, language cafe 24, charity bike ride 26, charity run 18, local events finder 28, events finder 28, event finder 28, local events 24, events in my town 24, events nearby 24, event 5, event tickets 12, concert tickets 14, ticketing 6, ticket 6, concert 6, festival 6, food festival 18, conference 6, meetup 6, party 4, venue 4, rsvp 4, agenda 2, speakers 3, theatre booking 22, theater booking 22, theatre tickets 34, theater tickets 34, theatre listings 16, event management 26, events management 26, event organiser 18, event organizer 18, comedy nights 24, comedy night 22, comedy shows 20, opera tickets 34, sell tickets 18, sell tickets for 20, ticket sales 16, selling tickets 16, residents vote on events 40, activities for seniors 26, retirement home 22, retirement homes 26, senior citizens 12',
  examples: `
    Discover events close by, filtered by age, interests and the groups one belongs to
    Open mic or poetry night: sign up to read or play, order of the evening, vote for the best
    Language café: who comes on Thursday, at which table, what topics
    Charity bike ride: sign up, route, stops, how much each has raised
    What is on this weekend in town, concerts, flea markets, readings, with tickets
    Events in my town on a calendar and a map
    Street festival with three stages, line-up by hour, my own timetable, map of food stands
    Conference visitors choose talks, see speakers and rooms, keep their entry code ready
    Amateur theatre sells seats, the till has a list of names of those who pay there
    Buy a seat for the show, get a QR at the door, pass it to a friend
    Lectures and debates of our society, say whether you come, add to calendar
    Organise a summer party: invitation, who said yes, who brings salad
    Club nights, DJs, guest list, doors and prices
    Trade fair with exhibitors, halls, stands and a programme of demos
    Book launches, poetry slams and open mics, follow venues I love
    Village fair programme with tombola, brass band, fireworks and where to park
    Meetups for people who knit, code or hike, RSVP and comments
    Ticketing for our theatre group, reserved rows, scan at the entrance, how many sold`,
  presets: 'bold, editorial',
  icon: 'ticket',
  names: 'Doors at Seven, Front Row, Lantern',
  entity: 'event',
  screens: `
    home | Discover | home
    calendar | Calendar | calendar
    browse? | Events | search
    ticket | Ticket
    detail | Event
    checkout? | Checkout
    saved | Saved | heart
    map? | Map | map
    profile | Me | user`,
})
