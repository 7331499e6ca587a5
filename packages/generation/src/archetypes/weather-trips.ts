import { defineArchetype } from '../archetype.ts'

/** Outings that only go in good weather, with guests: balloons, tandem jumps, whales, glaciers. */
export const weatherTrips = defineArchetype({
  id: 'weather-trips',
  words:
    'hot air balloon rides 80, balloon rides 70, tandem skydive 60, skydiving centre 50, tandem paragliding 70, paragliding flights 60, whale watching 60, dolphin trips 60, glacier tours 50, seal trips 54, helicopter tours 30, scenic flights 60, heli tours 54, sunrise flights 44, no-go 10, go or no-go 44, weather call 40',
  examples: `
    Balloon rides: voucher, seats in the basket, call at six whether it flies, where we meet
    Tandem jumps, weight limit, video as an extra, new date when it is windy
    Whale trips: sea state in the evening before, money back or another day, photos of the guide
    Passengers get a message whether we go
    Glacier walk with guides, shoes, weather call at seven
    Who sits in which basket by weight, pilot, chase car
    Paragliding with a passenger, photos from the stick to buy
    Vouchers that are not flown yet, running out
    Meeting point on the map, what to wear
    Helicopter sightseeing, seats, cancelled flights rebooked
    Sunrise and sunset starts, both weekends full
    Certificate after the first flight`,
  unless: /\b(?:balloon artist|balloon decor\w*|party balloons?|logbook|flight log|drone|pilots? log)\b/i,
  bars: 'leaderboard',
  presets: 'natural, editorial',
  icon: 'sun',
  names: 'Up at Six, Clear to Go, First Light',
  entity: 'weather-trip',
  keepsThing: true,
  home: 'focus shelf',
  screens: `
    home | Your trip | home
    browse | Dates | calendar | | | | dates, flights, trips, rides, jumps, balloon flights, hot air balloon flights
    weather | Weather | sun | city
    map | Meeting point | pin | trip-meeting-point | | | meeting point, meeting points, where we meet
    browse! | Photos | image | trip-photo | | | photos, buy photos, pictures, video, videos
    slots | Choose date
    checkout | Pay
    confirmed | Booked
    detail | Trip
    profile | Me | user`,
})
