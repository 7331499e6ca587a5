import { definePage } from './page.ts'

export const examTopics = definePage({
  id: 'exam-topics',
  said: 'questions by topic, topics, by topic, question topics, practise by topic, practice by topic, topic practice, categories of questions',
  within:
    /\b(?:driving (?:theory|test|licen[cs]e)|theory (?:test|exam)|drivers?['’]? licen[cs]e|road signs)\b/i,
  name: 'Topics',
  icon: 'list',
  line: 'Right of way wants another round',
  content: `
    rows Theory
    - flag | Signs | 112 of 130 right | 86 %
    - car | Right of way | 41 of 88 right | 47 %
    - target | Distance and braking | 52 of 74 right | 70 %
    - bolt | Lights and technology | 39 of 46 right | 85 %
    - users | People on foot and on bikes | 30 of 40 right | 75 %
    - drop | Rain, snow and fog | 18 of 32 right | 56 %
    stats All of it
    - 292 of 410 | Right
    - 71 % | Ready
    button playf | Practise right of way
  `,
})
