import { defineArchetype } from '../archetype.ts'

export const surf = defineArchetype({
  id: 'surf',
  words:
    'surf 8, surfer 9, swell 9, tide 6, kite surfing 9, sailing weather 8, windsurf 9, paragliding forecast 30, soaring forecast 30, flying sites 16, launch sites 14, dive log 8, diving 6, tide 7, tide table 20, tides 9, tide times 24, tide tables 22, tide chart 22',
  examples: `
    Kite and windsurf spots near me with wind, gusts and direction by the hour, alert above 18 knots
    How high are the waves, how long the period, and is the wind offshore
    High and low tide times for my beach with a curve for the day
    Log my sessions: board, spot, wave height, crowd, stars
    Kitesurfers want to know wind and waves at the spot, knots and direction, at high or low tide
    Scuba dive log with spot, depth, bottom time, visibility, air used, buddy, fish seen
    Best spot for beginners today, waves, tide, water temperature and which wetsuit
    Sea conditions for sailing and windsurfing, gusts, currents, swell
    When is it safe to walk on the mudflats? Tide table for the coming week with moon phases
    Secret spots on a map with reef or sand bottom, best tide and hazards
    Freediver sessions: spot, breath hold, depth, dive number, recovery
    Longboard or shortboard today? Wave, wind and swell forecast per spot with rating
    Free flyers want to know which days are good for thermals: wind, cloud base and chances per launch site
    Paragliding forecast by site and day, with wind aloft, cloudbase and a warning when it overdevelops
    Paddling out at dawn: offshore wind alert, webcam, how crowded the line-up is`,
  unless: /\b(?:tide|rock) ?pools?\b|\bseashore\b|\bcreatures\b/i,
  presets: 'calm, bold',
  icon: 'wave',
  names: 'Offshore, Slack Tide, Second Set',
  entity: 'spot',
  screens: `
    home | Today | wave
    browse | Spots | pin
    map? | Map | map
    browse! | Catches | fish | catch | Catch log | | catch log, catches, catch, fish caught, log my catch, log catches
    history! | Sessions | clock | surf-session | | | sessions, session, session log, surf sessions, surf log, log sessions, log a session, surf diary
    stats? | Stats | chart
    detail | Spot
    form | Add spot
    form! | Log session | | surf-session | Log session | | sessions, session, session log, surf sessions, surf log, log sessions, log a session, surf diary
    profile | Me | user`,
})
