import { defineArchetype } from '../archetype.ts'

/** Who shows people around: a guide or a small firm with tours for a day, as guests see it. */
export const guidedTours = defineArchetype({
  id: 'guided-tours',
  words:
    'tour guide 24, tour guides 20, guided tours 22, guided tour 18, city tours 20, city tour 16, walking tours 20, walking tour 16, food tours 22, food tour 18, boat tours 18, day tours 18, day trips 12, tour operator 20, excursions 12, fishing guide 60, fishing guides 60, hunting guide 50, mountain guide 20, sightseeing tours 20, tour company 20',
  examples: `
    I show visitors through the old town on foot, they choose a tour, pay and find the meeting point
    Guide in the mountains: tours by level, dates with free places, what to pack, book and pay
    Small boat on the harbour, three trips a day, seats left, tickets on the phone
    Guests of our food walk see what we taste, say what they cannot eat and leave a review
    Fishing guide with two boats: pick a day, half or full, gear included, photos of the catch
    Night watchman's round through the town, in English and German, groups on request
    Private tours by bike for families, with dates, price for each and pick up at the hotel
    Snowshoe hikes with a certified guide, weather check the evening before, cancellation
    Our agency sells excursions by bus from the resort, seats, pick-up stop and voucher
    Visitors book a place on the wine village walk, get the meeting point and write to the guide
    Wildlife safari with a ranger: trips, what one may see, number of people, deposit
    Free walking tours, tips welcome: reserve, language, where to meet`,
  unless: /\b(?:audio ?guides?|museum|self-guided|concert|band|orchestra|choir|football)\b/i,
  presets: 'editorial, warm',
  icon: 'map',
  names: 'Round the Corner, Follow Me, Old Town Feet (walk foot city)',
  entity: 'city-tour',
  screens: `
    home | Explore | home
    browse | Tours | grid
    calendar? | Dates | calendar
    saved? | Saved | heart
    history? | My bookings | list
    map? | Meeting point | map
    chats? | Messages | chat
    detail | Tour
    slots | Choose date
    checkout? | Pay
    confirmed | Booked | | | See you there
    reviews? | Reviews
    profile | Me | user`,
})
