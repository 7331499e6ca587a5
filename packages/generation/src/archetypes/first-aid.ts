import { defineArchetype } from '../archetype.ts'

export const firstAid = defineArchetype({
  id: 'first-aid',
  words:
    'first aid 20, cpr 14, emergency guide 16, survival guide 14, survival 7, emergency preparedness 16, emergency contacts 6, disaster preparedness 18, earthquake 10, poison 8, medical id 12, sos 5, personal safety 12, women safety 14, safety app 10, panic button 6',
  presets: 'bold, clean',
  icon: 'stethoscope',
  names: 'First Minute, 30 to 2, Stay Calm',
  entity: 'first-aid',
  home: 'focus',
  screens: `
    home | Help | heart
    browse | Guides | book
    guide | Steps
    map | Nearby | map
    people | Contacts | users
    detail | Guide
    form | My data
    checklist? | Kit | check | aid-kit
    settings? | Settings | settings`,
})
