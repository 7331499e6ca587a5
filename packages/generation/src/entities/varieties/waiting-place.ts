import { waitingPlace } from '../waiting-place.ts'
import { defineVarieties } from './variety.ts'

/** Where else one waits; without these words it is a park with rides. */
export const waitingPlaceVarieties = defineVarieties(waitingPlace, [
  {
    signs:
      'border 9, borders 9, border crossing 9, border crossings 9, customs 8, lorry drivers 7, lorries 7',
    one: 'Crossing',
    many: 'Crossings',
    icon: 'truck',
    groups: 'Open, Long queue, Closed',
    fields: `
      Where | place | Linden bridge
      Minutes | number | 40
      Direction | choice | Leaving | Leaving, Entering
      Vehicle | choice | Lorry | Lorry, Car, Bus
      Seen at | time | 9:40
      Notes | long | Two of three lanes open`,
    samples: `
      icon | title | subtitle | value | badge | tone
      truck | Linden bridge | Lorries, open day and night | 40 min | Middle | warning
      truck | Old pass | Lorries until 20:00 | 15 min | Short | success
      truck | Harbour ferry gate | Lorries, 6:00 to 22:00 | 2 h 10 | Long | danger
      car | Mill bridge | Cars only, open day and night | 5 min | Short | success
      truck | Station road | Closed on Sundays | 35 min | Middle | warning
      truck | Forest road | Closed until Monday | Closed | Closed | neutral`,
    about: 'Open day and night, lorries on lanes two and three. Forty minutes at 9:38, told by four drivers.',
    facts: '40 min | Lorries\n0 to 24 | Open\n4 | Reports',
    figures: '40 min | On average\n2 | Short\n1 | Closed',
    hero: 'Shortest for lorries | Old pass | 15 minutes, open until 20:00 | Show the way',
    tip: 'Shortest before six | On weekdays, by the last six weeks',
    trend: 'Minutes of waiting | 40 | −10',
    add: 'Report a wait',
    use: 'Show the way',
  },
  {
    signs: 'hitchhiking 9, hitchhike 9, hitchhiker 9, hitchhikers 9, hitch 7',
    one: 'Spot',
    many: 'Spots',
    icon: 'thumb',
    groups: 'Good, Slow, Avoid',
    without: 'Direction, Photo',
    fields: `
      Where | place | Ramp north
      Towards | text | Harbour and coast
      Waiting time | text | 20 min
      Rating | choice | 4 | 1, 2, 3, 4, 5
      Comment | long | Room to stop, slow traffic, shade after noon`,
    samples: `
      icon | title | subtitle | value | badge | tone
      thumb | Ramp north | Towards the coast, room to stop | 20 min | ★ 4.6 | success
      thumb | Petrol station Linden | Ask drivers, toilets, shop | 15 min | ★ 4.8 | success
      thumb | Roundabout east | Slow cars, no shade | 45 min | ★ 3.4 | warning
      thumb | Last bus stop | Local traffic only | 1 h 10 | ★ 2.6 | danger
      thumb | Harbour gate | Lorries to the ferry | 35 min | ★ 4.1 | success`,
    about:
      'Behind the traffic light, where cars are slow and can stop. Noor: “Two rides in ten minutes, bring a sign.”',
    facts: '20 min | Waiting\n★ 4.6 | Rating\n31 | Comments',
    figures: '20 min | On average\n5 | Spots near you\n31 | Comments',
    hero: 'Best near you | Petrol station Linden | 15 minutes, 4.8 stars | Show the way',
    tip: 'Mornings are best | Half the waiting time of the evening',
    trend: 'Minutes of waiting | 20 | −6',
    add: 'Add spot',
    use: 'Show the way',
  },
])
