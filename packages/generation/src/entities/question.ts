import { defineEntity } from '../entity.ts'

export const question = defineEntity({
  id: 'question',
  one: 'Quiz',
  many: 'Quizzes',
  words: 'question, quiz question, trivia, answer, knowledge',
  icon: 'help',
  groups: 'Rivers, History, Science, Music',
  fields: `
    Question | long | Which river flows through four capitals?
    Answer A | text | The Danube | The Danube, The Rhine, The Elbe, The Tagus
    Answer B | text | The Rhine
    Topic | choice | Rivers | Rivers, History, Science, Music`,
  samples: `
    icon | title | subtitle | badge | tone
    wave | Rivers | 10 questions, 8 right | Passed | success
    hourglass | History | 10 questions, 9 right | Passed | success
    target | Science | 10 questions, 5 right | Failed | warning
    music | Music | 10 questions, 7 right | Passed | success`,
  about: 'Four capitals lie on its banks: Vienna, Bratislava, Budapest and Belgrade.',
  facts: '8 | Right\n10 | Asked\n3:41 | Time',
  figures: '1,480 | Points | +24\n80 % | Correct answers | +4\n12 | Quizzes',
  hero: 'Rivers and railways | Which river flows through four capitals? | 10 questions, about 4 minutes | Start the quiz',
  add: 'Add question',
  tip: 'You are strong in rivers | Science wants another round',
  trend: 'Correct answers | 80 % | +4 %',
  data: [58, 61, 70, 66, 72, 78, 80],
})
