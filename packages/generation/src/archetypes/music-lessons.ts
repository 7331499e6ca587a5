import { defineArchetype } from '../archetype.ts'

/** A private music teacher and the pupils: homework, videos of practising, lessons paid. */
export const musicLessons = defineArchetype({
  id: 'music-lessons',
  words:
    'i teach piano 60, teach piano 50, i teach guitar 50, teach violin 50, i teach music 50, piano teacher 34, guitar teacher 34, violin teacher 34, cello teacher 34, flute teacher 34, drum teacher 34, singing teacher 34, music teacher 30, piano pupils 50, violin pupils 50, guitar students 44, piano students 50, piano studio 44, music school pupils 34, recital list 30, recital 14, clips of what they practised 40',
  examples: `
    After each lesson I write what to practise, and in the week they send a short film of it
    Thirty children learn piano with me, who has paid the month, who owes two lessons
    Pupils upload what they played, I answer with a voice message or a note at bar twelve
    Stickers for five days of practising, a small prize at twenty
    Recital in June: who plays what, how long, in which order, rehearsal on the grand piano
    Sheet music and play-along recordings for each pupil, tempo to reach
    Parents see next lesson, homework, fee and when I am on holiday
    Lessons that were cancelled, made up or lost, by pupil and month
    Cello, violin and viola at two schools, weekly plan with rooms, trial lessons
    Siblings come one after the other on Tuesdays, each has its own book of pieces and its own fee
    Guitar student records a song every Friday, I mark what got better
    Exam pieces by grade, scales, sight reading, who is ready`,
  bars: 'leaderboard cart',
  presets: 'warm, playful',
  icon: 'music',
  names: 'Bar Twelve, Half Past Three, From the Top',
  entity: 'music-pupil',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Pupils | users | | | | Pupils, students, children, kids, my pupils
    browse! | Homework | music | practice-task | | | Homework, homework for each lesson, practise, practice, what to practise, exercises, pieces, practice minutes
    browse! | Videos | video | practice-video | | | Videos, video, short video, recordings, recording, clips, upload clips, audio, send me
    week | Lessons | calendar | music-hour | | | Lessons, next lesson, timetable, schedule, lesson times
    browse! | Payments | receipt | lesson-bill | | | Payments, payment, paid, lessons paid, paid lessons, fees, invoices, invoice, owes
    browse! | Stickers | star | pupil-sticker | | | Stickers, sticker, stars, badges, rewards, collect, streaks, streak, collect stickers
    browse! | Recital | flag | recital-piece | | | Recital, recital list, concert, programme
    detail | Pupil
    form | Write homework | | practice-task | Write homework
    form | Add pupil
    chats? | Messages | chat
    profile? | Me | user`,
})
