import { definePage } from './page.ts'

export const singerQueue = definePage({
  id: 'singer-queue',
  said: 'singers queue, singer queue, queue of singers, singers queue up, queue up, song queue, next up, next singer, singer rotation, sign up to sing, rotation',
  within: /\bkaraoke\b/i,
  name: 'Queue',
  icon: 'list',
  line: 'Omar sings next',
  content: `
    hero Omar, in two minutes | Last Tram North, half a tone lower
    people Singers in the queue
    - Kim and Ana | Low Water, duet | 2nd
    - Iris | Copper and Salt | 3rd
    - Tomás | Paper Moon Road, his first | 4th
    - Lea | Night Lines, again | 5th
    keys
    - next | Next singer
    - up | Move up
    - pause | Short break
    switches
    - “Next up” on screen
    - New singers first
    button plus | Add singer
  `,
})
