import { definePage } from './page.ts'

export const teamFines = definePage({
  id: 'team-fines',
  said: 'fines, fine list, list of fines, team fines, penalty list, penalties for being late, late fines, fines for being late, penalty fund, team kitty, team fund, fine box',
  unless: /\b(?:parking|speeding|library|traffic|fantasy|video game)\b/i,
  within: /\b(?:team|football|soccer|handball|hockey|rugby|volleyball|basketball|club|players?|training)\b/i,
  name: 'Fines',
  icon: 'wallet',
  line: '€ 64 in the box',
  content: `
    stats The box
    - € 64 | In it
    - € 18 | Open
    people Open
    - Omar | Late for training, Tuesday | € 5
    - Jonas | Phone rang in the dressing room | € 3
    - Kim | Shirt forgotten | € 10
    rows What costs what
    - clock | Late for training | A minute or ten, the same | € 5
    - flag | Missing without a word | € 15
    - phone | Phone in the dressing room | € 3
    banner heart | Dinner in May | The box pays for it.
    button check | Mark as paid
  `,
})
