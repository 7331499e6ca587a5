import { defineEntity } from '../entity.ts'

export const waitingPlace = defineEntity({
  id: 'waiting-place',
  one: 'Place',
  many: 'Places',
  words: 'waiting time, wait time, queue time, theme park ride',
  icon: 'hourglass',
  groups: 'Short, Long, Closed',
  fields: `
    Where | place | Water ride
    Minutes | number | 20
    Direction | choice | Main queue | Main queue, Single riders
    Seen at | time | 9:40
    Photo | photo | crowd
    Notes | long | Moves steadily`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wave | Water ride | Moves steadily, told at 9:38 | 20 min | Middle | warning
    train | Mine train | Told at 9:35 | 5 min | Short | success
    spark | Big wheel | Told at 9:40 | 10 min | Short | success
    flag | Launch tower | Stopped twice this morning | 45 min | Long | danger
    car | Bumper cars | Told at 9:31 | 15 min | Middle | warning
    moon | Ghost house | Opens at 11:00 | Closed | Closed | neutral`,
  about: 'Twenty minutes at 9:38, told by four people. On Thursdays it is shortest after four.',
  facts: '20 min | Now\n9:00 to 18:00 | Open\n4 | Reports',
  figures: '20 min | On average\n3 | Short\n1 | Closed',
  hero: 'Shortest now | Mine train | Five minutes, 240 metres from here | Show the way',
  tip: 'Shortest after four | On Thursdays, by the last six weeks',
  trend: 'Minutes of waiting | 20 | −6',
  add: 'Report a wait',
  use: 'Show the way',
})
