import { defineArchetype } from '../archetype.ts'

/** A climbing gym for those who climb there; what one climbs anywhere is `outdoor-log`. */
export const climbingGym = defineArchetype({
  id: 'climbing-gym',
  words:
    'climbing gym 30, climbing hall 30, bouldering gym 30, bouldering hall 30, boulder gym 30, climbing wall 26, climbing centre 28, climbing center 28, route setting 22, route setters 22, new routes in the gym 26',
  examples: `
    Members of our climbing gym see which routes were set this week, their grade and colour, and reserve a slot
    Bouldering hall: problems by sector, tick what I climbed, new sets on Mondays
    Climbing wall of our club: book two hours in the evening, belay partner wanted, day tickets
    Which boulders are new, how hard do others find them, my sends and projects
    Route setters hang a line, type grade, colour of the holds and date, climbers rate it
    Kids' course, rope course and free climbing times in the climbing centre, places left
    Ten-visit pass for the climbing hall, how many are left, how full is it right now
    Book an evening slot at the wall, rent shoes and a harness, pay at the counter
    My hardest grade by month in our gym, flashes and attempts, friends' ticks
    Ropes, boulders and the training board: which are closed today, who set them, stars by climbers
    Parents book the children's climbing hour on Saturdays and see which walls are free
    Our little boulder gym needs an app with routes, slots and opening hours`,
  bars: 'map',
  needs: /\b(?:climb\w*|boulder\w*)\b/i,
  unless: /\b(?:crags?|multi-?pitch|alpine|summits?)\b/i,
  presets: 'bold, dark-pro',
  icon: 'mountain',
  names: 'New Set, Second Try, Top Out',
  entity: 'gym-route',
  home: 'shelf focus',
  keepsThing: true,
  screens: `
    home | Today | home
    browse | Routes | list
    slots | Book | | gym-visit | Book a slot
    calendar | My slots | calendar | gym-visit
    stats? | Progress | trend
    confirmed | Booked | | gym-visit | See you there
    detail | Route
    form | Log a climb
    people? | Partners | users
    checkout? | Pay
    profile | Me | user`,
})
