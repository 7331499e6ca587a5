import { defineEntity } from '../entity.ts'

/** One who signed up for the stage of an open evening, and when it is his turn. */
export const micSlot = defineEntity({
  id: 'mic-slot',
  one: 'Act',
  many: 'Running order',
  words: 'open mic, mic slot, performer, stage slot, open stage, act',
  icon: 'mic',
  groups: 'Waiting, On stage, Done',
  fields: `
    Name | text | Lea Brandt
    Act | choice | Song | Song, Poem, Comedy, Story, Other
    Minutes | number | 8
    Needs | choice | Guitar lead | Nothing, Guitar lead, Piano, Two microphones
    First time | switch | no
    Notes | long | Brings her own stool`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Omar Haddad | Omar Haddad | Comedy, 8 min | 20:24 | On stage | success
    Lea Brandt | Lea Brandt | Two songs, guitar lead | 20:34 | Next | warning
    Kim Osei | Kim Osei | Poem, first time | 20:44 | Here | neutral
    Ana Petrova | Ana Petrova | Song at the piano | 20:50 | Here | neutral
    Tomás Rey | Tomás Rey | Story, 6 min | 21:00 | Not seen yet | neutral
    Iris Chen | Iris Chen | Comedy, 8 min | 21:10 | Here | neutral`,
  about:
    'Two songs with her own guitar, one lead is enough. She was here twice this year and keeps her time.',
  facts: '20:34 | About\n8 min | Slot\n2nd | In the row',
  figures: '11 | Signed up\n4 | Done\n22:05 | Ends about',
  hero: 'On stage | Omar Haddad, comedy | 3:12 of 8 minutes left | Call next',
  tip: 'Two minutes behind | Nobody has to be cut short yet',
  add: 'Sign up',
  use: 'Call next',
})
