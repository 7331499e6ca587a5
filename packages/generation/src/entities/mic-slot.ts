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
    Name | text | Omar Haddad
    Act | choice | Comedy | Song, Poem, Comedy, Story, Other
    Minutes | number | 8
    Needs | choice | Nothing | Nothing, Guitar lead, Piano, Two microphones
    First time | switch | no
    Notes | long | Stops when the lamp is red`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Omar Haddad | Omar Haddad | Comedy, 8 min | 20:24 | On stage | success
    Lea Brandt | Lea Brandt | Two songs, guitar lead | 20:34 | Next | warning
    Kim Osei | Kim Osei | Poem, first time | 20:44 | Here | neutral
    Ana Petrova | Ana Petrova | Song at the piano | 20:50 | Here | neutral
    Tomás Rey | Tomás Rey | Story, 6 min | 21:00 | Not seen yet | neutral
    Iris Chen | Iris Chen | Comedy, 8 min | 21:10 | Here | neutral`,
  about:
    'Eight minutes on night trams and his mother. Needs nothing but the microphone, and stops when the lamp is red.',
  facts: '20:24 | Began\n8 min | Slot\n1st | In the row',
  figures: '11 | Signed up\n4 | Done\n22:05 | Ends about',
  hero: 'On stage | Omar Haddad, comedy | 4:58 of 8 minutes left | Call next',
  tip: 'Two minutes behind | Nobody has to be cut short yet',
  add: 'Sign up',
  use: 'Call next',
})
