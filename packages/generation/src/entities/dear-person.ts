import { defineEntity } from '../entity.ts'

export const dearPerson = defineEntity({
  id: 'dear-person',
  one: 'Person',
  many: 'Family',
  words: 'family name, face, family face, relative, name of family, family, loved one',
  icon: 'user',
  groups: 'Children, Grandchildren, Friends',
  fields: `
    Name | person | Lea
    Who it is | text | Your daughter
    Born | number | 1968
    Voice | switch | yes
    Photo | photo | person
    To talk about | long | The summer at the mill`,
  samples: `
    avatar | title | subtitle | value
    Lea Brandt | Lea | Your daughter, lives in Ghent | Sundays
    Omar Haddad | Omar | Lea’s husband, bakes bread | Sundays
    Ida Brandt | Ida | Your granddaughter, nine years | Calls Wed
    Elias Lund | Elias | Your brother, had the boat | Bergen
    Ruth Adeyemi | Ruth | Next door, brings the paper | Daily
    Tomás Rey | Tomás | Nurse in the morning | Daily`,
  about: 'Lea is your daughter. She lives in Ghent with Omar and Ida, and comes every Sunday with cake.',
  facts: 'Daughter | Who\n1968 | Born\nSunday | Comes',
  figures: '12 | Faces\n48 | Photos\n16 | Songs',
  hero: 'Today is Thursday | Ida calls at four | Your granddaughter, nine years old | Hear her voice',
  tip: 'Lea sent two photos | The boat, and Ida on her bike',
  add: 'Add person',
  use: 'Hear voice',
})
