import { round } from '../round.ts'
import { defineVarieties } from './variety.ts'

/** What the clock runs for; without these words one works and rests. */
export const roundVarieties = defineVarieties(round, [
  {
    signs:
      'overtime 5, protected time 8, speaking 5, debate 8, debates 8, debating 8, speech timer 8, speeches 5, presentation timer 8, speaker 4, speaking order 8',
    one: 'Speech',
    many: 'Speeches',
    icon: 'mic',
    groups: 'For, Against, Replies',
    fields: `
      Minutes | number | 7
      Bell before the end | number | 1
      Side | choice | For | For, Against
      Points of information | switch | yes
      Sound | choice | Bell | Bell, Knock, None`,
    without: 'Working session, Break session, Long break, Start breaks automatically',
    samples: `
      icon | title | subtitle | value
      mic | Opening, for | Lea, points after minute one | 7 min
      mic | Opening, against | Omar, points after minute one | 7 min
      mic | Second speech, for | Iris | 7 min
      mic | Second speech, against | Kim | 7 min
      mic | Reply, against | Omar, no points | 3 min`,
    about:
      'One bell after the first minute, one before the last, two when time is up. Points are taken in between.',
    facts: '7 min | Time\n1 min | Warning\n2 | Points taken',
    figures: '3 of 6 | Speeches | +1\n24 min | So far\n5 | Points of information',
    hero: 'Speech 3 of 6 | Second speech, for | Iris speaks next, seven minutes | Start speech',
    tip: 'One minute ahead of time | Two points of information taken',
    trend: 'Minutes of each speech | 6:48 | −0:12',
    add: 'Add speech',
    use: 'Start speech',
  },
  {
    signs:
      'hiit 5, tabata 5, interval 4, intervals 4, circuit 4, boxing 5, workout 3, workouts 3, exercise 3, gym 3, training 2, sprints 3',
    one: 'Workout',
    icon: 'bolt',
    groups: 'HIIT, Tabata, Boxing, Mine',
    fields: `
      Work seconds | number | 40
      Rest seconds | number | 20
      Rounds | number | 8
      Beep three seconds before | switch | yes
      Sound | choice | Beep | Beep, Bell, Whistle, Voice`,
    without: 'Working session, Break session, Long break, Start breaks automatically',
    samples: `
      icon | title | subtitle | value
      bolt | Legs and lungs | 40 on, 20 off, eight rounds | 8 min
      bolt | Tabata | 20 on, 10 off, eight rounds | 4 min
      run | Hill sprints | 30 on, 90 off, six rounds | 12 min
      dumbbell | Bag work | 3 min on, 1 off, five rounds | 20 min
      yoga | Plank ladder | 45 on, 15 off, six rounds | 6 min`,
    about: 'Squats, push-ups, lunges, plank, twice through. Beeps three seconds before every change.',
    facts: '40 s | Work\n20 s | Rest\n8 | Rounds',
    figures: '5 | Rounds done | +1\n8 min | In all\n4 | This week',
    hero: 'Round 5 of 8 | Legs and lungs | 40 seconds of work, then 20 of rest | Start round',
    tip: 'Four workouts this week | One more than last week',
    trend: 'Minutes this week | 42 | +8',
    data: [0, 8, 12, 0, 8, 14, 0],
    add: 'Add workout',
    use: 'Start workout',
  },
  {
    signs: 'kitchen 4, cooking 4, egg 4, eggs 4, pasta 4, oven 4, tea 4, steeping 5, baking 3',
    one: 'Timer',
    icon: 'pot',
    groups: 'Running, Kitchen, Tea',
    fields: 'Name | text | Eggs, soft\nMinutes | number | 6\nSound | choice | Bell | Bell, Rooster, Voice',
    without: 'Working session, Break session, Long break, Start breaks automatically',
    samples: `
      icon | title | subtitle | value
      egg | Eggs, soft | Running, bell | 6 min
      pot | Pasta | Running, bell | 9 min
      cake | Bread in the oven | Running, turn at half | 40 min
      cup | Green tea | At 75 degrees | 2 min
      bowl | Rice | Lid stays on | 18 min`,
    about: 'Six minutes from boiling for a soft yolk, then cold water.',
    facts: '6 min | Length\n3 | Running\nBell | Sound',
    figures: '3 | Running\n12 | Saved\n6 | Today',
    hero: 'Next bell in 2:40 | Eggs, soft | Pasta follows three minutes later | Start all',
    tip: 'Three are running | The bread wants to be turned at 18:20',
    trend: 'Timers a week | 24 | +3',
    add: 'Add timer',
    use: 'Start',
  },
  {
    signs: 'chess clock 6, blitz 5, chess 3',
    one: 'Game',
    icon: 'timer',
    groups: 'Blitz, Rapid, Long',
    fields: 'Minutes each | number | 5\nSeconds per move | number | 3\nSound | choice | Click | Click, None',
    without: 'Working session, Break session, Long break, Start breaks automatically',
    samples: `
      icon | title | subtitle | value
      timer | White 3:12, black 2:47 | Now, move 18 | 5 + 3
      timer | Black won on time | Yesterday, 41 moves | 5 + 3
      timer | White won | Sunday, 63 moves | 15 + 10
      timer | Draw | Sunday, 38 moves | 3 + 2`,
    about: 'Five minutes each and three seconds for every move.',
    figures: '3:12 | White\n2:47 | Black\n18 | Move',
    facts: '5 min | Each\n3 s | A move\n41 | Moves',
    trend: 'Games a week | 14 | +3',
    data: [1, 2, 1, 3, 2, 2, 3],
    tip: 'White won on time twice | Both in blitz games',
    hero: 'Move 18 | White to press | 3:12 against 2:47 | Start',
  },
])
