import type { Gadget } from './gadget.ts'

/** Clocks to be learned from and played by. */
export const tableClocks: readonly Gadget[] = [
  {
    id: 'clock-reading',
    called:
      /\b(?:learn\w*|teach\w*|practi[sc]\w*)\b[^.]{0,24}\b(?:tell(?:ing)? (?:the )?time|read(?:ing)? (?:the |a |an )?(?:analog(?:ue)? )?clocks?|clock)\b/i,
    icon: 'clock',
    presets: 'playful, warm',
    names: 'Quarter Past, Big Hand, Half Past Nine',
    sheets: [
      {
        name: 'Practise',
        title: 'What time is it?',
        icon: 'clock',
        content: `
          cells Analogue clock
          - . 11 12 1 .
          - 10 . ┃ . 2
          - 9 ━ ● . 3
          - 8 . . . 4
          - . 7 6 5 .
          button | Nine o’clock
          quiet | Quarter to twelve
          quiet | Half past nine
          stats
          - 7 of 10 | Right
          - 3 | Stars
          - Quarters | Level
          keys
          - volume | Say it
          - bulb | Help
          - skip | Next`,
      },
      {
        name: 'Set the hands',
        icon: 'edit',
        content: `
          hero Set it to quarter past four | Drag the big and the small hand
          sliders
          - Small hand | 35
          - Big hand | 25
          chips Clock | * 12 hours, 24 hours, Digital beside
          button check | Done`,
      },
      {
        name: 'Levels',
        icon: 'trophy',
        content: `
          rows Levels
          - star | Full hours | 20 of 20 | 3 stars
          - star | Half hours | 18 of 20 | 3 stars
          - star | Quarters | 7 of 20 | 1 star
          - lock | Five minutes | After quarters
          - lock | How long until? | After five minutes
          people Children
          - Ida | Quarters | 7 stars
          - Ben | Full hours | 3 stars`,
      },
    ],
  },
  {
    id: 'turn-timer',
    called:
      /\b(?:(?:board ?game|game|turn|player) (?:turns? )?(?:timer|clock)s?|(?:timer|clock) for (?:board ?games?|games?|players?'?) ?(?:turns|nights?|rounds)?)\b/i,
    unless:
      /\b(?:chess|go clock|hiit|tabata|boxing|workout|video game|play ?time|children|screen time|release|countdown to)\b/i,
    icon: 'timer',
    presets: 'bold, playful',
    names: 'Your Go, Slow Omar, Next Player',
    sheets: [
      {
        name: 'Turn',
        title: 'Lea’s turn',
        icon: 'timer',
        content: `
          ring Turn of Lea | 0.62 | 1:14 | of 2 minutes | down
          button arrowRight | Next player
          keys
          - back | One back
          - pause | Pause
          - plus | 30 seconds
          rows Total time of each player
          - user | Lea | 9 turns, longest 3:10 | 12:40
          - user | Omar | 9 turns, longest 6:02 | 24:18
          - user | Kim | 8 turns, longest 2:20 | 9:55`,
      },
      {
        name: 'Players',
        title: 'Players and limits',
        icon: 'users',
        content: `
          people Players
          - Lea | Red | First
          - Omar | Blue | Second
          - Kim | Green | Third
          button plus | Add player
          chips Turn length | No limit, 1 min, * 2 min, 5 min
          switches
          - Sound, last ten seconds
          - x Random order each round
          - Tap anywhere to pass`,
      },
      {
        name: 'Games',
        title: 'Times by game',
        icon: 'clock',
        content: `
          rows Games
          - game | Salt Harbour | Sunday, 3 players | 1:18 h
          - game | The Orchard Keepers | 8 November, 4 players | 0:52 h
          chart Minutes of each player | 12, 24, 10 | Lea, Omar, Kim`,
      },
    ],
  },
  {
    id: 'colour-guess',
    called:
      /\b(?:guess\w*|train\w*|test\w*)\b[^.]{0,30}\b(?:hex (?:codes?|values?|colou?rs?)|rgb (?:values?|codes?|colou?rs?)|colou?r (?:perception|codes?|sense|vision skills))\b/i,
    unless: /\b(?:blind\w*|mastermind|players?|rules)\b/i,
    icon: 'palette',
    presets: 'playful, bold',
    names: 'Almost Teal, FF6347, Eye for Colour',
    sheets: [
      {
        name: 'Guess',
        title: 'Which value is it?',
        icon: 'palette',
        content: `
          hero #1F9E8A | Pick the colour with this hex value
          tiles Colours
          - palette | Teal
          - palette | Moss
          - palette | Sea blue
          - palette | Grass
          stats
          - 8 of 10 | Right
          - 14 | Best run
          - 6 % | Average error
          chips Guess | * Colour of a value, Value of a colour, Mix it`,
      },
      {
        name: 'Mix',
        title: 'Mix the colour',
        icon: 'edit',
        content: `
          image abstract
          sliders
          - Red | 12
          - Green | 62
          - Blue | 54
          hero #1F9E8A | Your guess, 94 % alike
          button check | Compare`,
      },
      {
        name: 'Progress',
        icon: 'chart',
        content: `
          line Average error in percent | 14, 12, 11, 9, 8, 7, 6 | F, S, S, M, T, W, T
          rows Hard for you
          - palette | Dark violets | 11 % off
          - palette | Pale greens | 9 % off`,
      },
    ],
  },
]
