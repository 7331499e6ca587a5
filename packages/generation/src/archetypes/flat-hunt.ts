import { defineArchetype } from '../archetype.ts'

export const flatHunt = defineArchetype({
  id: 'flat-hunt',
  words:
    'apartment hunting 20, flat hunting 20, house hunting 20, apartment search 14, find a flat 12, find an apartment 12, flat viewings 10, house viewings 10, compare flats 18, compare apartments 18, flat share 10, flatshare 12, roommate finder 12, pros and cons 5, shortlist 5, moving to a new city 9',
  presets: 'editorial, natural',
  icon: 'building',
  names: 'Third Floor, Morning Sun, Key Found',
  entity: 'flat-visit',
  home: 'shelf',
  screens: `
    home | Search | home
    browse | Flats | building
    compare | Compare
    map | Map | map
    calendar | Viewings | calendar
    saved? | Shortlist | heart
    detail | Flat
    form | Add flat
    profile? | Me | user`,
})
