import { defineArchetype } from '../archetype.ts'

/** Beaches and shores rated by those who are there, with litter and photos; samples and lab values are `bathing-water`. */
export const beachReports = defineArchetype({
  id: 'beach-reports',
  words:
    'beach quality 26, quality of beaches 40, quality of local beaches 44, beach cleanliness 36, clean beaches 26, beach report 30, beach reports 30, rate beaches 30, beach reviews 28, beach clean-up 26, beach cleanup 26, beach cleanups 26, trash on beaches 34, litter on the beach 30, trash on the beach 34, beaches near me 20, local beaches 24, beach finder 24',
  examples: `
    Is the beach clean today? People who are there say so with a photo
    Rate the sand, the water and the bins, and show where litter lies
    Find a clean, quiet beach near me for the children
    Report trash on the shore with a picture and where it is
    Beach clean-ups: where, when, who comes, how many bags
    Check the beach before we drive: crowded, jellyfish, seaweed, parking
    Locals verify how good their beaches are and everybody sees the score
    No broken glass on the sand, please: who has been there this week
    Volunteers count plastic along the coast by kind
    Surfers and families share how the strand looks this morning
    Lakeside bathing spots rated by visitors with pictures of the day
    Stars for every cove on the island, newest photos first
    Tell the town that the bins at the bay are full`,
  bars: 'cart checkout slots',
  presets: 'natural, playful',
  icon: 'wave',
  names: 'Clear Cove, Bare Feet, Tide Line',
  entity: 'beach-report',
  home: 'shelf',
  screens: `
    home | Nearby | home
    browse | Beaches | wave
    map? | Map | map
    form | Check a beach | camera | | | | verify, self-verify, check, rate, report, take pictures, trash, litter
    feed! | Photos | image | | | | pictures, photos, pictures of beaches, latest photos
    detail | Beach
    saved? | Saved | heart
    notifications? | Alerts | bell
    stats? | Numbers | chart
    profile | Me | user`,
})
