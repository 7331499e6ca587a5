import { workout } from '../workout.ts'
import { defineVarieties } from './variety.ts'

/** What one trains; without these words strength and running. */
export const workoutVarieties = defineVarieties(workout, [
  {
    signs:
      'push-up 9, push-ups 9, pushup 9, pushups 9, press-up 9, pull-up 8, pull-ups 8, sit-ups 8, squats 6, planks 6, burpees 8',
    one: 'Session',
    many: 'Sessions',
    icon: 'dumbbell',
    groups: 'This week, This month, Best',
    fields: `
      Kind | choice | Normal | Normal, Wide, Narrow, On knees
      Date | date | Thu 19 Nov
      Push-ups | number | 62
      Sets | number | 4
      Best set | number | 21
      Notes | long | Last set on the kitchen step`,
    without: 'Exercise, Reps, Weight, Name',
    samples: `
      icon | title | subtitle | value
      dumbbell | 62 push-ups | Today, 4 sets: 21, 16, 14, 11 | 21
      dumbbell | 58 push-ups | Tuesday, 4 sets: 19, 15, 13, 11 | 19
      dumbbell | 55 push-ups | Sunday, 4 sets: 18, 14, 12, 11 | 18
      dumbbell | 40 push-ups | Friday, 2 sets, in a hurry | 22
      dumbbell | 54 push-ups | Wednesday, 4 sets | 18`,
    about: 'Four sets with ninety seconds between them. The first was your best since September.',
    facts: '62 | Push-ups\n4 | Sets\n21 | Best set',
    figures: '175 | This week | +22\n22 | Best set\n9 | Days in a row',
    hero: 'Today’s goal: 70 | 62 push-ups done | One more set of eight | Start set',
    tip: 'Twenty-two more than last week | At this pace you reach 100 in January',
    trend: 'Push-ups a session | 62 | +4',
    add: 'Log session',
    use: 'Start set',
  },
  {
    signs: 'yoga 8, asana 8, pilates 7, vinyasa 8, sun salutation 8, stretching 5, flexibility 5',
    one: 'Routine',
    many: 'Routines',
    groups: 'Morning, Evening, Back, Balance',
    fields:
      'Name | text | Slow morning\nMinutes | number | 18\nLevel | choice | Easy | Easy, Middle, Hard\nDate | date | Thu 19 Nov',
    without: 'Exercise, Sets, Reps, Weight',
    samples: `
      image | title | subtitle | overline | progress
      yoga | Slow morning | 12 poses, 18 minutes | Today, 7:00 | 68
      stretch | Neck and shoulders | 8 poses, 10 minutes | Yesterday | 100
      yoga sunset | Sun salutations | Six rounds, 15 minutes | Tuesday | 100
      breath | Before sleep | 9 poses, 20 minutes | Monday | 100
      yoga field | Balance | 10 poses, 25 minutes | Saturday | 100`,
    about: 'Twelve poses from lying to standing. Hold each for five breaths, leave out what pinches.',
    facts: '18 min | Time\n12 | Poses\nEasy | Level',
    figures: '4 | This week | +1\n68 min | On the mat\n9 | Days in a row',
    hero: 'Next up, 7:00 | Slow morning | 12 poses, 18 minutes | Start routine',
    tip: 'Nine days in a row | Twenty minutes more than last week',
    trend: 'Minutes on the mat | 68 | +20',
    data: [10, 18, 0, 15, 20, 0, 25],
    labels: ['F', 'S', 'S', 'M', 'T', 'W', 'T'],
    add: 'Log routine',
    use: 'Start routine',
  },
  {
    signs:
      'home workout 9, home workouts 9, push ups 9, push-ups 9, pushups 9, pull ups 9, pull-ups 9, pullups 9, sit-ups 9, burpees 9, planks 8, 7 minute 9, bodyweight 9, calisthenics 9, no equipment 9, workout at home 9, minute workout 8',
    groups: 'Whole body, Core, Legs, Short',
    fields: `
      Exercise | choice | Squats | Squats, Push-ups, Plank, Lunges
      Sets | number | 3
      Reps | number | 12
      Notes | long | Last ten seconds were hard`,
    without: 'Weight',
    samples: `
      image | title | subtitle | overline | progress
      gym home | Whole body, 7 minutes | 12 exercises, 30 s each | Today, 7:00 | 68
      stretch | Core and back | 9 exercises, 15 minutes | Yesterday | 100
      strength | Legs without weights | 20 minutes, three rounds | Tuesday | 100
      yoga stretch | Stretch to end the day | 10 minutes | Monday | 100
      gym | Push-ups, one more | 5 sets, 42 in all | Saturday | 100`,
    about: 'Thirty seconds each, ten seconds between. A chair and a wall are enough.',
    facts: '7 min | Time\n12 | Exercises\n42 | Push-ups',
    figures: '4 | This week | +1\n48 min | Moved\n26 | Day streak',
    hero: 'Next up | Whole body, 7 minutes | Twelve exercises, a chair and a wall | Start workout',
    tip: 'Four this week | One more than last week',
    trend: 'Push-ups in a row | 18 | +4',
    data: [10, 11, 12, 14, 15, 16, 18],
    labels: ['F', 'S', 'S', 'M', 'T', 'W', 'T'],
  },
  {
    signs: 'swim 8, swimming 8, laps in the pool 9, pool 5, swimmer 8',
    one: 'Swim',
    many: 'Swims',
    groups: 'Crawl, Breast, Back, Mixed',
    fields: `
      Where | choice | Town pool | Town pool, Lake, Sea
      Distance | text | 1,600 m
      Time | text | 38:20
      Stroke | choice | Crawl | Crawl, Breast, Back, Mixed
      Date | date | Thu 19 Nov
      Notes | long | Breathe every third stroke`,
    without: 'Exercise, Sets, Reps, Weight',
    samples: `
      image | title | subtitle | overline | progress
      swim sea | 1,600 metres | Town pool, 38:20 | Today, 7:00 | 100
      swim | Ten times 100 | Intervals, rest 20 s | Tuesday | 100
      lake | Across the lake | 1,100 m, 29:10 | Sunday | 100
      swim | Technique and turns | 45 minutes with Hana | Friday | 100
      sea | Along the pier | 800 m, 21:40, waves | Wednesday | 100`,
    about: 'Sixty-four lengths in thirty-eight minutes. Breathing every third stroke made it even.',
    facts: '1,600 m | Distance\n2:24 | Per 100 m\n64 | Lengths',
    figures: '4.9 km | This week | +0.8\n2:24 | Per 100 m\n11 | Swims this month',
    hero: 'Next, Thursday 7:00 | Ten times 100 metres | Twenty seconds of rest between | Start swim',
    tip: '4.9 kilometres this week | Eight hundred metres more than last week',
    trend: 'Seconds per 100 m | 144 | −4',
    data: [156, 154, 152, 151, 149, 147, 144],
    labels: ['F', 'S', 'S', 'M', 'T', 'W', 'T'],
    add: 'Log swim',
    use: 'Start swim',
  },
  {
    signs:
      'cycling 9, cyclist 8, bike ride 9, bike rides 9, ride tracker 9, cycling app 9, road bike 8, mountain bike 7',
    one: 'Ride',
    many: 'Rides',
    groups: 'Road, Gravel, Commute',
    fields: `
      Route | text | Round the lake
      Distance | text | 42 km
      Time | text | 1:38
      Bike | choice | Road | Road, Gravel, City
      Date | date | Thu 19 Nov
      Notes | long | Headwind until the bridge`,
    without: 'Exercise, Sets, Reps, Weight',
    samples: `
      image | title | subtitle | overline | progress
      bike lake | Round the lake | 42 km, 1:38 | Today | 100
      bike mountain | Over the pass | 61 km, 1,240 m up | Sunday | 100
      bike city | To work and back | 14 km, 38 min | Thursday | 100
      bike forest | Gravel through the wood | 28 km, 1:22 | Tuesday | 100
      bike sea | Coast road | 54 km, 2:04 | 8 November | 100`,
    about: 'Headwind until the bridge, then it went by itself. Average of twenty-six kilometres an hour.',
    facts: '42 km | Distance\n25.7 | Km/h\n310 m | Climb',
    figures: '118 km | This week | +24\n25.7 | Km/h\n1,620 m | Climbed',
    hero: 'Saturday | Over the pass | 61 kilometres, dry until four | Start ride',
    tip: '118 kilometres this week | Twenty-four more than last week',
    trend: 'Kilometres a week | 118 | +24',
    data: [72, 84, 90, 88, 96, 94, 118],
    labels: ['F', 'S', 'S', 'M', 'T', 'W', 'T'],
    add: 'Log ride',
    use: 'Start ride',
  },
  {
    signs: 'rower 9, rowers 9, ergometer 9, rowing machine 9, indoor rowing 9, erg 8, stroke rate 8',
    one: 'Session',
    many: 'Sessions',
    icon: 'wave',
    groups: 'Steady, Intervals, Races',
    without: 'Exercise, Sets, Reps, Weight',
    fields: `
      Distance | text | 5,000 m
      Time | text | 20:32
      Split | text | 2:03 per 500 m
      Stroke rate | number | 24
      Heart rate | number | 152
      Date | date | Thu 19 Nov
      Notes | long | Long through the water, easy forward`,
    samples: `
      icon | title | subtitle | value | badge | tone
      wave | 5,000 metres | 20:32, stroke rate 24, 152 bpm | 2:03 | Best | success
      timer | 8 × 500 metres | Rest 2 min, stroke rate 30 | 1:54 | Intervals | primary
      wave | 60 minutes steady | 14,200 m, stroke rate 20, 138 bpm | 2:07 | Steady | primary
      trophy | 2,000 metres | Test, 7:31, 176 bpm | 1:53 | Race | accent
      wave | 30 minutes | 7,080 m, stroke rate 20 | 2:07 | Steady | primary`,
    about: 'Even splits, the last five hundred in 1:58. Heart rate stayed below 155 until the end.',
    facts: '2:03 | Per 500 m\n24 | Stroke rate\n152 | Heart rate',
    figures: '38.4 km | This week | +4.2\n2:03 | Split\n5 | Sessions',
    hero: 'Next, Thursday 7:00 | 8 × 500 metres | Two minutes of rest, stroke rate 30 | Start session',
    tip: 'Two seconds faster than in October | Over 5,000 metres, at the same heart rate',
    trend: 'Split in seconds | 123 | −2',
    data: [129, 128, 127, 126, 125, 124, 123],
    labels: ['F', 'S', 'S', 'M', 'T', 'W', 'T'],
    add: 'Log session',
    use: 'Start session',
  },
  {
    signs: 'jump rope 9, skipping rope 9, rope skipping 9, jumps 6',
    one: 'Session',
    many: 'Sessions',
    icon: 'repeat',
    groups: 'Intervals, Endurance, Tricks',
    without: 'Exercise, Sets, Reps, Weight',
    fields: `
      Jumps | number | 820
      Time | text | 12 min
      Interval | choice | 40 s on, 20 s off | 30 s on, 30 s off, 40 s on, 20 s off, No pause
      Calories burned | text | 148 kcal
      Date | date | Thu 19 Nov
      Notes | long | Wrists, not arms`,
    samples: `
      icon | title | subtitle | value | badge | tone
      repeat | 12 rounds of 40 seconds | 20 s pause, 148 kcal | 820 | Best | success
      repeat | Ten minutes without pause | 1 trip, 126 kcal | 1,040 | Endurance | primary
      spark | Double unders | 5 rounds, 92 kcal | 64 | Tricks | accent
      repeat | 8 rounds of 30 seconds | 30 s pause, 84 kcal | 460 | Intervals | primary
      repeat | Warm-up | 3 minutes, 34 kcal | 310 | Easy | neutral`,
    about:
      'Twelve rounds, one trip in the ninth. Sixty-eight jumps a round on average, four more than on Tuesday.',
    facts: '820 | Jumps\n148 | kcal\n68 | A round',
    figures: '820 | Jumps today | +64\n148 | kcal\n9 | Days in a row',
    hero: 'Today | 12 rounds of 40 seconds | Twenty seconds of pause, about 150 kcal | Start',
    tip: 'Nine days in a row | Your longest was fourteen',
    trend: 'Jumps a day | 820 | +64',
    data: [540, 610, 0, 680, 720, 756, 820],
    labels: ['F', 'S', 'S', 'M', 'T', 'W', 'T'],
    add: 'Log session',
    use: 'Start session',
  },
  {
    signs: 'treadmill 9, incline 7',
    one: 'Session',
    many: 'Sessions',
    icon: 'run',
    groups: 'Steady, Intervals, Hills',
    without: 'Exercise, Sets, Reps, Weight',
    fields: `
      Programme | choice | Speed intervals | Steady, Speed intervals, Hills
      Speed | text | 11.5 km/h
      Incline | choice | 2 % | 0 %, 1 %, 2 %, 4 %, 8 %
      Virtual route | choice | Harbour city | Harbour city, Old town, Coast, None
      Time | text | 32 min
      Date | date | Thu 19 Nov`,
    samples: `
      icon | title | subtitle | value | badge | tone
      bolt | 8 × 1 minute at 14 km/h | 32 min, incline 1 %, Harbour city | 5.4 km | Intervals | primary
      mountain | Hills to 8 % | 28 min, 6 km/h, Coast road | 3.1 km | Hills | warning
      run | Easy half hour | 30 min, 9.5 km/h, Old town | 4.8 km | Steady | success
      bolt | 5 × 3 minutes at 12 km/h | 36 min, incline 1 % | 6.2 km | Intervals | primary
      run | Long and slow | 60 min, 9 km/h, along the river | 9.0 km | Steady | success`,
    about: 'Eight fast minutes with ninety seconds between, through the harbour and over both bridges.',
    facts: '5.4 km | Distance\n14 km/h | Fastest\n1 % | Incline',
    figures: '21.3 km | This week | +2.4\n11.5 km/h | On average\n5 | Sessions',
    hero: 'Next | 8 × 1 minute at 14 km/h | Incline 1 %, through Harbour city | Start session',
    tip: 'Half a kilometre an hour faster | Than in October, at the same heart rate',
    trend: 'Kilometres a week | 21.3 | +2.4',
    data: [0, 5, 0, 6, 3, 0, 5],
    labels: ['F', 'S', 'S', 'M', 'T', 'W', 'T'],
    add: 'Log session',
    use: 'Start session',
  },
  {
    signs: 'kettlebell 9, kettlebells 9',
    groups: 'Swings, Presses, Whole body',
    without: 'Exercise, Weight',
    fields: `
      Exercise | choice | Swing | Swing, Clean, Press, Snatch, Squat, Get-up
      Kettlebell | choice | 16 kg | 8 kg, 12 kg, 16 kg, 20 kg, 24 kg
      Sets | number | 10
      Reps | number | 10
      Rest | choice | 60 s | 30 s, 60 s, 90 s
      Date | date | Thu 19 Nov`,
    samples: `
      icon | title | subtitle | value | badge | tone
      dumbbell | 100 swings | 10 sets of 10, 16 kg | 1,600 kg | Best | success
      dumbbell | Clean and press ladder | 1, 2, 3 each side, five times, 16 kg | 960 kg | Presses | primary
      timer | Snatch test | 5 minutes, 78 reps, 16 kg | 1,248 kg | Test | warning
      user | Get-ups | 5 each side, 12 kg | 120 kg | Slow | primary
      dumbbell | Goblet squats and swings | 6 rounds, 20 kg | 2,400 kg | Whole body | primary`,
    about:
      'Ten swings at the top of each minute. Grip first, then the hips: the bell floats, the arms only guide it.',
    facts: '100 | Reps\n1,600 kg | Volume\n12 min | Time',
    figures: '6,330 kg | Weekly volume | +420\n100 | Most reps\n4 | Workouts',
    hero: 'Today | 100 swings | 10 sets of 10 with 16 kg, 60 seconds of rest | Start workout',
    tip: 'Weekly volume is up | 420 kilograms more than last week',
    trend: 'Weekly volume in kg | 6,330 | +420',
    data: [4800, 5100, 5000, 5400, 5800, 5910, 6330],
    add: 'Log workout',
    use: 'Start workout',
  },
])
