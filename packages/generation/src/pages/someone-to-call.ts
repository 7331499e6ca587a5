import { definePage } from './page.ts'

export const someoneToCall = definePage({
  id: 'someone-to-call',
  said: 'someone to call, somebody to call, someone to call when hard, people to call, call someone, call a friend, sponsor, my sponsor, call my sponsor',
  within: /\b(?:drink\w*|alcohol|sober|sobriety|smok\w+|gambl\w+|addict\w*|panic|anxiety|clean)\b/i,
  name: 'Call',
  icon: 'phone',
  line: 'Omar is there until eleven',
  content: `
    hero You need not do this alone | One call is often enough. Say only: it is hard right now.
    people First
    - Omar | Sponsor, until 23:00 | Call
    - Kim | Knows about it, at any time | Call
    - Lea | Sister, after six | Call
    rows Always
    - phone | Help line | Day and night, free
    - users | Meeting tonight | 19:30, Mill street 4
    steps Until somebody answers
    - Drink a glass of water
    - Go outside, ten minutes
    - Write down what set it off
    button send | Write to all three
  `,
})
