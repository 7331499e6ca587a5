import { defineArchetype } from '../archetype.ts'

export const rescue = defineArchetype({
  id: 'rescue',
  words:
    'rescue team 18, lifeboat 18, crew alarm 12, mountain rescue 20, search and rescue 20, emergency response 14, firefighters 9, fire brigade 14, volunteer fire 14, ambulance 8, first responders 16, disaster 8, mission log 12, dispatch 4, civil protection 14, lifeguards 8, coast guard 12, emergency services 10',
  examples: `
    Cave rescue on call: alarm text, who sets off, ropes packed, log of the mission
    Alarm our mountain team, who is coming, how long until they are at the hut
    Volunteer firefighters answer the call with yes or no, vehicle crew, hydrants nearby
    Lifeboat station log: launch time, crew, casualty position, weather, outcome
    Search for missing people with dogs, sectors on a map, who has covered which
    Flood relief coordination, sandbags, boats, evacuated streets, volunteers
    Kit check for the ambulance, oxygen, defibrillator, dressings, expiry, seal number
    Cave rescuers track teams underground, radio, times in and out
    Callout app for avalanche responders, standby roster, gear, helicopter landing spots
    After an earthquake, units report blocked roads, injured, shelters with free places
    Civil defence volunteers: mission, vehicle, hours, material used, debriefing
    Turnout page for a village brigade, who is qualified to wear breathing apparatus, pumps, drivers`,
  unless:
    /\b(?:plan|planning|planner|organi[sz]e|swap|fill)\b[^.;]{0,20}\b(?:shifts?|rota|roster|duties)\b|\b(?:shift|duty) (?:plan|planner|planning|rota|schedule|roster)\b/i,
  presets: 'bold, dark-pro',
  icon: 'flag',
  names: 'Callout, Channel 3, On Call',
  entity: 'mission',
  home: 'focus',
  screens: `
    home | Now | home
    map | Map | map
    browse | Missions | flag
    people | Team | users
    checklist | Kit | check | vehicle-kit
    chats? | Radio | chat
    history? | Log | clock
    detail | Mission
    form | New mission
    profile? | Me | user`,
})
