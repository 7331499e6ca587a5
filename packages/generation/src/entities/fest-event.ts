import { defineEntity } from '../entity.ts'

/** Something on the programme of a festival of a college, school or town. */
export const festEvent = defineEntity({
  id: 'fest-event',
  one: 'Event',
  many: 'Events',
  words: 'fest event, fest, cultural fest, tech fest, college fest, festival event',
  icon: 'star',
  groups: 'Today, Music, Dance, Contests, Workshops',
  fields: `
    Event | text | Battle of the bands
    Day | date | Fri 20 Nov
    Time | time | 18:30
    Place | place | Main stage
    Kind | choice | Contest | Contest, Music, Dance, Workshop, Talk
    Team size | number | 5
    Register until | date | Thu 19 Nov
    Contact | person | Noor Rahman`,
  samples: `
    image | title | subtitle | value | badge | tone
    concert | Battle of the bands | Fri 18:30, main stage | Teams of 5 | Register | primary
    theatre | Group dance final | Fri 20:00, open-air theatre | 8 teams | Tonight | success
    robot | Robot race | Sat 10:00, workshop hall | Teams of 3 | 4 places left | warning
    paint | Street painting | Sat 11:00, north lawn | Alone or in pairs | Free | neutral
    microphone | Stand-up evening | Sat 21:00, auditorium | 90 min | Full | danger
    film | Short films of students | Sun 16:00, lecture hall 2 | 12 films | Free | neutral`,
  about:
    'Fifteen minutes each, two songs of your own at least. Drums and amplifiers are there, the jury sits in the first row.',
  facts: '18:30 | Friday\n5 | In a team\n12 | Registered',
  figures: '42 | Events\n3 | Days\n6 | On my list',
  hero: 'Next on the main stage | Battle of the bands | Friday at 18:30, twelve teams | See details',
  tip: 'Registration closes tonight | Robot race has four places left',
  notices: `
    icon | title | subtitle | time
    pin | Group dance moves to the open-air theatre | Same time, 20:00 | 10 min
    star | Results of the quiz are out | Mechanical engineering wins | 1 h
    cloud | Street painting may be on Sunday | If it rains in the morning | 3 h`,
  add: 'Register team',
  use: 'Register',
})
