import { type KindPart, partsOf } from './part.ts'

/** What timers, alarms and apps for one’s body have. */
export const bodyAndTimeParts: readonly KindPart[] = [
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
  ...partsOf('vitals', [
    {
      said: 'arm and position, position, body position, arm, measuring position, sitting or lying, sitting or standing',
      on: 'form detail',
      content: `
        chips Position | * Sitting, Lying, Standing`,
    },
    {
      said: 'averages, average, averages for morning and evening, averages for morning, morning and evening averages, daily averages, weekly averages, weekly average, average values, morning and evening',
      on: 'stats home history',
      content: `
        rows Averages*
        - sun | Morning | Last seven days | 124 / 79
        - moon | Evening | Last seven days | 131 / 83
        - calendar | All of November | 38 readings | 127 / 81`,
    },
    {
      said: 'ranges, colour-coded ranges, color-coded ranges, who ranges, classification, colour coding, color coding, target range, target ranges, normal range, blood pressure zones, zones, who classification, traffic light',
      on: 'stats detail history',
      content: `
        rows Ranges*
        - check | Normal | Below 130 / 85 | 24 readings | Green
        - warning | Raised | 130 / 85 to 139 / 89 | 11 readings | Yellow
        - warning | High | From 140 / 90 | 3 readings | Red`,
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
  ...partsOf('cycle', [
    {
      said: 'fertility window, fertile window, fertile days, ovulation, ovulation prediction, ovulation and fertility, fertility, ovulation and fertile days',
      on: 'home',
      content: `
        stats Fertile window*
        - 29 Nov – 3 Dec | Fertile days
        - 2 Dec | Ovulation
        - Low | Chance today`,
    },
    {
      said: 'predictions, cycle predictions, next period, period predictions, period prediction, cycle prediction, predicts next period',
      on: 'calendar home',
      content: `
        rows Next*
        - drop | Next period | In 27 days, give or take one | 16 Dec
        - flower | Next fertile days | In ten days, for five days | 29 Nov`,
    },
    {
      said: 'moods, mood, mood tracking',
      on: 'form mood',
    },
  ]),
  ...partsOf('water', [
    {
      said: 'custom cups, cups, custom drinks, drink types, different drinks, custom cup sizes, cup sizes, custom containers, beverages, many drinks',
      on: 'home form',
      content: `
        tiles Cups*
        - cup | Glass | 200 ml
        - coffee | Mug | 300 ml
        - bottle | Bottle | 750 ml
        - plus | Own size | Any amount`,
    },
    {
      said: 'daily goal, personal goal, hydration goal, custom goal, goal, daily target, goals',
      on: 'settings form',
      content: `
        fields
        - Daily goal | choice | 2.2 l | 1.5 l, 2 l, 2.2 l, 3 l
        switches
        - More on hot days`,
    },
    {
      said: 'smart reminders, reminders, interval reminders',
      on: 'notifications',
    },
  ]),
  ...partsOf('fitness running', [
    {
      said: 'rep max, one rep max, 1rm, 1rm calculator, personal records, personal bests, records',
      on: 'stats #Bests',
    },
    {
      said: 'gps, gps tracking',
      on: 'map home',
    },
    {
      said: 'interval training, intervals, interval workouts, intervals training',
      page: 'Intervals | timer | Six times 400 metres',
      content: `
        rows Today
        - run | Warm up | 10 min, easy
        - bolt | 6 × 400 m | At 4:30, 90 s walking between
        - leaf | Cool down | 8 min
        rows Others
        - bolt | Pyramid | 1, 2, 3, 2, 1 min
        - bolt | 30 – 30 | Twelve times
        button play | Start intervals`,
    },
  ]),
  ...partsOf('sleep sound-mixer', [
    {
      said: 'smart alarm, smart wake up, smart alarm clock, smart wake-up',
      on: 'settings form',
      content: `
        fields
        - Wake up between | time | 6:20
        - At the latest | time | 6:50
        switches
        - Only in light sleep`,
    },
    {
      said: 'snore detection, snoring detection, sleep talk recording, sound recording, snore recording',
      on: 'detail stats history',
      content: `
        rows Heard at night*
        - mic | Snoring | 1:12 – 1:26 | 14 min
        - mic | Talking | 3:40, “not the blue one” | 4 s`,
    },
  ]),
  ...partsOf('medical', [
    {
      said: 'stock, stock tracking, refill reminders, inventory, pill stock, pill count, refills, refill alerts',
      on: 'detail home',
      content: `
        rows Left in the box
        - pill | Magnesium | Ends on Monday | 4
        - pill | Ramipril 5 mg | Until 7 December | 18`,
    },
    {
      said: 'snooze',
      on: 'notifications',
    },
    {
      said: 'caregiver notifications, caregivers, caregiver alerts, family notifications, caregiver mode, notify family',
      on: 'notifications settings profile',
      content: `
        people Told when one is missed*
        - Otto | After 30 minutes | On
        - Dr Okafor | Once a week, all of them | On`,
    },
  ]),
  ...partsOf('meditation breath-pacer', [
    {
      said: 'bells, interval bells, intervals, bell sounds, gongs, singing bowls, starting and ending bells, interval bell, gong sounds, ambient sounds',
      on: 'timer form home settings',
      content: `
        chips Bell | * Bowl, Gong, Wood, None
        fields
        - Every | choice | 5 min | Never, 2 min, 5 min, 10 min
        sliders Bell
        - Volume | 50`,
    },
    {
      said: 'haptics, vibration, haptic feedback, haptic guidance, vibrations',
      on: 'settings timer',
      content: `
        switches
        - Vibrate in and out
        - x Voice`,
    },
    {
      said: 'box breathing, 4-7-8, patterns, breathing patterns, custom patterns, custom breathing patterns',
      on: 'browse',
    },
  ]),
  ...partsOf('symptoms', [
    {
      said: 'suspected foods, suspected food, suspect foods, trigger foods, food triggers, problem foods, foods to avoid, food culprits, possible culprits, safe foods',
      keepsName: true,
      page: 'Foods | apple | Onions look most likely',
      content: `
        chart Pain after eating | 5, 4, 2, 1, 0 | Onions, Milk, Wheat, Coffee, Rice
        rows Suspects
        - warning | Onions | Pain after 5 of 6 meals | 83 %
        - warning | Milk | Pain after 4 of 7 meals | 57 %
        - info | Wheat | Pain after 2 of 9 meals | 22 %
        - check | Rice | Never so far, 11 meals | 0 %
        banner info | Two weeks are few | Leave out onions until the 3rd of December and see.
        button check | Leave out onions`,
    },
    {
      said: 'forecast, pollen forecast, pollen levels, pollen level, pollen count, pollen',
      within: /pollen|bloom|hay fever/i,
      on: 'home',
      content: `
        rows Pollen*
        - leaf | Birch | Today 3 of 4, tomorrow 2 | High
        - leaf | Hazel | Today 1 of 4, tomorrow 1 | Low
        - leaf | Grasses | From May | None`,
    },
    {
      said: 'triggers, trigger, trigger tracking, possible triggers',
      on: 'form',
      content: `
        chips Triggers* | Weather, Little sleep, Wine, Screen, Stress`,
    },
    {
      said: 'pain map, body map, pain locations, body diagram',
      on: 'form',
      content: `
        chips Where | * Left side, Right side, Forehead, Neck, Behind the eyes`,
    },
    {
      said: 'weather, weather data, air pressure, weather correlation',
      on: 'stats',
      content: `
        line Air pressure and attacks | 1021, 1018, 1009, 1004, 1012, 1019, 1022 | F, S, S, M, T, W, T`,
    },
  ]),
  ...partsOf('steps', [
    {
      said: 'daily goal, step goal, goal, goals, daily step goal',
      on: 'settings profile home',
      content: `
        fields
        - Daily goal in steps | choice | 8,000 | 6,000, 8,000, 10,000
        switches
        - Tell at eight`,
    },
    {
      said: 'calories, calories burned, distance and calories, distance, calorie counter, calories burnt',
      on: 'stats home',
      content: `
        stats Today*
        - 312 kcal | Burned
        - 4.8 km | Walked
        - 58 min | On the move`,
    },
    {
      said: 'widgets, widget, notification, watch app, home screen widgets',
      on: 'settings',
      content: `
        tiles Widgets
        - run | 6,240 steps | Small
        - chart | This week | Wide`,
    },
  ]),
  ...partsOf('break-reminder', [
    {
      said: 'intervals, custom intervals, adjustable intervals, breaks, 20-20-20 breaks, 20-20-20 rule, 20-20-20, break intervals, breaks*',
      on: 'settings form home',
      content: `
        fields
        - A break every | choice | 20 min | 20 min, 45 min, 60 min
        - For | choice | 20 s | 20 s, 2 min, 5 min
        switches
        - Only while I work`,
    },
    {
      said: 'blue light filter, night filter, warm colours',
      on: 'settings',
      content: `
        sliders Blue light filter
        - Warmth | 45
        fields
        - From | time | 20:00`,
    },
    {
      said: 'exercises, stretches, eye exercises, stretching exercises',
      on: '#Exercises browse guide',
    },
  ]),
  ...partsOf('fitness', [
    {
      said: 'sequences, poses and sequences, flows, routines, yoga sequences, custom sequences',
      within: /yoga|pilates|stretch/i,
      on: 'browse',
      content: `
        rows Sequences
        - sun | Sun salutation | 12 poses, slow | 8 min
        - moon | Before sleep | 6 poses on the floor | 12 min
        - yoga | Hips and back | 9 poses | 20 min`,
    },
    {
      said: 'timer, workout timer, interval timer, pose timer',
      on: 'timer player guide',
    },
    {
      said: 'offline videos, videos, video instructions, exercise videos, video workouts',
      on: '#Videos video browse',
    },
  ]),
]
