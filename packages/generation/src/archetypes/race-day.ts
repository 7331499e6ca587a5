import { defineArchetype } from '../archetype.ts'

export const raceDay = defineArchetype({
  id: 'race-day',
  words:
    'running event 24, marathon 10, half marathon 10, charity run 20, city run 18, race day 20, bib number 22, bib numbers 22, live results 8, race results 14, fun run 18, triathlon 12, finisher certificate 20',
  examples: `
    App for our running event: register, bib number, training plan, course on a map, live results, certificate, sponsors
    City marathon: start list, live tracking of runners, results, photos at the finish
    Charity run where participants collect donations per lap
    Triathlon organisers publish course, waves, rules and results
    Trail race with aid stations, elevation, cut-off times and finish times
    Fun run for schools, bibs, groups and certificates
    Follow my friends during the half marathon on the map
    Organiser of a cycling race: registration, start numbers, ranking by age group
    Race day companion: schedule, bib pick-up, parking, weather, results
    Company run with teams, shirts, start times and photos
    Swim event with heats, lanes and times
    Virtual race: run anywhere, upload the time, ranking, medal`,
  // Those who race there are neither animals nor engines.
  unless: /\b(?:pigeons?|horses?|dogs?|cars?|motor\w*|karts?|drones?|boats?|sailing|regattas?)\b/i,
  bars: 'cart slots',
  presets: 'bold, clean',
  icon: 'trophy',
  names: 'Start Line, Bib 118, Last Kilometre',
  entity: 'race-result',
  home: 'focus',
  screens: `
    home | Race day | home
    browse | Results | trophy
    map | Course | map | course-point
    week? | Training plan | calendar | run
    ticket? | My bib | ticket
    notifications? | News | bell
    detail | Runner
    form | Register
    profile | Me | user`,
})
