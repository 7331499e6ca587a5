import { tipGame } from '../tip-game.ts'
import { defineVarieties } from './variety.ts'

/** What is guessed; without these words it is football. */
export const tipGameVarieties = defineVarieties(tipGame, [
  {
    signs:
      'race 4, races 4, formula 5, motorsport 5, grand prix 5, cycling 4, tour 3, biathlon 5, ski 4, skiing 4, ski jumping 5, horse 3, horses 3, marathon 4, sailing 4, athletics 4, winter sports 5',
    one: 'Race',
    many: 'Races',
    icon: 'flag',
    groups: 'Open, Live, Done',
    without: 'Match, Your tip',
    fields: `
      Race | text | Sunday, pursuit
      First | text | Lund
      Second | text | Brandt
      Third | text | Rey`,
    samples: `
      icon | title | subtitle | value | badge | tone
      flag | Saturday, sprint | 1. Brandt, 2. Lund, 3. Adeyemi | Tipped | 14:20 | success
      flag | Sunday, pursuit | Nothing tipped yet | – | Open | warning
      timer | Friday, relay | Running, your team is second | Live | Now | danger
      trophy | Long distance | You had 1. Lund, exact | +5 | Exact | success
      trophy | Mass start | You had Rey, came fourth | +0 | Missed | neutral
      trophy | Night race | You had two of three | +3 | Podium | primary`,
    about:
      'Five points for the winner, two for each other name on the podium. Tips are open until the start.',
    facts: '1. Lund | Your tip\n14:20 | Start\n5 | Points',
    figures: '64 | Points\n3rd | Of 14\n2 | Open tips',
    hero: 'One tip is open | Sunday, pursuit | Start at 14:20, nine of you have tipped | Tip now',
    tip: 'Two winners in a row | Nobody else in your group has that',
  },
  {
    signs:
      'tennis 4, basketball 4, hockey 4, ice hockey 5, cricket 4, rugby 4, handball 4, volleyball 4, baseball 4, american football 5',
    one: 'Game',
    many: 'Games',
    samples: `
      icon | title | subtitle | value | badge | tone
      trophy | Otters at Night Owls | Today, 19:30 | Otters | Tipped | success
      trophy | Millers at Harbour | Today, 20:00 | – | Open | warning
      flag | Foxes at Rovers | Live, third quarter | Foxes | Live | danger
      flag | Lanterns at Bears | Tuesday, you had Bears by 4 | +3 | Exact | success
      flag | Owls at Anglers | Tuesday, you had Anglers | +0 | Missed | neutral
      flag | Bears at Foxes | Sunday, you had Foxes | +1 | Winner | primary`,
    fields:
      'Match | text | Otters at Night Owls\nYour tip | choice | Otters | Otters, Night Owls\nBy how many | number | 4',
    about: 'Three points with the margin, one for the winner. Tips are open until the first whistle.',
    facts: 'Otters | Your tip\n19:30 | Start\n3 | Points',
    hero: 'One tip is open | Millers at Harbour | Start at 20:00 | Tip now',
  },
  {
    signs:
      'election 5, elections 5, song contest 5, awards 4, oscars 5, reality show 5, tv show 4, talent show 5, weather 3, bake-off 4',
    one: 'Question',
    many: 'Questions',
    icon: 'star',
    groups: 'Open, Closed, Solved',
    samples: `
      icon | title | subtitle | value | badge | tone
      star | Who wins? | Closes Saturday, 21:00 | Number 7 | Tipped | success
      users | Who comes last? | Closes Saturday, 21:00 | – | Open | warning
      chart | Points of the first | Within ten | 412 | Tipped | success
      heart | Who gets your twelve? | Solved on Sunday | +5 | Exact | success
      music | Will it rain confetti? | Solved on Sunday | +1 | Right | primary
      clock | How long does it take? | Solved on Sunday | +0 | Missed | neutral`,
    fields: 'Match | text | Who wins?\nYour tip | text | Number 7',
    about: 'Five points for the exact answer, one when you are close. Tips are open until the show begins.',
    facts: 'No. 7 | Your tip\n21:00 | Closes\n5 | Points',
    hero: 'One tip is open | Who comes last? | Closes on Saturday at 21:00 | Tip now',
  },
])
