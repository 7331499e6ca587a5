import { defineEntity } from '../entity.ts'

export const course = defineEntity({
  id: 'course',
  words: 'course, class, lecture, tutorial, training course, module, workshop, education, yoga class',
  icon: 'school',
  groups: 'Drawing, Science, Music, Code',
  fields: `
    Level | choice | Beginner | Beginner, Medium, Expert
    Length | text | 6 weeks
    Teacher | person | Ruth Adeyemi
    Starts | date | Mon 30 Nov
    Notes | long | Bring a soft pencil`,
  samples: `
    image | title | subtitle | overline | progress | rating | meta
    art design | Drawing what is there | 12 lessons with Ruth Adeyemi | Drawing | 58 | 4.9 | 3 h 20
    science | Physics in the kitchen | 8 lessons, pots included | Science | 25 | 4.7 | 2 h 10
    music | Reading music slowly | 10 lessons, any instrument | Music | 80 | 4.8 | 2 h 50
    tech | A website in a weekend | 6 lessons, no tricks | Code | 10 | 4.6 | 4 h
    history | How cities drink | 9 lessons on water | History | 40 | 4.7 | 3 h
    garden | Ten pots, one balcony | 5 lessons from March | Garden | 15 | 4.8 | 1 h 30`,
  about: 'Twelve short lessons, a pencil and things you already own. You draw in each of them.',
  facts: '12 | Lessons\n3 h 20 | Length\n4.9 | Rating',
  figures: '58 % | This course | +8 %\n23 | Day streak\n4 | Courses done',
  hero: 'Lesson 7 of 12 | Shadows have edges | 14 minutes, a cup and a lamp | Keep going',
  tip: 'Three lessons a week | One more until Sunday',
  ask: 'Where is a shadow darkest? | At its far edge | Right beside the thing | In its middle | It is the same all over',
  trend: 'Minutes learned | 128 | +24',
  data: [12, 20, 8, 24, 16, 30, 18],
  use: 'Keep going',
})
