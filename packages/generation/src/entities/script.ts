import { defineEntity } from '../entity.ts'

export const script = defineEntity({
  id: 'script',
  words: 'prompter script, teleprompter',
  one: 'Script',
  many: 'Scripts',
  icon: 'type',
  groups: 'Videos, Speeches, Drafts',
  fields: `
    Title | text | Welcome to the workshop
    Text | long | Good morning, and welcome to our workshop by the canal.
    Speed | slider | 42
    Letter size | slider | 64
    Mirrored | switch | no
    Countdown | choice | 3 s | None, 3 s, 5 s`,
  samples: `
    icon | title | subtitle | value
    type | Welcome to the workshop | Video, 142 words | 1:10
    type | Speech for Ana and Tomás | Wedding, 480 words | 4:00
    type | News of the week | School channel, 260 words | 2:10
    type | How the loaf is folded | Video, 118 words | 0:58
    type | Thanks to all helpers | Draft, 64 words | 0:30`,
  about:
    'Good morning, and welcome to our workshop by the canal. I am Lea, and this is the bench where every chair begins. In the next minute I will show you three of them.',
  facts: '142 | Words\n1:10 | Length\n120 | Words a minute',
  figures: '9 | Scripts\n1:10 | Length\n120 | Words a minute',
  hero: 'Go on | Welcome to the workshop | One minute ten at your pace | Read',
  tip: '120 words a minute | Slower looks calmer',
  add: 'New script',
  use: 'Read it',
})
