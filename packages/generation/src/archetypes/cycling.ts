import { defineArchetype } from '../archetype.ts'

/** One's own rides, recorded with speed and climb; bikes one hires are `bikes`. */
export const cycling = defineArchetype({
  id: 'cycling',
  words:
    'cycle journey planner 20, bike rides 22, bike ride 22, bicycle rides 22, cycling tracker 30, bike ride tracker 32, bike tracker 26, cycling app 24, cyclists 16, cycling computer 30, bike computer 32, bicycle computer 32, cycle computer 30, bike tours 14, cycling log 28, ride log 18, ride tracker 22, rides with gps 28, mountain biking 18, mtb 14, gravel rides 20, cadence 12, cycling speed 18, elevation gain 8, bike commute 16, cycling diary 26',
  examples: `
    Cyclists share rides and warn each other of dangerous intersections, ideal routes
    Record my rides with speed, climb and the way on a map
    How many kilometres did I cycle this year, on which bike, with which average
    Computer for the handlebar: speed, cadence, distance, time, big digits
    Log each tour with route, distance, metres of climb and weather
    Commute by bicycle: days, kilometres, saved petrol
    Mountain bikers record descents, jumps and trails they rode
    Gravel and road tours, statistics by week and by bike, parts to service
    Ride with friends on Sundays, who rode most, segments and best times
    Export a tour as GPX and compare it with the last time on the same way
    Training on the rollers: power, heart rate, intervals
    Club of riders with weekly outings, who came and how far each went
    Voice tells distance and average speed every five kilometres on my mountain bike`,
  needs:
    /\b(?:bik(?:e|es|ing|ers?)|bicycles?|cycling|cyclists?|mtb|cycle (?:computer|rides?|routes?)|handlebar|peloton)\b/i,
  unless:
    /\b(?:shar(?:ed|ing)|rentals?|renting|rent|hire|unlock|dock\w*|shops?|stores?|dealers?|repairs?|workshops?|motor ?bikes?|motorcycles?|couriers?|stolen|theft|charity|register|sell|auction|event|events|race (?:registration|organi\w+)|trail (?:finder|maps?|guide)|find\w* (?:\p{L}+ ){0,3}(?:trails|routes)|route (?:finder|planner)|(?:city|guided|sightseeing) (?:bike |bicycle )?tours?|audio (?:guides?|explanations?|commentary)|(?:choose|book) an? (?:bike |bicycle )?tours?)\b/iu,
  presets: 'bold, natural',
  icon: 'bike',
  names: 'Big Ring, Tailwind, Spoke Count',
  entity: 'tracked-ride',
  home: 'focus ledger',
  screens: `
    home | Today | home
    timer | Ride | timer
    map? | Map | map
    history | Rides | clock
    stats | Progress | trend
    detail | Ride
    form | Log ride
    leaderboard? | Friends | trophy
    profile | Me | user`,
})
