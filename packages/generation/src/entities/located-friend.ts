import { defineEntity } from '../entity.ts'

export const locatedFriend = defineEntity({
  id: 'located-friend',
  one: 'Person',
  many: 'People',
  words: 'live location, shared location, family member on the map',
  icon: 'pin',
  groups: 'All, Family, Friends',
  fields: `
    Message | text | On my way home
    With | choice | Family | Family, Friends, By link
    For | choice | 1 hour | 15 min, 1 hour, 8 hours, Until I stop
    How exact | choice | Street | House, Street, Town
    Battery too | switch | yes`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea Brandt | Lea | On the way home, 12 min | Live | success
    Omar Haddad | Omar | Harbour market since 9:40 | Live | success
    Iris Chen | Iris | School, since 8:02 | Live | success
    Kim Osei | Kim | Shared until 11:30 | 2 min ago | primary
    Ana Petrova | Ana | Paused since yesterday | Paused | neutral`,
  about:
    'Left the office at 9:28, moves along the river. Battery 64 percent, shares for another forty minutes.',
  facts: '12 min | Away\n64 % | Battery\n40 min | Still shared',
  figures: '5 | People\n3 | Live',
  hero: 'On the way | Lea | Home in twelve minutes | Look',
  tip: 'You are seen by five | Until 11:30, street only',
  trend: 'Hours shared | 3 | +1',
  add: 'Share location',
  use: 'Ask where',
})
