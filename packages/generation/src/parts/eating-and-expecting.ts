import { type KindPart, partsOf } from './part.ts'

/** What food diaries, pregnancies and games for small children have. */
export const eatingAndExpectingParts: readonly KindPart[] = [
  ...partsOf('nutrition', [
    {
      said: 'macros, macro tracking, macro goals, macronutrients, protein carbs and fat, track macros, carbs, protein, fat, macro targets, carbs protein and fat, nutrients, nutrition facts',
      on: 'home stats detail',
      content: `
        stats Macros*
        - 84 of 120 g | Protein
        - 168 of 240 g | Carbs
        - 46 of 70 g | Fat`,
    },
    {
      said: 'water, water intake, water tracking, water tracker, drink water, glasses of water, hydration, track water',
      on: 'home',
      content: `
        ring Water | 0.6 | 1.2 l | of 2 l today
        keys
        - plus | Glass, 0.2 l
        - plus | Bottle, 0.5 l`,
    },
    {
      said: 'weight, weight tracking, weight log, weight chart, track weight, weight goal, weigh-ins, goal weight, body weight, weight tracker',
      on: 'stats profile',
      content: `
        line Weight | 74.2, 73.9, 73.6, 73.8, 73.1, 72.9, 72.6 | F, S, S, M, T, W, T
        stats Weight goal
        - 72.6 kg | Today
        - 70 kg | Goal`,
    },
    {
      said: 'vitamins, minerals, micronutrients, vitamins and minerals, fibre, fiber, sugar and salt, vitamin tracking',
      on: 'stats detail',
      content: `
        rows Vitamins and minerals*
        - check | Vitamin C | 96 mg | 107 %
        - warning | Iron | 8.4 mg | 60 %
        - check | Fibre | 28 g | 93 %`,
    },
    {
      said: 'fasting, fasting timer, intermittent fasting, fasting window, intermittent fasting timer',
      page: 'Fasting | clock | Until 11:30',
      content: `
        ring Fasting | 0.7 | 11:12 | of 16 hours | up
        chips Plan | 14:10, * 16:8, 18:6
        button check | Stop fasting`,
    },
  ]),
  ...partsOf('pregnancy', [
    {
      said: 'baby size, size of the baby, baby size comparison, fruit size, how big the baby is, baby growth, size comparison, baby development, weekly development, development of the baby',
      on: 'home detail',
      content: `
        rows Baby size*
        - leaf | As big as a mango | 19 cm, 430 g in week 22
        - heart | Hears your voice | Ears are done since week 20`,
    },
    {
      said: 'weight gain, weight, weight tracking, weight tracker, weight log',
      on: 'stats home profile',
      content: `
        line Weight gain | 0, 1, 2, 3, 4, 6, 7 | 10, 12, 14, 16, 18, 20, 22`,
    },
    {
      said: 'appointments, doctor appointments, checkups, prenatal appointments, midwife appointments, check-ups, visits, appointment reminders, doctor visits',
      page: 'Check-ups | calendar | Next on Tuesday',
      content: `
        agenda
        - 24 Nov, 9:30 | Ultrasound, week 23 | Dr. Sato, bring the record
        - 8 Dec, 11:00 | Sugar test | Come sober, two hours
        - 22 Dec, 10:15 | Midwife at home | Birth plan
        button plus | Add appointment`,
    },
    {
      said: 'bump photos, belly photos, belly pictures, photo diary, bump diary, weekly photos, photo journal, photo of the belly',
      page: 'Bump photos | camera | One each week',
      content: `
        cards
        - person | Week 22 | Thu 19 Nov
        - person | Week 18 | Thu 22 Oct
        - person | Week 14 | Thu 24 Sep
        button camera | Take this week's`,
    },
    {
      said: 'symptoms, symptom diary, symptom tracker, mood and symptoms, track symptoms, symptom log, log symptoms',
      on: 'form detail home',
      content: `
        chips Symptoms | * None, Sick, Tired, Back pain, Heartburn`,
    },
    {
      said: 'names, baby names, name ideas, name list, favourite names, favorite names',
      page: 'Names | heart | Both like three',
      content: `
        rows Baby names
        - heart | Ida | Both like it
        - heart | Otto | Both like it
        - star | Mateo | Your idea
        button plus | Add a name`,
    },
  ]),
  ...partsOf('kids-learning', [
    {
      said: 'match pictures with words, matching game, matching games, picture matching, word matching, match pictures and words, match words with pictures, matching pairs, match words, match pictures, match letters',
      page: 'Match | game | Which belong together?',
      content: `
        cells Pictures and words
        - ● star
        - ★ moon
        - ☾ ball
        button check | Check pairs`,
    },
    {
      said: 'trace the alphabet, trace letters, letter tracing, tracing, trace alphabet, tracing letters, alphabet tracing, trace numbers, handwriting, trace',
      page: 'Trace | edit | Follow the dots',
      content: `
        cells Trace A
        - · · ● · ·
        - · ● · ● ·
        - ● ● ● ● ●
        - ● · · · ●
        keys
        - volume | Hear it
        - repeat | Again
        - check | Done`,
    },
    {
      said: "parents' corner, parent corner, parents corner, parent area, parental area, parents area, parents' area, parent zone, parents' zone, parent dashboard, parental controls, for parents, parental gate, corner",
      on: 'stats settings',
      content: `
        rows Parents' corner
        - clock | At most 20 minutes a day | 12 used today
        - lock | Only with the code | Three times four is?
        switches
        - Lock other apps`,
    },
    {
      said: 'letters and sounds, letter sounds, phonics, sounds, phonics games, animal sounds, abc sounds',
      on: 'detail browse',
      content: `
        keys Letter sounds*
        - volume | A as in apple
        - volume | B as in ball
        - volume | C as in cat`,
    },
    {
      said: 'stickers, sticker book, sticker album, collect stickers, rewards, reward stickers, stars and stickers, badges, sticker rewards, finished level, levels',
      page: 'Stickers | star | Fourteen so far',
      content: `
        tiles Sticker book
        - star | Rocket | Level 3
        - moon | Sleepy cat | Level 2
        - sun | Rainbow | Level 1
        - lock | Dragon | Level 4`,
    },
  ]),
]
