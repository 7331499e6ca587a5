import { defineEntity } from '../entity.ts'

export const workout = defineEntity({
  id: 'workout',
  words: 'workout, training, gym session, exercise log, fitness, gym, strength',
  icon: 'dumbbell',
  groups: 'Strength, Running, Mobility, Home',
  fields: `
    Exercise | choice | Squat | Squat, Bench, Deadlift, Row
    Sets | number | 4
    Reps | number | 6
    Weight | text | 86 kg
    Date | date | Thu 19 Nov
    Notes | long | Two reps left in the tank`,
  samples: `
    image | title | subtitle | overline | progress
    strength gym | Squat and hinge | 7 exercises, about 52 minutes | Today, 18:30 | 68
    run track | Easy ten kilometres | 58 min, 5:48 a kilometre | Yesterday | 100
    gym dumbbell | Push day | Bench, press, dips: 24 sets | Tuesday | 100
    yoga stretch | Hips and shoulders | 20 minutes of mobility | Monday | 100
    strength bar | Heavy pulls | Deadlift 118 kg for 3 | Saturday | 100
    run trail | Hill repeats | 8 times 90 seconds | Friday | 100`,
  about:
    'Keep the bar over the middle of the foot. Last week you did 84 kg, so 86 kg for six is honest work.',
  facts: '52 min | Time\n24 | Sets\n86 kg | Top set',
  figures: '612 kcal | Move | +40\n48 min | Exercise | +12\n26 | Day streak',
  hero: 'Next up, 18:30 | Squat and hinge | 7 exercises, about 52 minutes | Start workout',
  tip: 'Week 6 of 8, two sessions to go | You did 84 kg last week; try 86 kg today',
  trend: 'Back squat, best set | 86 kg | +14 kg',
  data: [72, 72, 74, 76, 75, 78, 80, 79, 82, 84, 84, 86],
  labels: ['Sep', 'Oct', 'Nov'],
  add: 'Log workout',
  use: 'Start workout',
})
