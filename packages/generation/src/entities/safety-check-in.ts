import { defineEntity } from '../entity.ts'

export const safetyCheckIn = defineEntity({
  id: 'safety-check-in',
  one: 'Check-in',
  many: 'Check-ins',
  words: 'check-in, emergency contact',
  icon: 'shield',
  groups: 'Today, Missed, Alerts',
  fields: `
    Name | text | Lea Brandt
    Phone | phone | +49 151 0000 4210
    Relation | choice | Daughter | Daughter, Son, Neighbour, Friend
    Check in by | time | 09:00
    Alert after | choice | 30 minutes | 15 minutes, 30 minutes, 2 hours
    Send location | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    check | I’m fine | Today 8:12, from home | On time | success
    check | I’m fine | Yesterday 8:40, from home | On time | success
    warning | Missed by 20 minutes | Tuesday, Lea called at 9:25 | Reached | warning
    check | Home safe | Monday 22:50, Omar told | Arrived | success
    phone | Test alert | Sunday 11:00, three contacts | Answered | primary
    check | I’m fine | Sunday 8:05 | On time | success`,
  about: 'Sent at 8:12 from home. Lea and Omar see it at once; without it, both are told at 9:30.',
  facts: '8:12 | Today\n3 | Contacts\n30 min | Grace',
  figures: '41 | Days in a row\n3 | Contacts\n1 | Missed',
  hero: 'Due by 9:00 | Good morning, all well? | One tap tells Lea and Omar | I’m fine',
  tip: 'Lea and Omar are watching | Both have seen today’s check-in',
  trend: 'On time | 98 % | +1 %',
  add: 'Add contact',
  use: 'Call back',
})
