import { defineArchetype } from '../archetype.ts'

export const fitness = defineArchetype({
  id: 'fitness',
  words:
    'strength log 30, lifting log 30, gym tracker 26, one-rep max 16, reps and weight 20, sets and reps 20, weightlifting 18, weightlifting log 30, strength training 20, strength training log 34, lifting log 26, gym log 26, workout log 22, swim training 28, swim log 26, swimming log 26, swim workouts 26, push-ups 14, pull-ups 14, pushups 14, pullups 14, workout log 26, workout tracker 22, workout diary 24, yoga routines 30, yoga poses 24, yoga app 22, 7 minute workout 28, fitness 6, workout 6, gym 5, exercise 3, training 4, strength 3, running 3, training plan 4, personal trainer 4, lift 2, sport 1, muscle 3, home workouts 22, home workout 22, yoga 9, yoga for beginners 28, yoga videos 24, pilates exercises 20, swim tracker 26, swimming tracker 26, cycling app 22, ride tracker 18, bike ride tracker 26, cycling tracker 26, bodyweight 12, calisthenics 18, track my swimming 26, swimming 14, swim 10, get fit 20, fit at home 18, fitness coach 20, jump rope 30, skipping rope 28, rope skipping 28, rowers 22, rowing machine 30, ergometer 28, indoor rowing 30, concept2 28, treadmill 30, kettlebell 30, kettlebell workouts 34, kettlebells 30, elliptical 26, resistance bands 24, laps in the pool 36, pool laps 34, swim laps 34, counts laps 28',
  examples: `
    Log meals and workouts
    Tap the muscle on a body map, log reps and weight set by set, an alarm ends the rest, routines by weekday
    Yoga at home for beginners, short flows by length, for back pain or stress, a calendar of the days I practised
    Lengths in the pool, metres and minutes, how fast per hundred, week by week
    Squats, bench press, deadlift: sets, kilos, rests, what I managed last Tuesday
    No time, give me a quick home session with my own body weight
    Trainer makes plans for twelve clients, they tick the sets, he sees progress
    Bigger arms by summer, split by muscle groups, weekly volume
    Kettlebell and resistance bands routines with pictures and a pause timer
    Push-ups up to a hundred in eight weeks
    Personal records and one rep max on a graph
    Gym members follow the machines round, scan nothing, just log weight and repetitions
    Older people get strong again: chair stands, light dumbbells, twice a week
    Warm-up, circuit, cool-down, the workout of the day for our box
    Body measurements, waist, biceps, photos in the mirror, and which exercises I did
    Calisthenics: pull-up, dip and handstand progressions`,
  presets: 'bold, dark-pro',
  icon: 'dumbbell',
  names: 'Ironside, Repsheet, Stride',
  entity: 'workout',
  home: 'focus',
  screens: `
    home | Today | home
    history | Workout log | clock
    stats | Progress | trend
    browse! | Bests | trophy | best-lift
    browse? | Train | dumbbell
    detail | Workout
    form | Log workout
    guide? | Session
    profile | Me | user`,
})
