import { defineArchetype } from '../archetype.ts'

/** One thing a village or a house has for all, which people book for an afternoon: an oven, a kiln, a press. */
export const sharedUse = defineArchetype({
  id: 'shared-use',
  words:
    'shared bread oven 50, bread oven 30, village oven 44, communal oven 44, community oven 44, shared oven 40, wood oven 20, shared kiln 44, kiln bookings 34, shared sauna 30, village sauna 30, shared cider press 44, cider press 26, apple press 26, shared piano 40, shared telescope 40, shared loom 40, shared tent 34, party tent 20, shared grill 40, shared bandsaw 40',
  examples: `
    The old wood oven of the village is booked by the half day, whoever bakes brings wood
    One cider press for the whole valley: who has it on which day, litres pressed, fee into the tin
    Our street owns a big tent, neighbours reserve it for parties and say when it is dry again
    Kiln of the pottery group: book a firing, temperature, shelf space, who unloads
    Sauna by the lake for members only, two hours each, heat it yourself, write down the logs used
    The grand piano in the hall can be practised on, an hour at a time
    Book an afternoon at the oven, say what you bake, how much wood you used
    Warden sees who has booked the press and who still owes something
    Telescope of the astronomy group, one night each, clear sky or not
    Loom in the community room, a week per person, warp already on it
    Smokehouse shared by twelve families, whose fish hangs there, when it is free
    The house has one guest bicycle repair stand, reserve it and leave it clean`,
  presets: 'warm, natural',
  icon: 'calendar',
  names: 'Half a Day, Whose Turn Is It, Book the Oven (oven bread)',
  entity: 'use-booking',
  keepsThing: true,
  bars: 'checkout cart slots',
  home: 'focus',
  screens: `
    home | Today | home
    week | Calendar | calendar | | | | free, calendar, when it is free, which days
    browse | Bookings | list | | | | bookings, sees the bookings, who has booked
    people? | People | users
    form | Book
    detail | Booking
    notifications? | Alerts | bell
    profile? | Me | user`,
})
