import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'

/** What a body takes in, does and feels. */
export const bodyAnywhere: readonly KindPart[] = partsOf(anyKind, [
  {
    said: 'body map*, body diagram*, body chart, pain map, injury map',
    page: 'Body map | user | Two marks, one new',
    keepsName: true,
    content: `
      tabs Side | Front, Back
      chips Where | Head, * Left arm, Right arm, Chest, Belly, Back, Left leg, Right leg
      chips What | * Bruise, Scratch, Burn, Swelling, Pain
      fields
      - Size | text | 2 cm
      - How it happened | text | Fell off the scooter
      - Photo | photo | camera
      rows Marked
      - warning | Left arm, below the elbow | Bruise, 2 cm | Today
      - check | Right knee | Scratch, healing | 14 Nov
      button plus | Add a mark`,
  },
  {
    said: 'water intake, hydration, water tracking, water tracker, track water, hydration tracking, hydration tracker, log water, water intake tracking, hydration reminders, drink water reminders, track water intake',
    page: 'Water | drop | 1.2 of 2 litres',
    content: `
      ring Today | 0.6 | 1.2 l | of 2 litres
      keys
      - drop | 200 ml
      - cup | 300 ml
      - bottle | 500 ml
      timeline Today
      - 300 ml | 9:10
      - 500 ml | 8:05
      - 400 ml | 7:20
      switches
      - x Remind every two hours`,
  },
  {
    said: 'calorie tracking, calories, calorie counter, count calories, calorie counting, calorie tracker, track calories, log meals, food log, food diary, food logging, meal logging, nutrition tracking, log food, track meals',
    page: 'Calories | food | 840 left today',
    content: `
      ring Left today | 0.58 | 840 | of 2,000 kcal
      stats
      - 68 g | Protein
      - 142 g | Carbs
      rows Eaten
      - food | Porridge with berries | 7:40 | 380 kcal
      - bowl | Lentil salad | 12:30 | 520 kcal
      - apple | Apple and nuts | 15:10 | 260 kcal
      button plus | Add a meal`,
  },
  {
    said: 'meal plans, meal plan, meal planning, diet plan, diet plans, weekly meal plan, meal planner, nutrition plans, nutrition plan, meal prep plan',
    page: 'Meal plan | utensils | Lentil salad at noon',
    content: `
      agenda Thursday
      - 7:30 | Porridge with berries | 380 kcal
      - 12:30 | Lentil salad | 520 kcal
      - 18:30 | Trout with potatoes | 640 kcal
      agenda Friday
      - 7:30 | Yoghurt and nuts | 340 kcal
      - 12:30 | Vegetable soup | 410 kcal
      chips Eats | * Everything, No meat, Vegan, No gluten
      button cart | Make a shopping list`,
  },
  {
    said: 'exercise library, exercise database, library of exercises, exercise catalogue, exercise catalog, workout library, exercise videos, exercise demonstrations, exercise demos',
    page: 'Exercises | dumbbell | 48 of them',
    content: `
      chips Body | * All, Legs, Back, Core, Arms
      cards
      - squat | Squat | Legs, no equipment | 3 × 12
      - yoga | Plank | Core, 40 seconds | 3 ×
      - gym | Row with a dumbbell | Back, one hand | 3 × 10
      - yoga | Bridge | Back and legs | 3 × 15
      fields
      - Find | text | Shoulder, gentle`,
  },
  {
    said: 'medication, medications, medication reminders, medicine reminders, pill reminders, medication reminder, medication tracking, medication tracker, meds, medicines, medication schedule, pill reminder, medicine reminder, medication log, track medication',
    page: 'Medicines | pill | Next at 14:00',
    content: `
      ticks Today
      - x Ramipril 5 mg | 8:00, one
      - Vitamin D | 14:00, one drop
      - Nose spray | 21:00, when needed
      rows At home
      - pill | Ramipril 5 mg | Lasts until 8 December | 18 left
      - drop | Vitamin D | Lasts until spring | 90 left
      switches
      - x Remind me twice
      - Tell my family
      button plus | Add a medicine`,
  },
  {
    said: 'fall detection, fall alert, fall alerts, fall detection alert, fall detection alerts, detects falls',
    page: 'Fall alert | shield | On, asks after 30 seconds',
    content: `
      hero Is everything all right? | Without an answer your family is told after 30 seconds.
      switches
      - x Notice a fall
      - x Send where I am
      - Call 112 at night
      people Is told first
      - Ana Petrova | Your daughter, answers at once
      - Omar Haddad | Your neighbour, has a key
      button check | I am fine`,
  },
  {
    said: 'symptoms, symptom tracking, symptom tracker, symptom log, track symptoms, log symptoms, symptom diary, pain tracking, pain diary, pain log',
    page: 'Symptoms | stethoscope | Two today',
    content: `
      chips Today | * Headache, Tired, Nausea, Dizzy, Pain
      sliders
      - How strong | 40
      fields
      - Since | time | 9:30
      - Perhaps because | text | Slept little
      timeline Lately
      - Headache, light | Tuesday, gone after an hour
      - Tired | Sunday
      button check | Keep it`,
  },
  {
    said: 'symptom checker, symptom check, ai symptom checker, check symptoms',
    page: 'Symptom check | stethoscope | Takes two minutes',
    content: `
      chips What is it? | * Headache, Cough, Fever, Stomach, Skin
      sliders
      - How strong | 50
      fields
      - Since | date | Tue 17 Nov
      - Anything else | text | Worse in the evening
      hero See a doctor within a few days | Rest and drink a lot. With a stiff neck or fever above 39 call at once.
      button calendar | Find an appointment`,
  },
  {
    said: 'meditation, guided meditation, guided meditations, meditations, meditation sessions, mindfulness, meditation library, mindfulness exercises',
    page: 'Meditation | yoga | Ten minutes today',
    content: `
      ring Today | 0.5 | 5:00 | of 10 minutes | down
      keys
      - repeat | Again
      - play | Start
      - bell | Bell
      rows Guided
      - sun | Begin the day | Iris, sitting | 8 min
      - wave | One breath, then the next | Omar, lying | 12 min
      - moon | Before sleep | Iris, lying | 20 min`,
  },
  {
    said: 'feeding schedule, feeding times, feeding reminders, feeding log, feeding plan',
    page: 'Feeding | bowl | Next at 18:00',
    content: `
      ticks Today
      - x Breakfast | 7:00, 80 g
      - x At noon | 12:30, 40 g
      - Supper | 18:00, 80 g
      rows At home
      - box | Dry food | Lasts nine days | 3.2 kg
      switches
      - x Remind us all`,
  },
  {
    said: 'doctor visits, vet visits, doctor appointments, vet appointments, medical appointments, vet appointment, appointments, upcoming appointments, appointment history, appointment tracking',
    within:
      /\b(?:doctors?|vets?|veterinar\w*|medic\w*|health\w*|patients?|clinic\w*|hospitals?|therap\w*|dentists?|pets?|bab(?:y|ies)|pregnan\w*|diabet\w*|blood|carers?|symptoms?|illness\w*|elderly)\b/i,
    page: 'Appointments | calendar | Next on Tuesday',
    content: `
      agenda Coming up
      - Tue 9:20 | Check-up | Dr. Iris Chen, Mill street 12
      - 3 Dec | Second visit | Dr. Omar Haddad, bring the results
      timeline Before
      - Check-up | 14 October, all well
      - First visit | 2 September
      fields
      - Ask about | text | Whether it may be less from now on
      button plus | Add an appointment`,
  },
  {
    said: 'grooming, grooming schedule, grooming appointments, grooming log',
    page: 'Grooming | scissors | Claws on Saturday',
    content: `
      ticks This month
      - x Brushed | Sunday, ten minutes
      - Claws | Saturday
      - Bath | 28 November
      agenda At the salon
      - 12 Dec | Wash and cut | Muddy Paws, € 45
      button plus | Add a date`,
  },
  {
    said: 'training tips, training guides, obedience training, puppy training',
    within: /\b(?:dogs?|pupp\w+|pets?|horses?|cats?)\b/i,
    page: 'Training | star | Next: wait',
    content: `
      steps Sit, wait, come
      - Sit | A treat above the nose, three times
      - Wait | One step back, then return
      - Come | Kneel down and be glad
      rows More
      - play | Loose leash | Five minutes a day | 4 min
      - play | Alone at home | Begin with one minute | 6 min`,
  },
  {
    said: 'breathing exercises, breathing exercise, breathwork, guided breathing, breathing techniques, box breathing, deep breathing',
    page: 'Breathe | wave | Four in, six out',
    content: `
      ring Round 3 of 8 | 0.4 | In | for 4 seconds
      keys
      - repeat | Again
      - play | Start
      - bell | Sound
      rows Others
      - wave | Box breathing | In, hold, out, hold, four each | 3 min
      - moon | 4-7-8 before sleep | Four rounds | 4 min
      - sun | Wake up | Quick and light | 1 min`,
  },
  {
    said: 'nutrition tips, healthy eating tips, nutrition advice, nutrition guide, diet tips, nutrition guides, nutrition articles, healthy recipes',
    page: 'Nutrition | apple | New: what to eat before',
    content: `
      cards
      - bread | What to eat before | Two hours, one hour, ten minutes | 3 min
      - salad | Colours on the plate | Five of them, without counting | 4 min
      - soup | Quick after training | Soup, beans, bread | 2 min
      chips About | * All, Protein, Breakfast, Drinking
      quiet bookmark | Kept for later`,
  },
  {
    said: 'health articles, health tips, wellness tips, health library, health education, health advice, wellness articles, health blog, medical articles',
    page: 'Health articles | book | Two are new',
    content: `
      cards
      - tea | A cold, and what helps | When to stay in bed | 4 min
      - bed | Sleeping better | Seven small habits | 5 min
      - forest | Half an hour on foot | Why it is enough | 3 min
      chips About | * All, Sleep, Heart, Children
      quiet bookmark | Kept for later`,
  },
  {
    said: 'vitals, vital signs, vitals tracking, vital signs log, vitals log, health vitals, vital signs tracking',
    page: 'Vitals | heart | Taken at 8:10',
    content: `
      stats Today
      - 124 / 82 | Blood pressure
      - 68 | Pulse
      - 36.7° | Temperature
      - 97 % | Oxygen
      line Pulse, last seven days | 72, 70, 71, 69, 74, 70, 68 | F, S, S, M, T, W, T
      fields
      - Blood pressure | text | 124 / 82
      - Pulse | number | 68
      - Temperature | number | 36.7
      button check | Keep it`,
  },
])
