import { defineEntity } from '../entity.ts'

export const mission = defineEntity({
  id: 'mission',
  words: 'mission, rescue, deployment, callout, emergency response',
  icon: 'flag',
  groups: 'Running, Planned, Closed',
  fields: `
    Name | text | Hut path, two hikers
    Kind | choice | Search | Search, Recovery, Medical, Drill
    Priority | choice | High | Low, High, Urgent
    Place | place | Hut path, 1,840 m
    Team | person | Ana Petrova
    Started | time | 14:20
    Log | long | Fog from 15:00, second team by the east side`,
  samples: `
    icon | title | subtitle | value | badge | tone
    flag | Hut path, two hikers | Search, 8 on the way | 14:20 | Running | danger
    stethoscope | Chimney route, ankle | Medical, team 2 | 12:05 | Running | warning
    flag | East face, drill | Drill, 12 members | Sat | Planned | primary
    car | Lake road, stuck van | Recovery | Wed | Closed | neutral
    paw | Gully, dog | Recovery, 2 hours | Sun | Closed | neutral
    flag | Ridge, lost group | Search, all well | 8 Nov | Closed | neutral`,
  about:
    'Two hikers, last call at 13:50 from the fork above the hut. Fog from three, the second team goes by the east side.',
  facts: '14:20 | Started\n8 | Members\n1,840 m | Height',
  figures: '2 | Running\n14 | On call\n11 min | To the first team',
  hero: 'Running since 14:20 | Hut path, two hikers | Eight members on the way | Open mission',
  tip: 'Radio on channel 3 | Channel 5 is for the helicopter',
  trend: 'Missions | 9 | +2',
  add: 'New mission',
  use: 'Update log',
})
