import { defineEntity } from '../entity.ts'

export const partyCard = defineEntity({
  id: 'party-card',
  one: 'Card',
  many: 'Cards',
  words: 'party card, dare',
  icon: 'spark',
  groups: 'Easy, Funny, Bold',
  fields: `
    How bold | choice | Funny | Easy, Funny, Bold
    Skip who is out | switch | yes`,
  samples: `
    icon | title | subtitle | tone
    spark | Lea, hum a song until someone names it | Thirty seconds | primary
    spark | Omar, which lie did you tell this week? | Or pay the forfeit | accent
    spark | Everyone who has missed a train stands up | The last one begins | success
    spark | Iris, speak in questions until your next turn | Two rounds | warning
    spark | Kim, describe the person on your left as a meal | No names | primary
    spark | All point at who would get lost in a zoo | Count the fingers | accent`,
  about: 'Thirty seconds, no words. Whoever names the song is next.',
  facts: '12 | Round\n6 | Players\n214 | Cards left',
  figures: '12 | Round\n6 | Players',
  hero: 'Lea’s turn | Lea, hum a song until someone names it | Thirty seconds | Next card',
  tip: 'Six play | Omar has paid three forfeits',
  add: 'Next card',
  use: 'Next card',
})
