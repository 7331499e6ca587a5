import { partyCard } from '../party-card.ts'
import { defineVarieties } from './variety.ts'

/** Cards of one game; without these words tasks of all sorts. */
export const partyCardVarieties = defineVarieties(partyCard, [
  {
    signs: 'never have i ever 9, i have never 8',
    samples: `
      icon | title | subtitle | tone
      spark | Never have I ever missed a flight | Drink or put down a finger | primary
      spark | Never have I ever lied about my age | Easy | accent
      spark | Never have I ever sung on a stage | Easy | success
      spark | Never have I ever read somebody’s diary | Bold | warning
      spark | Never have I ever fallen asleep at the cinema | Easy | primary
      spark | Never have I ever sent a message to the wrong person | Funny | accent`,
    about: 'Whoever has done it puts a finger down. The last one with fingers up has won.',
    hero: 'Card 12 | Never have I ever missed a flight | Whoever has puts a finger down | Next card',
    tip: 'Six play | Omar has two fingers left',
  },
  {
    signs: 'would you rather 9',
    samples: `
      icon | title | subtitle | tone
      spark | Would you rather fly or be invisible? | Everyone votes | primary
      spark | Would you rather never cook or never wash up? | Everyone votes | accent
      spark | Would you rather know when or know why? | Bold | success
      spark | Would you rather live at sea or in the woods? | Easy | warning
      spark | Would you rather speak all languages or play all instruments? | Easy | primary`,
    about: 'All vote at once. Whoever stands alone explains it.',
    hero: 'Card 12 | Would you rather fly or be invisible? | All vote at once | Next card',
    tip: 'Six play | Four would fly',
  },
  {
    signs: 'charades 9, act it out 7, heads up 7, forehead 6, guess the word 6',
    groups: 'Animals, Films, Jobs',
    samples: `
      icon | title | subtitle | tone
      star | Penguin on ice | Animals | primary
      star | Somebody parks a lorry | Jobs | accent
      star | A kettle that boils | Things | success
      star | Night at the museum | Films | warning
      star | Tightrope walker | Jobs | primary
      star | A cat meets a cucumber | Animals | accent`,
    fields: 'Topic | choice | Animals | Animals, Films, Jobs\nSeconds | choice | 60 | 30, 60, 90',
    without: 'How bold',
    about: 'No words, no pointing. Sixty seconds, a point for each guessed.',
    facts: '60 s | A turn\n2 | Teams\n214 | Cards left',
    figures: '14 | Owls\n12 | Knots',
    hero: 'The Owls act | Penguin on ice | Sixty seconds, no words | Next card',
    tip: 'Two teams | The Owls lead by two',
  },
  {
    signs:
      'mafia 9, werewolf 9, werewolves 9, spyfall 9, secret role 8, secret roles 8, imposter 8, impostor 8, the spy 7',
    one: 'Role',
    many: 'Roles',
    icon: 'moon',
    groups: 'Town, Mafia, Special',
    fields:
      'Players | number | 8\nMafia | choice | 2 | 1, 2, 3\nDoctor | switch | yes\nDetective | switch | yes',
    without: 'How bold, Skip who is out',
    samples: `
      icon | title | subtitle | tone
      users | Townsperson | Sleeps at night, votes by day | primary
      moon | Mafia | Knows the others, chooses at night | danger
      heart | Doctor | Saves one each night | success
      search | Detective | Asks about one each night | accent
      star | Mayor | Counts twice when you vote | warning`,
    about: 'The town sleeps, the mafia chooses. In the morning all talk, then all vote.',
    facts: '8 | Players\n2 | Mafia\n3 | Nights',
    figures: 'Night 3 | Now\n6 of 8 | Still in',
    hero: 'Night 3 | The town sleeps | Pass the phone on, look at your role alone | Next card',
    tip: 'Six of eight are left | One of them is of the mafia',
    add: 'Next card',
    use: 'Show role',
  },
  {
    signs: 'truth or dare 9, truth and dare 9',
    samples: `
      icon | title | subtitle | tone
      spark | Truth: which lie did you tell this week? | Omar | primary
      spark | Dare: hum a song until someone names it | Lea, thirty seconds | accent
      spark | Truth: whose messages do you read first? | Kim | success
      spark | Dare: speak in questions until your next turn | Iris | warning
      spark | Truth: what did you never give back? | Ana | primary
      spark | Dare: call the last number, say happy birthday | Tomás | accent`,
    fields:
      'How bold | choice | Funny | Easy, Funny, Bold\nFirst | choice | Choose | Choose, By turns, By chance',
    about: 'Truth or dare, each in turn. Whoever passes pays a forfeit.',
    hero: 'Lea’s turn | Dare: hum a song until someone names it | Thirty seconds | Next card',
  },
])
