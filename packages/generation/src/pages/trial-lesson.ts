import { definePage } from './page.ts'

export const trialLesson = definePage({
  id: 'trial-lesson',
  said: 'trial lesson, trial lessons, free trial lesson, trial class, free trial class, trial session, trial training, try out class, taster session, taster class, book trial lesson, trial classes, first lesson free, free trial session, book a trial',
  within:
    /\b(?:school|studio|gym|club|academy|courses?|dance|karate|music|yoga|swim|riding|tennis|boxing|ballet|martial|teacher|tutoring|nursery)\b/i,
  name: 'Trial lesson',
  icon: 'star',
  line: 'Free, on Saturday at ten',
  content: `
    hero The first one is free | Come as you are, stay if you like it.
    rows Free places
    - star | Saturday, 10:00 | For beginners, with Hana | | 4 free
    - star | Tuesday, 17:30 | For children from six | | 2 free
    - star | Thursday, 19:00 | For those who begin again | | 5 free
    fields
    - Who comes | person | Mara Vogt
    - Phone | phone | +49 151 2048
    - What we should know | long | It is my first time
    button check | Book trial lesson
  `,
})
