import { defineEntity } from '../entity.ts'

/** Somebody one has been with: when, where, how long and how close. */
export const encounter = defineEntity({
  id: 'encounter',
  one: 'Meeting',
  many: 'People met',
  words: 'encounter, person met, close contact, contact diary, contact log, log of people',
  icon: 'users',
  groups: 'Indoors, Outdoors, Close',
  fields: `
    Who | person | Lea Brandt
    Date | date | Thu 19 Nov
    Where | place | Mill café
    How long | choice | 1 to 2 hours | Under 15 min, Under an hour, 1 to 2 hours, Longer
    Indoors | switch | yes
    Distance kept | switch | no
    Phone | phone | +49 151 2048
    Notes | long | Four of us at one table`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea Brandt | Lea Brandt | Mill café, indoors | 2 h | Close | warning
    Omar Haddad | Omar Haddad | Walk by the river, outdoors | 50 min | |
    Choir, 14 people | Choir, 14 people | Red hall, windows open | 1 h 30 | Close | warning
    Kim Osei | Kim Osei | At the office, two desks away | 4 h | |
    Ana Petrova | Ana Petrova | On the bus, line 4 | 20 min | Close | warning
    Tomás Rey | Tomás Rey | At the door, outdoors | 5 min | |`,
  about:
    'Two hours at one table in the Mill café, the window was open. Four of you, everybody well the week after.',
  facts: '2 h | Together\nIndoors | Where\n6 days | Ago',
  figures: '9 | People this week\n3 | Close\n14 | Days kept',
  hero: 'Today | Who were you with? | Two people so far, both outdoors | Log meeting',
  tip: 'Nothing leaves this phone | Entries older than 14 days are deleted',
  trend: 'People met a day | 3 | −1',
  add: 'Log meeting',
  use: 'Tell this person',
})
