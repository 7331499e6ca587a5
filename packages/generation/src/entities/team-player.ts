import { defineEntity } from '../entity.ts'

/** Who plays in a team, where, and whether they can. */
export const teamPlayer = defineEntity({
  id: 'team-player',
  words: 'team player, squad player',
  one: 'Player',
  many: 'Players',
  icon: 'users',
  groups: 'Fit, Injured, New',
  fields: `
    Name | person | Omar Haddad
    Number | number | 4
    Position | choice | Defence | Goal, Defence, Midfield, Attack
    Status | choice | Fit | Fit, Injured, Away
    Phone | phone | +49 151 2048`,
  samples: `
    avatar | title | subtitle | badge | tone
    Tomás Rey | Tomás Rey | Number 1, 11 games | Fit | success
    Omar Haddad | Omar Haddad | Number 4, captain | Fit | success
    Kim Osei | Kim Osei | Number 5, knee since Tuesday | Injured | danger
    Mateo Silva | Mateo Silva | Number 8, 10 games | Fit | success
    Jonas Weber | Jonas Weber | Number 10, away until Friday | Away | warning
    Iris Chen | Iris Chen | Number 9, new since October | Fit | success`,
  about: 'Captain since the spring and never late. Can play on both sides if somebody is missing.',
  facts: '11 | Games\n2 | Goals\n94 % | At training',
  figures: '16 | Players | +1\n13 | Fit\n2 | Injured',
  hero: 'New this season | Iris Chen | Number 9, since October | Say hello',
  tip: '13 of 16 are fit | Kim is back in two weeks',
  trend: 'At training | 13 | +2',
  add: 'Add player',
  use: 'Send a message',
})
