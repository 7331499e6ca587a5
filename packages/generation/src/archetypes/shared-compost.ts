import { defineArchetype } from '../archetype.ts'

/** Heaps of a neighbourhood: who brings how much; a heap of one's own is `compost-log`. */
export const sharedCompost = defineArchetype({
  id: 'shared-compost',
  words:
    'community compost 44, neighbourhood compost 44, neighborhood compost 44, community composting 44, shared compost 40, compost hub 36, compost collective 36, compost volunteers 30, compost drop-off 36',
  examples: `
    Neighbours bring kitchen scraps to the shared compost and weigh their bucket
    Kilos of each household, points for them, and earth in spring
    Volunteers turn the piles, a rota for the week
    How hot is each pile of our compost, and who looked last
    Drop-off of scraps at the community garden, weighed at the gate
    Compost hub of the quarter: open hours, what may go in, who is there
    School and houses around it compost together
    Scan the bucket, type the weight, get a point for each kilo
    Which heap is open, which one rests, when is there earth to fetch
    Who has the key to the bays on Saturday
    Ranking of streets by kilos kept out of the bin
    Residents compost in three bays behind the town hall`,
  bars: 'checkout cart slots map',
  needs:
    /\b(?:neighbou?r\w*|community|volunteers?|residents|shared|together|people|households?|members|street|collective|hub|drop-?off)\b/i,
  presets: 'natural, warm',
  icon: 'leaf',
  names: 'Bucket and Bay, Warm Heap, Brown and Green',
  entity: 'compost-bucket',
  home: 'shelf focus',
  screens: `
    home | Home | home
    form | Weigh in | plus
    browse | Buckets | list
    browse | Piles | leaf | compost-heap
    stats | Heat | chart | compost-heap | Pile temperature
    week? | Rota | calendar | compost-duty
    leaderboard? | Points | trophy
    detail | Bucket
    profile? | Me | user`,
})
