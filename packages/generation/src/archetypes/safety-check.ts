import { defineArchetype } from '../archetype.ts'

export const safetyCheck = defineArchetype({
  id: 'safety-check',
  words:
    "elderly check-in 24, check in on 12, i'm fine 14, im fine 14, i'm ok 14, i am ok 14, live alone 14, lives alone 14, living alone 14, wellness check 16, safe home 14, walk home 14, emergency contacts 18, emergency button 20, location to family 14, personal safety 18, women safety 20, panic button 8, sos button 8, sends my location 12, share my location 10, check-in app 18, fall detection 18, safety app 14",
  presets: 'clean, calm',
  icon: 'shield',
  names: 'Still Here, Home Safe, Knock Knock',
  entity: 'safety-check-in',
  home: 'focus',
  screens: `
    home | Today | home
    people | Family | users
    map? | Map | map
    history | History | clock
    help | Help now
    detail | Check-in
    form | Add contact
    settings | Settings | settings`,
})
