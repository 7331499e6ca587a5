import type { Gadget } from './gadget.ts'

/** For those who stand at the edge of a field with a watch, a whistle or a pencil. */
export const sideline: readonly Gadget[] = [
  {
    id: 'golf-distance',
    called:
      /\bgolf (?:range ?finder|gps|distances?|caddie|caddy|yardage)\b|\bgolf\b[^.]{0,30}\b(?:distance to|yardages?|club distances)\b/i,
    unless: /\b(?:tee times?|bookings?|clubhouse|members)\b/i,
    icon: 'flag',
    presets: 'natural, clean',
    names: 'Seven Iron, Back of the Green, One Forty-two',
    sheets: [
      {
        name: 'Hole',
        title: 'Hole 7, par 4',
        icon: 'flag',
        content: `
          map Hole 7 from above | You, Bunker left, Green, Water
          stats
          - 138 m | Front
          - 146 m | Middle
          - 155 m | Back
          rows Hazards
          - warning | Bunker left | Carry 121 m
          - drop | Water | Reach 98 m, carry 112 m
          banner wave | Wind 14 km/h against | Plays like 158 m
          hero 6 iron | 158 m with wind and two metres uphill
          keys
          - back | Hole 6
          - target | Measure shot
          - skip | Hole 8`,
      },
      {
        name: 'Clubs',
        title: 'Club distances',
        icon: 'list',
        content: `
          rows Club distances
          - target | Driver | Average 208 m, spread 24 m | 62 shots
          - target | 5 iron | Average 164 m | 41 shots
          - target | 7 iron | Average 142 m | 58 shots
          - target | Pitching wedge | Average 104 m | 49 shots
          - target | Sand wedge | Average 72 m | 37 shots
          button plus | Add club`,
      },
      {
        name: 'Round',
        title: 'This round',
        icon: 'trophy',
        said: /\b(?:scores?|rounds?|scorecard|putts|handicap|statistic\w*|shots?)\b/i,
        content: `
          stats
          - 31 | Strokes
          - +3 | To par
          - 12 | Putts
          rows Scorecard
          - flag | 1, par 4 | Fairway hit, 2 putts | 5
          - flag | 2, par 3 | Green hit, 2 putts | 3
          - flag | 3, par 5 | Bunker, 2 putts | 6
          button check | Enter score`,
      },
    ],
  },
  {
    id: 'referee-watch',
    called:
      /\b(?:referee|umpire|ref) (?:watch|timer|app|tool|assistant|companion|notebook)\b|\bapp (?:for|that helps) (?:[\w-]+ )?(?:referees|umpires)\b|\breferees?\b[^.]{0,40}\b(?:stoppage time|cards|whistle|half[- ]time)\b/i,
    unless:
      /\b(?:appoint\w+|assign\w+|federation|fees|courses?|volleyball|tennis|cricket|baseball|badminton)\b/i,
    icon: 'timer',
    presets: 'bold, dark-pro',
    names: 'Plus Three, Advantage, Last Whistle',
    sheets: [
      {
        name: 'Match',
        title: 'Harbour – Mill Street',
        icon: 'timer',
        content: `
          ring First half | 0.7 | 31:24 | stoppage time 1:40 | up
          keys
          - repeat | Half-time
          - pause | Stoppage
          - plus | Add minute
          cells Score
          - Harbour 1 : 0 Mill_Street
          tiles What happened
          - target | Goal
          - warning | Yellow card
          - close | Red card
          - repeat | Substitution
          - heart | Injury
          - back | Undo`,
      },
      {
        name: 'Events',
        title: 'Match report',
        icon: 'list',
        content: `
          timeline Match report
          - 28′ Yellow card, Mill Street 4 | Holding
          - 19′ Substitution, Harbour | 14 for 9
          - 12′ Goal, Harbour 10 | 1 : 0
          - 0′ Kick-off | Mill Street
          button share | Send report`,
      },
      {
        name: 'Set-up',
        title: 'Half length and teams',
        icon: 'settings',
        content: `
          fields
          - Home | text | Harbour
          - Away | text | Mill Street
          - Half length in min | number | 45
          - Substitutions | number | 5
          chips Sport | * Football, Futsal, Handball, Rugby, Hockey
          switches
          - Vibrate at full time
          - Track runs by GPS
          - x Sin bin, ten minutes`,
      },
    ],
  },
  {
    id: 'tactic-board',
    called:
      /\b(?:tactic(?:s|al)? boards?|formation (?:board|builder|maker|editor)|(?:coach(?:ing)?|play|drill) ?boards?(?! games?\b)|playbook|lineup builder)\b/i,
    unless: /\b(?:theatre|marketing|sales|incident|surf)\b/i,
    icon: 'grid',
    presets: 'natural, bold',
    names: 'Four Three Three, Second Ball, Wide Man',
    sheets: [
      {
        name: 'Board',
        title: 'Formation 4-3-3',
        icon: 'grid',
        content: `
          cells Pitch
          - . 11 . 9 . 7 .
          - . . . . . . .
          - . 8 . . . 10 .
          - . . . 6 . . .
          - 3 . 4 . 5 . 2
          - . . . 1 . . .
          chips Formation | * 4-3-3, 4-4-2, 3-5-2, 4-2-3-1, Free
          keys
          - edit | Draw arrow
          - plus | Player
          - target | Ball
          - back | Undo
          chips Sport | * Football, Basketball, Handball, Hockey, Volleyball`,
      },
      {
        name: 'Drills',
        title: 'Animated drills',
        icon: 'play',
        content: `
          image run
          button play | Play drill
          steps Drill, frame by frame
          - 6 plays to 8 | 8 turns
          - 7 runs behind the back line | Ball into space
          - 9 pulls two defenders away | Cross from the right
          rows Animated drills
          - play | Third man run | 4 frames | Attack
          - play | Pressing trap on the wing | 6 frames | Defence
          - play | Corner, near post | 5 frames | Set piece
          button plus | New frame`,
      },
      {
        name: 'Line-up',
        icon: 'users',
        said: /\b(?:line-?ups?|players?|squad|team|share|substitut\w+)\b/i,
        content: `
          people Line-up
          - Lea Brandt | 1, goalkeeper
          - Omar Haddad | 6, holding midfielder
          - Kim Osei | 9, striker
          - Tomás Rey | 11, left wing
          button share | Share as picture`,
      },
    ],
  },
  {
    id: 'shot-chart',
    called:
      /\b(?:shot (?:charts?|tracker|map)|box scores?|(?:basketball|handball|hockey|football) (?:stats|statistics) (?:tracker|sheet|for coaches|keeper))\b/i,
    unless: /\b(?:nba|live scores|news|golf|fantasy|vaccin\w+|photograph\w+)\b/i,
    icon: 'target',
    presets: 'bold, dark-pro',
    names: 'Off the Glass, Left Corner Three, Box Score',
    sheets: [
      {
        name: 'Shots',
        title: 'Shot chart',
        icon: 'target',
        content: `
          cells Court, ● made, ○ missed
          - ○ . . ◎ . . ●
          - . ● . . . ○ .
          - . . ● . ● . .
          - ○ . . ○ . . ●
          - . . ● . . ○ .
          chips Player | * 7 Lea, 10 Omar, 14 Kim, Team
          keys
          - check | Made
          - close | Missed
          - back | Undo
          stats
          - 9 of 17 | Shots
          - 3 of 7 | From three
          - 53 % | Field goals`,
      },
      {
        name: 'Box score',
        icon: 'rows',
        content: `
          cells Box score
          - No PTS REB AST STL TO
          - 7 18 4 6 2 1
          - 10 12 9 1 0 3
          - 14 8 6 2 3 2
          - Sum 61 34 18 9 11
          tiles Count
          - plus | Rebound
          - plus | Assist
          - plus | Steal
          - plus | Block
          - plus | Turnover
          - plus | Foul`,
      },
      {
        name: 'Games',
        icon: 'clock',
        content: `
          rows Games
          - trophy | Harbour United | Today, third quarter | 61 : 58
          - trophy | Mill Street | Sun 15 Nov | 74 : 69
          - trophy | Linden Rovers | 8 Nov | 66 : 71
          line Field goals in percent | 41, 44, 39, 47, 45, 50, 53 | , , , , , , now
          button share | Share as PDF`,
      },
    ],
  },
  {
    id: 'judging-sheet',
    called:
      /\b(?:judg(?:ing|es?'?) (?:sheets?|cards?|scores?|app|panel)|jury (?:sheet|scoring|app)|scoring (?:sheet|form)s? for judges)\b/i,
    unless: /\b(?:court|legal|law|elections?)\b/i,
    icon: 'edit',
    presets: 'clean, bold',
    names: 'Nine Point Four, Deductions, Panel of Five',
    sheets: [
      {
        name: 'Judge',
        title: 'Start 12, Ana Petrova',
        icon: 'edit',
        content: `
          sliders
          - Difficulty | 58
          - Execution | 84
          - Artistry | 76
          tiles Deductions
          - minus | Small, 0.1
          - minus | Medium, 0.3
          - minus | Large, 0.5
          - warning | Fall, 1.0
          stats
          - 5.6 | Difficulty
          - 8.4 | Execution
          - 13.9 | Total
          fields
          - Remark | text | Step on landing
          button check | Submit score
          quiet back | Undo`,
      },
      {
        name: 'Ranking',
        icon: 'trophy',
        content: `
          rows Ranking
          - trophy | 1. Kim Osei | Difficulty 5.8, execution 8.7 | 14.5
          - trophy | 2. Ana Petrova | Difficulty 5.6, execution 8.4 | 13.9
          - trophy | 3. Tomás Rey | Difficulty 5.2, execution 8.5 | 13.7
          switches
          - Drop highest and lowest`,
      },
      {
        name: 'Starts',
        title: 'Starting list',
        icon: 'list',
        content: `
          rows Starting list
          - user | 12 Ana Petrova | Floor | Now
          - user | 13 Elias Lund | Floor | Next
          - user | 14 Iris Chen | Floor
          people Judges
          - Mara Vogt | Execution | 8.4
          - Jonas Weber | Execution | 8.5
          - Priya Nair | Difficulty | 5.6`,
      },
    ],
  },
]
