import { defineArchetype } from '../archetype.ts'

/** What one does for sport or for fun, logged among friends who cheer: another sport's Strava. */
export const activityLog = defineArchetype({
  id: 'activity-log',
  words:
    'kudos 14, give kudos 24, log your session 16, monthly leaderboard 16, weekly leaderboard 12, segments 6, cheer friends 16, give cheers 20, activity feed 8, log sessions 10, personal bests 8',
  examples: `
    Log a session with minutes and a few numbers, friends give kudos, a leaderboard each month
    Social log for cold plungers: minutes, degrees, a photo, cheers from others
    Post each paddle with distance and wind and see who in our bay was out most
    Friends follow each other's climbing sessions and send a thumbs up
    Skaters log a session with tricks and spot and climb the weekly board of their city
    A feed of what my friends did outdoors today, with medals and comments
    Challenge of the month: who rows the most metres, with a ranking per club
    My sessions with a chart by week, personal bests, and applause from the others
    Record a ride on the unicycle, compare the same hill with last month
    Wing foilers share where and how long they were on the water, and follow one another
    Badges for ten, fifty and a hundred sessions, shown on the profile
    Sauna people log rounds and temperature and cheer for one another`,
  presets: 'bold, dark-pro',
  icon: 'trend',
  names: 'Again Tomorrow, Second Wind, Cold Start (cold swim dip plunge ice)',
  entity: 'subject',
  isWide: true,
  bars: 'cart checkout slots',
  screens: `
    feed | Feed | home
    history | My log | clock
    leaderboard | Leaderboard | trophy
    stats | Progress | trend
    detail | Details
    form | Log
    people? | Friends | users
    profile | Me | user`,
})
