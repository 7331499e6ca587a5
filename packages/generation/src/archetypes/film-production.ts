import { defineArchetype } from '../archetype.ts'

export const filmProduction = defineArchetype({
  id: 'film-production',
  words:
    'film production 20, call sheet 16, call sheets 18, film crew 16, shot list 16, film set 12, filmmakers 12, shooting schedule 16, storyboard 9, scenes 4, theatre production 12, stage manager 12, casting 8, photo shoot planner 12',
  examples: `
    Tomorrow's call times, location, catering, weather and phone numbers for the crew
    Scenes broken down by actor, prop, costume and day or night
    Short movie with friends: script pages, takes, who holds the boom, where we shoot
    Which takes were good, lens, sound roll, note from the director
    Shooting days in a calendar, moved because of rain, everybody told at once
    Equipment ticked when it leaves the van: camera, tripods, lights, cables, batteries
    Stage manager's cues, scene changes, rehearsal calls and props table for a play
    Student filmmakers draw frames of each shot before they turn the camera
    Casting with headshots, self tapes, roles and availability of actors
    Music video producer needs a shot list, permits, locations and a budget by department
    Photo shoot with model, make-up artist, mood board, order of pictures and release forms
    Wrap reports, overtime, continuity pictures of hair and wardrobe on set`,
  presets: 'dark-pro, editorial',
  icon: 'video',
  names: 'Day 7, Wrap, First Call',
  entity: 'shoot',
  home: 'shelf focus',
  screens: `
    home | Tomorrow | home
    calendar | Schedule | calendar
    browse | Scenes | video
    people | Team | users
    checklist | Gear | check | film-gear
    detail | Day
    form | Add day
    map? | Places | map
    profile? | Me | user`,
})
