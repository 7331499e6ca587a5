import { definePage } from './page.ts'

export const whoIsIn = definePage({
  id: 'who-is-in',
  said: 'who is coming, who is coming to training, who comes, attendance, who is in, availability, say yes or no, accept or decline, approve or decline, in or out, training attendance, yes or no',
  unless: /\b(?:school|class|pupils|students|employees|staff|wedding|office|festival)\b/i,
  within: /\b(?:team|training|practice|rehearsals?|choir|band|squad|match)\b/i,
  name: 'Who is in',
  icon: 'check',
  line: 'Nine are in, three are out',
  content: `
    hero Thursday, 19:00 | At the usual place. Are you in?
    chips Your answer | I am in, Not sure, I am out
    stats So far
    - 9 | In
    - 3 | Out
    - 2 | Open
    people In
    - Omar | Brings the key
    - Kim | Ten minutes later
    - Ana | Since Monday
    people Out
    - Jonas | Away until Friday
    - Iris | A cold
    button send | Remind the missing two
  `,
})
