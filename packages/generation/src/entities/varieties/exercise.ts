import { exercise } from '../exercise.ts'
import { defineVarieties } from './variety.ts'

/** What one trains; without these words one breathes and stretches. */
export const exerciseVarieties = defineVarieties(exercise, [
  {
    signs:
      'panic 6, panic attack 8, panic attacks 8, anxiety attack 8, anxiety attacks 8, agoraphobia 6, hyperventilation 6',
    also: 'technique, grounding technique, coping technique, breathing technique, method',
    samples: `
      image | title | subtitle | overline
      breath | Four in, six out | Slows the heart in two minutes | 2 min
      meditation | Five things you see | Brings you back to the room | 3 min
      stretch yoga | Drop the shoulders | Tense and let go, from head to feet | 6 min
      lake | Cold water, warm hands | Works when all is too much | 1 min
      forest walk | Walk and count | Ten steps, then ten again | 8 min
      sleep night | Heavy blanket | For nights that will not end | 12 min`,
    about:
      'Breathe in through the nose for four, out through the mouth for six. Let the shoulders fall with each breath. It passes, even if you do nothing.',
    hero: 'Right now | This will pass | Breathe with me: in for four, out for six | Help me now',
    tip: 'Practise when you are calm | Then it works by itself when you need it',
  },
  {
    signs:
      'workout 5, workouts 5, gym 5, sets 4, reps 5, strength 4, fitness 4, muscle 4, lift 3, barbell 5, trainer 2',
    one: 'Exercise',
    icon: 'dumbbell',
    groups: 'Legs, Push, Pull, Core',
    fields: `
      Sets | number | 3
      Reps | number | 12
      Weight | text | 40 kg
      Muscle group | choice | Legs | Legs, Push, Pull, Core
      Notes | long | Slow on the way down`,
    without: 'Length, Kind, Level, Reminder',
    samples: `
      image | title | subtitle | overline
      strength gym | Squat | 3 sets of 12 | Legs
      gym dumbbell | Bench press | 4 sets of 8 | Push
      strength bar | Deadlift | 3 sets of 5 | Pull
      stretch yoga | Plank | 3 times 60 seconds | Core
      gym dumbbell | Shoulder press | 3 sets of 10 | Push
      strength gym | Lunges | 3 sets of 12 | Legs`,
    about:
      'Keep your back straight and your feet flat. Breathe out on the way up and take two minutes between the sets.',
    facts: '3 | Sets\n12 | Reps\n40 kg | Weight',
    figures: '18 | Exercises done | +4\n42 | Sets this week\n6 | Day streak',
    hero: 'Next | Squat | 3 sets of 12 with 40 kg | Start exercise',
    tip: 'Two minutes between the sets | You lift more when you wait',
    trend: 'Squat, best set | 86 kg | +6 kg',
    add: 'Add exercise',
    use: 'Start exercise',
  },
])
