import { defineArchetype } from '../archetype.ts'

export const community = defineArchetype({
  id: 'community',
  words:
    'village 7, neighbourhood 4, neighborhood 4, community app 7, municipality 8, city hall 7, town hall 6, council 6, residents 6, tenants 4, local news 7, citizen 7, parish 7, our street 7, neighborhood watch 22, neighbourhood watch 22',
  presets: 'warm, clean',
  icon: 'users',
  names: 'Our Square, Next Door, Lane',
  entity: 'announcement',
  screens: `
    home | News | home
    browse | Notices | file
    calendar? | Calendar | calendar
    people | Contacts | users
    map? | Map | map
    detail | Notice
    form? | Post
    chats? | Talk | chat
    profile | Me | user`,
})
