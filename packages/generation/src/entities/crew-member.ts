import { defineEntity } from '../entity.ts'

/** Who works with one today, and where. */
export const crewMember = defineEntity({
  id: 'crew-member',
  one: 'Colleague',
  many: 'Team',
  words: 'crew member on duty, colleague on duty',
  icon: 'users',
  groups: 'At work, Free, Away',
  fields: `
    Role | text | Team lead
    Phone | phone | +49 151 2048
    At work until | time | 16:00
    Where | place | Linden lane 4`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Lea Brandt | Team lead, office | At work | success
    Omar | Omar Haddad | Linden lane 4, until 16:00 | At work | success
    Kim | Kim Osei | On the way to Mill street | At work | success
    Ana | Ana Petrova | Back on Monday | Away | neutral
    Tomas | Tomás Rey | Old dairy, until 17:30 | At work | success
    Iris | Iris Chen | From 14:00 | Free | primary`,
  about: 'At work since 7:10, until four. Reached best by phone before noon.',
  facts: '7:10 | Since\n16:00 | Until\n31 h | This week',
  figures: '5 | At work\n1 | Away',
  hero: 'Away until Monday | Ana Petrova | Kim stands in | See team',
  tip: 'Five at work, one away | Kim stands in for Ana',
  trend: 'Hours this week | 186 h | +4 h',
  add: 'Add colleague',
  use: 'Call',
})
