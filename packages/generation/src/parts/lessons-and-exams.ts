import { type KindPart, partsOf } from './part.ts'

/** What those have who prepare for an exam, and those who teach one by one. */
export const lessonsAndExamsParts: readonly KindPart[] = [
  ...partsOf('quiz', [
    {
      said: 'mock exam, mock exams, exam simulation, exam simulations, practice exam, practice exams, mock test, mock tests, timed mock exam, timed mock exams, simulated exam, exam mode, trial exam, test exam, full exam',
      page: 'Mock exam | timer | 30 questions, 45 minutes',
      content: `
        ring Time left | 0.62 | 27:48 | question 12 of 30 | down
        hero {question} | Question 12 of 30, {title 1}
        chips Answer | {answers}
        button next | Next question
        rows Earlier exams
        - check | Sunday, 15 Nov | 27 of 30 in 31 minutes | 90 % | Passed
        - close | Wed 11 Nov | 21 of 30, time ran out | 70 % | Failed
        quiet check | Hand in`,
    },
    {
      said: 'question catalogue, question catalog, catalogue of questions, question bank, questions by topic, question catalogue by topic, topics, by topic, learn by topic, practise by topic, practice by topic, all questions, official questions, categories of questions, questions by chapter',
      page: 'Topics | list | All questions, by topic',
      content: `
        rows By topic
        - target | {title 1} | 112 of 130 right | 86 %
        - target | {title 2} | 41 of 88 right | 47 %
        - target | {title 3} | 52 of 74 right | 70 %
        - target | {title 4} | 39 of 46 right | 85 %
        stats All of it
        - 244 of 338 | Right
        - 72 % | Ready
        button playf | Practise {title 2}`,
    },
    {
      said: 'my mistakes, mistakes, wrong answers, wrong questions, repeat mistakes, review mistakes, mistakes to repeat, questions got wrong, hard questions, weak spots, weak topics, difficult questions',
      page: 'Mistakes | repeat | Eighteen wait for another try',
      content: `
        stats Mistakes
        - 18 | To repeat
        - 64 | Mended
        rows Wrong most often
        - repeat | {question} | {title 1}, wrong four times
        - repeat | {title 2}, question 31 | Wrong three times
        - repeat | {title 3}, question 8 | Wrong twice
        banner info | Gone after two | Answer it right twice in a row and it leaves the list.
        button playf | Repeat ten of them`,
    },
  ]),
  ...partsOf('instructor client-book', [
    {
      said: 'assign weekly plan, weekly plan, weekly plans, training plan, training plans, assign plan, assign plans, assign workouts, workout plans, assign exercises, exercise plans, plan for the week, homework, assign homework',
      within: /\b(?:coach\w*|train\w*|fitness|workouts?|exercises?|athletes?|gym|physio\w*|yoga|pilates)\b/i,
      page: 'Weekly plan | calendar | From Monday 23 November',
      content: `
        chips For | * Ida, Omar, Kim, Noor
        rows The week
        - dumbbell | Monday, legs | Squats 4 × 8, lunges 3 × 10 | 40 min
        - run | Wednesday, easy run | 5 km, slow enough to talk | 35 min
        - dumbbell | Friday, back | Rows 4 × 8, plank 3 × 45 s | 40 min
        - yoga | Sunday, stretching | Hips and shoulders | 20 min
        fields
        - Add exercise | text | Side plank, 3 × 30 s
        - Note | long | Left shoulder: no presses overhead
        button send | Send plan`,
    },
    {
      said: 'plan progress, completed workouts, done workouts, who did it, what was done, completed exercises, completed plans, workout completion, plan compliance',
      on: 'browse home',
      isFirst: true,
      content: `
        ticks Done this week
        - x Ida, legs | Monday, felt good
        - x Ida, easy run | Wednesday, 34 minutes
        - Ida, back | Friday
        - x Omar, hips | Tuesday
        - Kim, long run | Missed on Wednesday`,
    },
  ]),
  ...partsOf('drill', [
    {
      said: 'hear the words, hear words, hear the word, dictation, read aloud, words read aloud, listen to words, audio of words, write down, write the words',
      on: '#Type quiz typing',
      isFirst: true,
      content: `
        keys Listen
        - volume | Hear it again
        - clock | Slowly
        - book | In a sentence`,
    },
  ]),
  ...partsOf('practice choir', [
    {
      said: 'my voice, choose my voice, voice part, voice parts, choose voice, choose part, my part, soprano alto tenor bass',
      within: /\b(?:choir|sing\w*|voices?|soprano|alto|tenor|bass|choral|a cappella)\b/i,
      on: 'detail',
      isFirst: true,
      content: `
        chips My voice | Soprano, * Alto, Tenor, Bass, All
        sliders How loud
        - My voice | 90
        - The others | 40
        keys Play
        - back15 | Back
        - play | Play along
        - repeat | Loop`,
    },
    {
      said: 'slower tempo, slow it down, slow down, slower, half speed, playback speed, slow motion, change tempo, tempo control, adjust speed, slow practice',
      on: 'detail',
      content: `
        sliders Tempo in percent
        - Tempo | 75
        chips Speed | 50 %, * 75 %, 100 %`,
    },
    {
      said: 'hard bars, hard parts, hard spots, hard places, mark hard bars, mark the hard bars, mark difficult bars, difficult bars, difficult passages, hard passages, mark bars, loop bars',
      on: 'detail',
      content: `
        rows Hard bars
        - flag | Bars 12 to 16 | Leap of a sixth, breathe before | 4 times
        - flag | Bars 31 to 33 | Comes in after the tenor | 2 times
        - check | Bar 48 | Long note, count to six | Done
        quiet plus | Mark bars`,
    },
  ]),
]
