import { defineArchetype } from '../archetype.ts'

export const coworking = defineArchetype({
  id: 'coworking',
  words:
    'coworking 14, study space 26, study spaces 26, study room 24, study rooms 24, coworking space 14, desk booking 12, hot desk 12, book desks 12, meeting room 6, book meeting rooms 30, meeting rooms 16, meeting room booking 34, room booking for employees 34, conference room booking 34, employees can book 16, book rooms at work 28, office space 6, desk 4, office space rental 28, office space 10, desk rental 18',
  examples: `
    Book a seat by the window in our shared office for Thursday and see which colleagues come in
    Freelancers rent a table by the day or month, plus phone booths and the big conference room
    Floor plan where I tap a free workplace, monitor and docking station shown, check in on arrival
    Our startup hub has 40 members: day passes, fixed seats, lockers, printing credit, wifi code, a member list
    Meeting rooms of the company: size, screen, whiteboard, free from two to four, cancel if nobody shows up
    Hybrid team, too few chairs: reserve where you sit this week, see office occupancy
    Work spaces across the city for remote workers, with quiet zones, coffee, opening hours, price per hour
    Shared studio for designers: who uses which table on what day, guests, keys and the monthly fee
    Hot desking for a law firm, choose building, floor and zone, standing desks and two screens marked
    Community manager of an office loft needs an app for tours, memberships, room bookings and events for members
    I run a small coworking place in a village and people should take a ten-visit card and grab a desk
    Households let a room to students as a place to study: map of what is free near me, price an hour, ratings of host and guest
    Silent room or team corner: pick your spot at the office before you leave home`,
  presets: 'clean, editorial',
  icon: 'lamp',
  names: 'Long Table, Good Desk, Third Floor',
  entity: 'desk',
  home: 'focus shelf',
  screens: `
    home | Today | home
    browse | Spaces | grid
    calendar | Bookings | calendar
    people! | Who is in | users | crew-member | | | who sits where, who sits, Who is in, colleagues, coworkers, teammates, who is coming, invite colleagues, invite, presence, attendance
    people? | Members | users
    slots | Choose time | | | | | free slots, see free slots, time slots, add equipment, equipment, projector, catering
    confirmed | Booked | | | See you there
    detail | Space
    profile | Me | user`,
})
