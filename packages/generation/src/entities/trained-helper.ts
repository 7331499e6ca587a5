import { defineEntity } from '../entity.ts'

/** Somebody trained to help. */
export const trainedHelper = defineEntity({
  id: 'trained-helper',
  one: 'Helper',
  many: 'Helpers',
  words: 'trained helper, first aider, trained person',
  icon: 'users',
  groups: 'Near by, Away, Course due',
  fields: `
    Name | person | Omar Haddad
    Phone | phone | +49 151 2048
    Last course | date | 4 Mar 2026
    Alarmed at night | switch | yes`,
  samples: `
    avatar | title | subtitle | value
    Omar Haddad | Omar Haddad | Nurse, at home now | 3 min
    Kim Osei | Kim Osei | Fire brigade, at work | 5 min
    Ana Petrova | Ana Petrova | Course in March | 6 min
    Lea Brandt | Lea Brandt | Away until Monday | Away
    Elias Lund | Elias Lund | Course is two years old | Course`,
  about: 'Nurse, lives by the bridge, may be woken at night.',
  facts: '3 min | Away\nMarch | Course',
  figures: '12 | Helpers\n3 | Near by',
  add: 'Add helper',
  use: 'Call',
})
