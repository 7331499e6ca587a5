import { defineArchetype } from '../archetype.ts'

export const rescue = defineArchetype({
  id: 'rescue',
  words:
    'rescue team 18, lifeboat 18, crew alarm 12, mountain rescue 20, search and rescue 20, emergency response 14, firefighters 9, fire brigade 14, volunteer fire 14, ambulance 8, first responders 16, disaster 8, mission log 12, dispatch 4, civil protection 14, lifeguards 8, coast guard 12, emergency services 10',
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
