import { type KindPart, partsOf } from './part.ts'

/** What is trained, resisted, sung and photographed shot by shot. */
export const setsAndShotsParts: readonly KindPart[] = [
  ...partsOf('fitness', [
    {
      said: 'body map, interactive body map, muscle map, muscles, muscle groups, muscle selection, tap muscles, muscles to train',
      on: 'home #Train browse',
      content: `
        chips Front* | * Chest, Shoulders, Biceps, Core, Thighs
        chips Back | Upper back, Lats, Triceps, Glutes, Calves`,
    },
    {
      said: 'rest, rest alarm, alarm, rest with alarm, alarm after rest, rest countdown',
      within: /\brest(?:s|ing)?\b/iu,
      on: '#Session guide form detail',
      content: `
        ring Rest alarm | 0.4 | 1:12 | of 2:00
        switches
        - x Sound at the end
        - x Vibrate`,
    },
    {
      said: 'routines, workout routines, routines per weekday, training routines, weekday, routine schedule, saved routines, reorder routines',
      page: 'Routines | list | Four, by weekday',
      content: `
        rows Routines per weekday
        - dumbbell | Push | Monday, 6 exercises | 52 min
        - dumbbell | Pull | Wednesday, 5 exercises | 48 min
        - dumbbell | Legs | Friday, 6 exercises | 55 min
        - dumbbell | Arms and core | Saturday, 7 exercises | 40 min
        button plus | New routine
        quiet sort | Reorder`,
    },
    {
      said: 'exercises with animations, animations, step-by-step instructions, 500+ exercises, exercises with instructions, exercise animations',
      page: 'Exercises | book | With pictures and steps',
      content: `
        chips Muscle | * All, Chest, Back, Legs, Arms
        rows Exercises with instructions
        - play | Back squat | Thighs, glutes | 6 steps
        - play | Bench press | Chest, triceps | 5 steps
        - play | Bent-over row | Upper back | 5 steps
        - play | Overhead press | Shoulders | 4 steps
        - play | Dead bug | Core, no weights | 4 steps`,
    },
  ]),
  ...partsOf('quitting', [
    {
      said: 'time, time since last pouch, time since last cigarette, time since last drink, time since last use, time since, last use, hours since',
      within: /\b(?:time|hours|minutes) since\b/iu,
      on: 'home',
      content: `
        ring Time since the last one | 0.7 | 4 h 12 | longest today`,
    },
    {
      said: 'daily allowance, allowance, taper plan, tapering, reduction plan, daily limit, allowed per day, baseline usage, baseline',
      on: '#Plan home',
      content: `
        stats Daily allowance
        - 4 of 6 | Used today
        - 10 | Baseline usage
        - 5 | From Monday`,
    },
    {
      said: 'craving resisted, cravings resisted, used pouch, resisted, one-tap log, quick log',
      on: 'home',
      content: `
        keys One-tap log
        - minus | Used one
        - check | Craving resisted`,
    },
    {
      said: 'daily check-in, check-in, evening check-in, morning check-in',
      page: 'Check-in | smile | One minute a day',
      content: `
        chips How was today? | * Easy, So-so, Hard
        sliders
        - How strong the cravings were | 40
        fields
        - What helped | text | A walk after lunch
        button check | Keep this day`,
    },
  ]),
  ...partsOf('guest-photos', [
    {
      said: 'shots, shots each, shots left, ten shots, shots per guest, shot limit, limited shots, film roll',
      on: '#Add photos form home',
      content: `
        ring Shots left | 0.7 | 7 | of 10 shots each`,
    },
    {
      said: 'live window, photos revealed, revealed together, reveal, event ends, photos developed, time-bound, unlock photos, reveal time',
      on: 'home browse',
      content: `
        hero Live window until 23:00 | 31 photos taken, all are revealed together after the event`,
    },
  ]),
  ...partsOf('voice-training', [
    {
      said: 'cents deviation, cents, analog-style dial, dial, needle, nearest note, visual feedback',
      on: '#Pitch gauge',
    },
    {
      said: 'load score, own score, load your own score, sheet music, melody, play melody, melodies',
      on: '#Sing along player browse',
      content: `
        rows Melodies and scores
        - music | First verse, Low Water | Your own score, 24 bars | 79
        - music | Scale in thirds | Melody, 40 seconds | 88
        button plus | Load a score`,
    },
  ]),
]
