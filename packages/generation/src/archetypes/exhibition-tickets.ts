import { defineArchetype } from '../archetype.ts'

/** Exhibitions of a museum or gallery and tickets by date and session; listening in the rooms is `museum`. */
export const exhibitionTickets = defineArchetype({
  id: 'exhibition-tickets',
  words:
    'museum tickets 40, museum ticket 34, exhibition tickets 44, tickets for exhibitions 44, book museum 30, museum exhibitions 22, museum booking 40, gallery tickets 34, timed tickets 30, timed entry 30, session time 20, entry slots 22, group discounts 20, book a visit to the museum 40, weekend rates 14',
  examples: `
    Look through the exhibitions of our museum and book tickets for a date and time
    Choose exhibition, day, session and number of visitors, and see what it costs
    Timed entry to the gallery with weekend prices and cheaper groups
    Visitors buy tickets at home and show a code at the door
    Schools book a guided visit for thirty pupils at the group price
    Several exhibitions with their own price, rooms and dates
    Science centre: workshops, planetarium shows and entry by half hour
    Castle tours by language, seats left and family ticket
    Members of the friends' circle come in free and see private views
    Museum evening with sessions at eight and nine, sold separately
    Audio guide and cloakroom added to the ticket
    What is on this month, for children and for adults, with a way to reserve`,
  unless:
    /^(?!.*\b(?:museums?|galler(?:y|ies)|exhibitions?|exhibits?|castles?|planetariums?|science cent(?:er|re)s?)\b)|^(?!.*\b(?:tickets?|sessions?|book\w*|reserv\w*|entry|entries|visits?|prices?|pricing|timed)\b)/is,
  presets: 'editorial, warm',
  icon: 'ticket',
  names: 'Room Six, Timed Entry, Private View',
  entity: 'exhibition',
  home: 'shelf',
  screens: `
    home | Exhibitions | home
    browse | All | image | | | | exhibitions, museum exhibitions, descriptions, explore
    slots | Choose a session | | | | | session, date, time, session time, visitors, number of visitors, select
    checkout | Pay | | | | | price, pricing, group discounts, weekend rates, discounts
    ticket | Tickets | ticket | | | | tickets, book tickets, my tickets
    calendar? | Calendar | calendar
    map? | Map | map
    saved? | Saved | heart
    detail | Exhibition
    profile | Me | user`,
})
