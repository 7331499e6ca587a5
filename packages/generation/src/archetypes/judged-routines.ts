import { defineArchetype } from '../archetype.ts'

/** Sports in which judges give points: synchronised swimming, figure skating, gymnastics, diving, cheer. */
export const judgedRoutines = defineArchetype({
  id: 'judged-routines',
  words:
    'synchronised swimming 30, synchronized swimming 30, artistic swimming 60, figure skating 16, figure skaters 16, gymnastics scores 60, gymnastics meet 54, rhythmic gymnastics 60, diving scores 60, cheerleading competition 54, cheer judges 54, scores per judge 60, figure scores 60, judges scores 50, judges give 44, without highest and lowest 60, highest and lowest 34, dressage scores 50, vaulting scores 50, trampoline scores 50, dance competition judges 54, baton twirling 60, judge sheets 54',
  examples: `
    Gymnastics: five judges, drop the best and the worst, average, difficulty added
    Skating coach: programme with elements, levels and grade of execution, music
    Dance competition with judges on tablets, criteria, ranking at once
    Divers: degree of difficulty times points, round by round
    My swimmers' figures with marks of each judge over the season
    Cheer squad: routine by eight counts, music, deductions
    Vaulting horses and riders, marks for technique and art
    Who improved most since spring, per element
    Routine notes with music file and who swims where
    Dressage test sheet with marks and remarks per movement
    Twirling contest with start order and marks
    Compare my marks with those of the panel`,
  unless: /\b(?:recipes?|cooking contest|film|talent show)\b/i,
  bars: 'cart slots map',
  presets: 'bold, clean',
  icon: 'medal',
  names: 'Seven Point Five, Out of Ten, Panel',
  entity: 'scored-routine',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Scores | medal | | | | scores, figure scores, scores per judge, marks, judges, average, figures
    people | Squad | users | squad-member | | | swimmers, athletes, skaters, gymnasts, team, members
    browse! | Routines | music | practice-routine | | | routines, routine, music, programmes, choreography
    stats | Season | chart
    leaderboard? | Ranking | trophy
    detail | Score
    form | Enter scores | | | | | score, scores, judges, marks
    settings? | Settings | settings`,
})
