import { type KindPart, partsOf } from './part.ts'

/** What timers, alarms and apps for one’s body have. */
export const bodyAndTimeParts: readonly KindPart[] = [
  ...partsOf('timer', [
    {
      said: 'presets, saved timers, saved workouts, timer presets, save presets, save workouts, custom workouts, saved presets, templates, multiple timers, custom timers, saved intervals, workout presets, preset timers, save timers, custom presets',
      page: 'Presets | list | Four of your own',
      content: `
        rows Presets
        - timer | Tabata | 20 on, 10 off, eight rounds | 4 min
        - timer | Boxing | 3 min on, 1 min off, twelve rounds | 48 min
        - timer | Legs and lungs | 40 on, 20 off, eight rounds | 8 min
        - timer | Hill sprints | 30 on, 90 off, six rounds | 12 min
        button plus | Save this as a preset`,
      within: /\b(?:interval|hiit|tabata|workout|boxing|rounds?|training|emom|circuit)\b/i,
    },
    {
      said: 'voice cues, voice announcements, spoken announcements, voice, audio cues, voice guidance, voice prompts, sound cues, beeps, sounds, vibration and sound, sound and vibration, sounds and vibration, spoken cues, audio alerts, voice alerts, text to speech',
      on: 'settings form',
      content: `
        chips Says | * Work and rest, Seconds, Names, Nothing
        switches
        - Voice over the music
        - Beep for the last three seconds
        - x Vibrate`,
    },
    {
      said: 'custom rounds, custom intervals, rounds, number of rounds, work and rest times, warm-up and cool-down, warm up and cool down, prepare time, custom work and rest times, sets, work and rest intervals, customizable intervals, adjustable work and rest times, warm-up, adjustable rounds',
      on: 'form',
      within: /\b(?:interval|hiit|tabata|workout|boxing|rounds?|training|emom|circuit)\b/i,
      content: `
        fields
        - Warm-up | choice | 1 min | None, 30 s, 1 min, 5 min
        - Sets | number | 2
        - Cool-down | choice | 2 min | None, 2 min, 5 min`,
    },
  ]),
  ...partsOf('alarms', [
    {
      said: 'math puzzles, puzzles, maths puzzles, math problems, tasks to turn off, captcha, challenges, dismiss challenges, maths problems, wake-up tasks, missions, shake to dismiss, math tasks, puzzles to dismiss, dismiss by maths, maths to dismiss',
      page: 'Getting up | brain | Three sums before it is quiet',
      content: `
        hero 7 × 8 + 6 = ? | Two more, then the alarm stops.
        cells
        - 1 2 3
        - 4 5 6
        - 7 8 9
        - ⌫ 0 ✓
        chips To turn it off | Nothing, * Sums, Shaking, Scanning the toothpaste
        chips How hard | Easy, * Medium, Hard`,
    },
    {
      said: 'gradual volume, gradually increasing volume, fade in, gentle wake, rising volume, increasing volume, volume fade in, sunrise alarm, sunrise, gentle alarm, gradual volume increase, crescendo',
      on: 'form',
      content: `
        fields
        - Louder over | choice | 2 min | At once, 30 s, 2 min, 10 min
        switches
        - Screen brightens like a sunrise`,
    },
    {
      said: 'snooze, custom snooze, snooze options, limited snooze, snooze settings, no snooze, adjustable snooze',
      on: 'form',
      content: `
        fields
        - Snooze for | choice | 10 min | 5 min, 10 min, 15 min
        - At most | choice | 3 times | Once, 3 times, Always`,
    },
  ]),
  ...partsOf('vitals blood-values diabetes medical symptoms', [
    {
      said: 'family profiles, multiple profiles, profiles, several profiles, multiple users, several people, multiple family members, user profiles, family members',
      page: 'Profiles | users | Three people in one app',
      content: `
        people Profiles
        - Ruth | You | Shown now
        - Otto | Father, three a day
        - Mia | Daughter, one in the evening
        button plus | Add somebody`,
    },
  ]),
  ...partsOf('fitness', [
    {
      said: 'rest timer, rest timers, timer between sets, built-in rest timer, rest periods',
      on: 'timer',
    },
    {
      said: 'one rep max, 1rm, 1rm calculator, one-rep max, one rep max calculator, plate calculator, personal records, personal bests',
      on: 'stats detail',
      content: `
        rows One-rep max
        - dumbbell | Squat | 5 × 90 kg | 101 kg
        - dumbbell | Bench press | 5 × 62.5 kg | 70 kg
        rows Plates for 90 kg
        - plus | Each side | 20 + 10 + 5`,
    },
    {
      said: 'exercise library, exercise database, exercises with animations, exercise instructions, exercise catalogue, animated exercises, video instructions, exercise videos, exercise guides',
      on: 'browse',
    },
    {
      said: 'body measurements, body weight, weight tracking, body weight tracking, measurements',
      on: 'stats profile',
      content: `
        stats Body
        - 74.2 kg | Weight
        - 82 cm | Waist
        - 36 cm | Arm`,
    },
  ]),
]
